import { CX, type Draw, H, PAPER, type Point, W, disc, gouge, line, n, path, polar, poly } from "./pen";
import type { Backdrop } from "./types";

/** What lies behind: the tone plate, one drawing per kind of family. */
export const BACKDROPS: Record<Backdrop, Draw> = {
  peaks(r, f) {
    let s = disc(r.in(25, 95), r.in(18, 30), r.in(13, 19), PAPER);
    for (const [base, c] of [
      [58, f.tone],
      [74, f.deep],
    ] as const) {
      const pts: Point[] = [[-5, H + 5]];
      let x = -8;
      while (x < W + 10) {
        pts.push([x, base + r.in(-4, 8)]);
        x += r.in(9, 16);
        pts.push([x, base - r.in(14, 30)]);
        x += r.in(9, 16);
      }
      s += path(poly([...pts, [W + 5, H + 5]]), c, `opacity="${c === f.deep ? 0.55 : 0.9}"`);
    }
    return s;
  },
  flames(r, f) {
    let s = "";
    for (let i = 0; i < 9; i++) {
      const x = i * 15 + r.in(-5, 5),
        h = r.in(38, 76),
        w = r.in(8, 13);
      s += path(
        `M${n(x - w)} ${H + 3}C${n(x - w)} ${n(H - h * 0.4)} ${n(x + w * 0.7)} ${n(H - h * 0.5)} ${n(x + r.in(-5, 5))} ${n(H - h)}C${n(x + w * 1.3)} ${n(H - h * 0.55)} ${n(x + w)} ${n(H - h * 0.3)} ${n(x + w)} ${H + 3}z`,
        i % 2 ? f.tone : f.deep,
        `opacity="${i % 2 ? 0.95 : 0.5}"`,
      );
    }
    return s;
  },
  orbits(r, f) {
    let s = "";
    const cx = r.in(45, 75),
      cy = r.in(34, 48);
    for (let i = 5; i > 0; i--)
      s +=
        `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${i * 15}" ry="${n(i * 11)}" fill="none" stroke="${f.tone}" stroke-width="${i % 2 ? 4 : 1.6}"/>` +
        disc(...polar(cx, cy, i * 13, r.in(0, 6.28)), r.in(2, 4.5), f.deep);
    return s;
  },
  rings(r, f) {
    let s = disc(r.in(20, 40), 24, 15, f.tone) + disc(r.in(88, 104), 20, 6, f.deep);
    for (let i = 0; i < 6; i++)
      s += `<ellipse cx="${n(r.in(5, 115))}" cy="${n(r.in(64, 88))}" rx="${n(r.in(7, 15))}" ry="${n(r.in(2.5, 5))}" fill="none" stroke="${f.tone}" stroke-width="2.6"/>`;
    return path(`M0 62Q60 48 120 62V90H0z`, f.tone, `opacity=".35"`) + s;
  },
  arches(r, f) {
    let s = "";
    const w = r.pick([20, 24, 30]);
    for (let x = -w / 2; x < W + w; x += w)
      s += path(
        `M${n(x - w * 0.42)} ${H + 2}V44C${n(x - w * 0.42)} 28 ${n(x)} 18 ${n(x)} ${r.int(10, 14)}C${n(x)} 18 ${n(x + w * 0.42)} 28 ${n(x + w * 0.42)} 44V${H + 2}z`,
        f.tone,
      );
    return s;
  },
  roofs(r, f) {
    let s = disc(r.in(24, 96), r.in(20, 30), r.in(12, 17), PAPER),
      x = -6;
    while (x < W) {
      const w = r.in(13, 24),
        h = r.in(30, 52);
      s += path(
        poly([
          [x, H + 2],
          [x, H - h],
          [x + w / 2, H - h - r.in(4, 15)],
          [x + w, H - h],
          [x + w, H + 2],
        ]),
        r.chance(0.5) ? f.tone : f.deep,
        `opacity=".8"`,
      );
      x += w + r.in(0, 3);
    }
    return s;
  },
  leaves(r, f) {
    let s = "";
    for (let i = 0; i < 15; i++) {
      const x = r.in(-4, W + 4),
        y = r.in(4, H),
        a = Math.atan2(y - 46, x - 60) + r.in(-0.5, 0.5),
        l = r.in(20, 34);
      s += gouge(x, y, l, a, r.in(9, 13), i % 3 ? f.tone : f.deep) + gouge(x, y, l * 0.8, a, 0.9, f.paper);
    }
    return s;
  },
  columns(_r, f) {
    let s = path(`M0 14H120V22H0z`, f.tone);
    for (let x = 4; x < W; x += 20)
      s += path(`M${x} 22h11v70h-11z`, f.tone) + [3, 6, 9].map((d) => line(`M${x + d - 0.5} 26V90`, 0.9, f.paper)).join("");
    return s;
  },
  stars(r, f) {
    let s = path(`M-5 ${n(r.in(55, 70))}Q60 ${n(r.in(30, 44))} 125 ${n(r.in(50, 66))}V95H-5z`, f.tone);
    for (let i = 0; i < 26; i++) s += disc(r.in(0, W), r.in(0, H), r.in(0.6, 2), i % 3 ? f.deep : PAPER);
    return s;
  },
  waves(r, f) {
    let s = "";
    for (let y = 20; y < H + 8; y += 11) {
      let d = `M-12 ${y}`;
      const o = r.in(-8, 8);
      for (let x = -12 + o; x < W + 18; x += 18) d += `q4.500 -9 9 0t9 0`;
      s += line(d, r.in(3, 5.5), (y / 11) % 2 < 1 ? f.tone : f.deep, `opacity=".85"`);
    }
    return s;
  },
  gears(r, f) {
    let s = "";
    for (let i = 0; i < 5; i++) {
      const x = r.in(5, 115),
        y = r.in(5, 85),
        R = r.in(12, 22),
        k = 12;
      s +=
        path(
          poly(Array.from({ length: k * 4 }, (_, j) => polar(x, y, j % 4 < 2 ? R : R * 0.8, (j * Math.PI) / (k * 2)))),
          i % 2 ? f.tone : f.deep,
          `opacity=".8"`,
        ) + disc(x, y, R * 0.36, f.paper);
    }
    return s;
  },
  rays(r, f) {
    let s = "";
    const k = r.pick([9, 12, 16]),
      o = r.in(0, 1);
    for (let i = 0; i < k; i++) {
      const a = o + (i * 6.283) / k,
        w = (3.1416 / k) * 0.55;
      s += path(poly([[CX, 42], polar(CX, 42, 95, a - w), polar(CX, 42, 95, a + w)]), f.tone);
    }
    return s;
  },
  clouds(r, f) {
    let s = "";
    for (let i = 0; i < 8; i++) {
      const x = r.in(0, W),
        y = r.in(8, H);
      for (let j = 0; j < 4; j++) s += disc(x + j * 8, y + r.in(-3, 3), r.in(5, 10), i % 2 ? PAPER : f.tone);
    }
    return s;
  },
  brush(r, f) {
    let s = disc(r.in(30, 90), 30, 22, f.tone);
    for (let i = 0; i < 6; i++) s += gouge(r.in(0, W), r.in(30, 90), r.in(50, 90), r.in(-0.35, 0.35), r.in(2, 5), i % 2 ? f.deep : f.tone);
    return s;
  },
  sky(r, f) {
    let s = disc(CX, 42, 40, f.tone);
    for (let i = 0; i < 22; i++) s += disc(r.in(0, W), r.in(0, H), r.in(0.5, 1.4), f.deep);
    return s;
  },
  circle(r, f) {
    let s = `<circle cx="60" cy="45" r="40" fill="none" stroke="${f.tone}" stroke-width="7"/><circle cx="60" cy="45" r="31" fill="none" stroke="${f.deep}" stroke-width="1.500"/>`;
    for (let i = 0; i < 16; i++) {
      const [x, y] = polar(60, 45, 40, i * 0.3927);
      s += gouge(x, y, 6, r.in(0, 3), 1.2, PAPER);
    }
    return s;
  },
  hills(r, f) {
    return (
      disc(r.in(25, 95), r.in(20, 28), 12, PAPER) +
      path(`M-5 ${n(r.in(46, 58))}Q30 ${n(r.in(28, 44))} 62 54T125 ${n(r.in(42, 56))}V95H-5z`, f.tone) +
      path(`M-5 72Q40 ${n(r.in(54, 66))} 125 74V95H-5z`, f.deep, `opacity=".55"`)
    );
  },
  bricks(r, f) {
    let s = "";
    for (let y = 0, k = 0; y < H; y += 11, k++)
      for (let x = k % 2 ? -11 : 0; x < W; x += 22)
        s += path(`M${x + 1} ${y + 1}h20v9h-20z`, r.chance(0.25) ? f.deep : f.tone, `opacity="${r.chance(0.25) ? 0.55 : 0.8}"`);
    return s;
  },
};
