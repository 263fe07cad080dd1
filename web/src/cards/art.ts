// @ts-nocheck
// Linocut art from a card's data. Two plates, like a real print: a tone plate (family colour, slightly off register)
// and a key plate (dark ink) carved with gouge marks. Everything is chosen by family, type and traits, and varied by
// a generator seeded with the card's id. The face fills the window, so a card is recognised at 56 px.
//   art(card) -> SVG fragment for a 120 x 90 window.   No DOM, no clock, no Math.random: usable on the server too.
import { rng } from "./rng";
import { familyOf } from "./families";

const W = 120, H = 90, CX = 60;
const INK = "#241b17", PAPER = "#f8f1e2";
const n = (v) => Math.round(v * 10) / 10;
const path = (d, fill, extra = "") => `<path d="${d}" fill="${fill}" ${extra}/>`;
const line = (d, w, c, extra = "") => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
const disc = (x, y, r, fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
const poly = (pts) => "M" + pts.map(([x, y]) => `${n(x)} ${n(y)}`).join("L") + "z";
const mirror = (s) => s + `<g transform="translate(${2 * CX} 0) scale(-1 1)">${s}</g>`;   // left half drawn, right half follows
const polar = (cx, cy, r, a) => [cx + r * Math.cos(a), cy + r * Math.sin(a)];

/** A gouge: the lens-shaped sliver a carving tool leaves. */
function gouge(x, y, len, angle, width, fill) {
  const dx = Math.cos(angle) * len / 2, dy = Math.sin(angle) * len / 2, px = -Math.sin(angle) * width, py = Math.cos(angle) * width;
  return path(`M${n(x - dx)} ${n(y - dy)}Q${n(x + px)} ${n(y + py)} ${n(x + dx)} ${n(y + dy)}Q${n(x - px)} ${n(y - py)} ${n(x - dx)} ${n(y - dy)}z`, fill);
}

// ---------------------------------------------------------------- backdrops (tone plate)
const BACKDROPS = {
  peaks(r, f) {
    let s = disc(r.in(25, 95), r.in(18, 30), r.in(13, 19), PAPER);
    for (const [base, c] of [[58, f.tone], [74, f.deep]]) {
      const pts = [[-5, H + 5]]; let x = -8;
      while (x < W + 10) { pts.push([x, base + r.in(-4, 8)]); x += r.in(9, 16); pts.push([x, base - r.in(14, 30)]); x += r.in(9, 16); }
      s += path(poly([...pts, [W + 5, H + 5]]), c, `opacity="${c === f.deep ? .55 : .9}"`);
    }
    return s;
  },
  flames(r, f) {
    let s = "";
    for (let i = 0; i < 9; i++) { const x = i * 15 + r.in(-5, 5), h = r.in(38, 76), w = r.in(8, 13);
      s += path(`M${n(x - w)} ${H + 3}C${n(x - w)} ${n(H - h * .4)} ${n(x + w * .7)} ${n(H - h * .5)} ${n(x + r.in(-5, 5))} ${n(H - h)}C${n(x + w * 1.3)} ${n(H - h * .55)} ${n(x + w)} ${n(H - h * .3)} ${n(x + w)} ${H + 3}z`, i % 2 ? f.tone : f.deep, `opacity="${i % 2 ? .95 : .5}"`); }
    return s;
  },
  orbits(r, f) {
    let s = ""; const cx = r.in(45, 75), cy = r.in(34, 48);
    for (let i = 5; i > 0; i--) s += `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${i * 15}" ry="${n(i * 11)}" fill="none" stroke="${f.tone}" stroke-width="${i % 2 ? 4 : 1.6}"/>` + disc(...polar(cx, cy, i * 13, r.in(0, 6.28)), r.in(2, 4.5), f.deep);
    return s;
  },
  rings(r, f) {
    let s = disc(r.in(20, 40), 24, 15, f.tone) + disc(r.in(88, 104), 20, 6, f.deep);
    for (let i = 0; i < 6; i++) s += `<ellipse cx="${n(r.in(5, 115))}" cy="${n(r.in(64, 88))}" rx="${n(r.in(7, 15))}" ry="${n(r.in(2.5, 5))}" fill="none" stroke="${f.tone}" stroke-width="2.6"/>`;
    return path(`M0 62Q60 48 120 62V90H0z`, f.tone, `opacity=".35"`) + s;
  },
  arches(r, f) {
    let s = ""; const w = r.pick([20, 24, 30]);
    for (let x = -w / 2; x < W + w; x += w) s += path(`M${n(x - w * .42)} ${H + 2}V44C${n(x - w * .42)} 28 ${n(x)} 18 ${n(x)} ${r.int(10, 14)}C${n(x)} 18 ${n(x + w * .42)} 28 ${n(x + w * .42)} 44V${H + 2}z`, f.tone);
    return s;
  },
  roofs(r, f) {
    let s = disc(r.in(24, 96), r.in(20, 30), r.in(12, 17), PAPER), x = -6;
    while (x < W) { const w = r.in(13, 24), h = r.in(30, 52); s += path(poly([[x, H + 2], [x, H - h], [x + w / 2, H - h - r.in(4, 15)], [x + w, H - h], [x + w, H + 2]]), r.chance(.5) ? f.tone : f.deep, `opacity=".8"`); x += w + r.in(0, 3); }
    return s;
  },
  leaves(r, f) {
    let s = "";
    for (let i = 0; i < 15; i++) { const x = r.in(-4, W + 4), y = r.in(4, H), a = Math.atan2(y - 46, x - 60) + r.in(-.5, .5), l = r.in(20, 34);
      s += gouge(x, y, l, a, r.in(9, 13), i % 3 ? f.tone : f.deep) + gouge(x, y, l * .8, a, .9, f.paper); }
    return s;
  },
  columns(r, f) { let s = path(`M0 14H120V22H0z`, f.tone); for (let x = 4; x < W; x += 20) s += path(`M${x} 22h11v70h-11z`, f.tone) + [3, 6, 9].map((d) => line(`M${x + d - .5} 26V90`, .9, f.paper)).join(""); return s; },
  stars(r, f) { let s = path(`M-5 ${n(r.in(55, 70))}Q60 ${n(r.in(30, 44))} 125 ${n(r.in(50, 66))}V95H-5z`, f.tone); for (let i = 0; i < 26; i++) s += disc(r.in(0, W), r.in(0, H), r.in(.6, 2), i % 3 ? f.deep : PAPER); return s; },
  waves(r, f) { let s = ""; for (let y = 20; y < H + 8; y += 11) { let d = `M-12 ${y}`; const o = r.in(-8, 8); for (let x = -12 + o; x < W + 18; x += 18) d += `q4.500 -9 9 0t9 0`; s += line(d, r.in(3, 5.500), (y / 11) % 2 < 1 ? f.tone : f.deep, `opacity=".85"`); } return s; },
  gears(r, f) { let s = ""; for (let i = 0; i < 5; i++) { const x = r.in(5, 115), y = r.in(5, 85), R = r.in(12, 22), k = 12; s += path(poly(Array.from({ length: k * 4 }, (_, j) => polar(x, y, j % 4 < 2 ? R : R * .8, (j * Math.PI) / (k * 2)))), i % 2 ? f.tone : f.deep, `opacity=".8"`) + disc(x, y, R * .36, f.paper); } return s; },
  rays(r, f) { let s = ""; const k = r.pick([9, 12, 16]), o = r.in(0, 1); for (let i = 0; i < k; i++) { const a = o + i * 6.283 / k, w = 3.1416 / k * .55; s += path(poly([[CX, 42], polar(CX, 42, 95, a - w), polar(CX, 42, 95, a + w)]), f.tone); } return s; },
  clouds(r, f) { let s = ""; for (let i = 0; i < 8; i++) { const x = r.in(0, W), y = r.in(8, H); for (let j = 0; j < 4; j++) s += disc(x + j * 8, y + r.in(-3, 3), r.in(5, 10), i % 2 ? PAPER : f.tone); } return s; },
  brush(r, f) { let s = disc(r.in(30, 90), 30, 22, f.tone); for (let i = 0; i < 6; i++) s += gouge(r.in(0, W), r.in(30, 90), r.in(50, 90), r.in(-.35, .35), r.in(2, 5), i % 2 ? f.deep : f.tone); return s; },
  sky(r, f) { let s = disc(CX, 42, 40, f.tone); for (let i = 0; i < 22; i++) s += disc(r.in(0, W), r.in(0, H), r.in(.5, 1.400), f.deep); return s; },
  circle(r, f) { let s = `<circle cx="60" cy="45" r="40" fill="none" stroke="${f.tone}" stroke-width="7"/><circle cx="60" cy="45" r="31" fill="none" stroke="${f.deep}" stroke-width="1.500"/>`; for (let i = 0; i < 16; i++) { const [x, y] = polar(60, 45, 40, i * .3927); s += gouge(x, y, 6, r.in(0, 3), 1.200, PAPER); } return s; },
  hills(r, f) { return disc(r.in(25, 95), r.in(20, 28), 12, PAPER) + path(`M-5 ${n(r.in(46, 58))}Q30 ${n(r.in(28, 44))} 62 54T125 ${n(r.in(42, 56))}V95H-5z`, f.tone) + path(`M-5 72Q40 ${n(r.in(54, 66))} 125 74V95H-5z`, f.deep, `opacity=".55"`); },
  bricks(r, f) { let s = ""; for (let y = 0, k = 0; y < H; y += 11, k++) for (let x = k % 2 ? -11 : 0; x < W; x += 22) s += path(`M${x + 1} ${y + 1}h20v9h-20z`, r.chance(.25) ? f.deep : f.tone, `opacity="${r.chance(.25) ? .55 : .8}"`); return s; },
};

/** Marks radiating round the figure: they lift it off the backdrop and give the carved look. */
function halo(r, f, k = 34) {
  let s = "";
  for (let i = 0; i < k; i++) { const a = (i / k) * 6.283 + r.in(-.06, .06), d = r.in(41, 60); const [x, y] = polar(CX, 46, d, a); s += gouge(x, y, r.in(6, 15), a, r.in(.5, 1.200), f.paper); }
  return s;
}

// ---------------------------------------------------------------- parts of faces (key plate)
const EYES = {
  round: (c) => mirror(disc(49, 45, 4.600, PAPER) + disc(49.500, 45.500, 2.100, INK)),
  slant: (c) => mirror(path("M42.500 41 55 46.500 50 49.500Q44 48 42.500 41z", PAPER) + disc(50, 46, 1.500, INK)),
  slit: () => mirror(path("M43 45Q49 41 55 46.500 48 48.500 43 45z", PAPER) + path("M48.300 43.200h1.800v4.200h-1.800z", INK)),
  hollow: () => mirror(disc(49, 45.500, 5, INK) + disc(49, 45.500, 1.700, PAPER)),
  tired: () => mirror(path("M43.500 44h11.500a5.700 5 0 0 1-11.500 0z", PAPER) + disc(49.500, 46, 1.900, INK)),
  closed: () => mirror(line("M43.500 45q5.500 4.500 11 .5", 1.900, INK)),
};
const MOUTHS = {
  grim: () => line("M51 64.500Q60 60.500 69 64.500", 2.400, INK),
  flat: () => line("M53 63.500H67", 2.200, INK),
  smile: () => path("M49 60.500Q60 66 71 60.500 68 70.500 60 70.500T49 60.500z", INK) + path("M52 62.800Q60 66 68 62.800L66.500 65.500H53.500z", PAPER),
  teeth: () => path("M46.500 60H73.500L70.500 70H49.500z", INK) + path("M48.500 60.500l3 5 3-5 3 5 2.500-5 2.500 5 3-5 3 5 3-5z", PAPER),
  tusks: () => line("M50 65Q60 61 70 65", 2.600, INK) + mirror(path("M48.500 66.500Q46 60 48 54.500 52 60 52.500 66.500z", PAPER, `stroke="${INK}" stroke-width="1.400"`)),
  roar: () => path("M50 58.500H70Q72 73 60 73.500T50 58.500z", INK) + path("M52 59l2.500 4.500L57 59zM63 59l2.500 4.500L68 59zM54 72.500l2-4 2 4.300zM62 72.700l2-4.200 2 3.700z", PAPER),
  beard: (r, f) => path("M43 57Q60 65 77 57 78 78 60 88 42 78 43 57z", INK) + [47, 52, 57, 63, 68, 73].map((x) => gouge(x, 71 + Math.abs(60 - x) * -.25, 14, 1.570 + (x - 60) * .02, .8, f.paper)).join("") + path("M53 63.500Q60 66.500 67 63.500L60 66z", PAPER),
};
const NOSES = [
  () => line("M60 46V56M56.500 57.500Q60 60 63.500 57.500", 2, INK),
  () => path("M60 45L64.500 57.500H55.500z", INK),
  () => path("M58.500 44h3l1 10q3 2 1 4h-7q-2-2 1-4z", INK),
  () => mirror(disc(57.500, 56.500, 1.500, INK)),
];
const brow = (r, heavy) => mirror(path(`M41 ${n(r.in(38, 41))}L57 ${n(r.in(39, 43))}V${heavy ? 45.500 : 42.500}L42 ${heavy ? 42.500 : 40.500}z`, INK));
const warpaint = (r, f) => r.pick([
  () => mirror(path("M44 51 53 53 52 55 44 54zM44 56 52 57.500 51 59.500 45 58.500z", f.deep)),
  () => path("M57.500 24h5V43h-5z", f.deep),
  () => mirror(path("M46 50h5v14l-2.500 4-2.500-4z", f.tone)),
  () => mirror([0, 1, 2].map((i) => disc(45 + i * 3.500, 52 + i * 2.600, 1.250, f.deep)).join("")),
  () => "",
])();
const shoulders = (r, f, w = 44, kind = "plain") => {
  const y = 76, d = `M${CX - w} ${H + 4}Q${CX - w + 3} ${y - 2} ${CX - 16} ${y - 3}H${CX + 16}Q${CX + w - 3} ${y - 2} ${CX + w} ${H + 4}z`;
  let s = path(d, INK);
  if (kind === "fur") for (let i = 0; i < 13; i++) s += path(poly([[CX - w + 4 + i * (w / 6.200), H], [CX - w + 1 + i * (w / 6.200), 74 - 3 * Math.sin(i / 12 * 3.140)], [CX - w + 9 + i * (w / 6.200), H]]), i % 2 ? f.deep : INK);
  if (kind === "plate") s += mirror(path(`M${CX - w - 1} 90Q${CX - w + 2} 70 ${CX - 19} 73L${CX - 22} 90z`, f.coat, `stroke="${INK}" stroke-width="2.600"`) + gouge(CX - w + 13, 82, 14, -1, 1.300, PAPER));
  if (kind === "robe") s += mirror([0, 1, 2, 3].map((i) => gouge(CX - 12 - i * 8, 86, 12, 1.200 + i * .12, 1, f.tone)).join(""));
  if (kind === "collar") s += path(`M${CX - 17} 90L${CX} 76 ${CX + 17} 90z`, f.trim) + path("M58 80h4v10h-4z", PAPER);
  return s;
};
const head = (w, top, jaw, chin, fill, sw = 3) => path(`M${CX} ${top}C${n(CX + w * 1.050)} ${top} ${n(CX + w * 1.100)} ${n(top + 22)} ${n(CX + w)} 48C${n(CX + w)} 58 ${n(CX + jaw)} ${chin - 4} ${n(CX + jaw * .6)} ${chin}H${n(CX - jaw * .6)}C${n(CX - jaw)} ${chin - 4} ${n(CX - w)} 58 ${n(CX - w)} 48C${n(CX - w * 1.100)} ${n(top + 22)} ${n(CX - w * 1.050)} ${top} ${CX} ${top}z`, fill, `stroke="${INK}" stroke-width="${sw}"`);
const HAIR = [
  (r, f) => path("M37 44C34 20 48 13 60 13S86 20 83 44L79 32Q60 22 41 32z", INK),
  (r, f) => path("M36 62C30 18 46 11 60 11S90 18 84 62L79 34Q70 26 60 27T41 34z", INK) + mirror(gouge(40, 44, 22, 1.500, 1, f.tone)),
  (r, f) => path("M40 34L34 18 44 22 46 8 55 18 60 5 65 18 74 8 76 22 86 18 80 34Q60 22 40 34z", INK),
  (r, f) => path("M54 30C50 14 54 4 60 2 66 4 70 14 66 30z", INK) + gouge(60, 16, 20, 1.570, 1.400, f.tone),
  (r, f) => mirror(disc(41, 30, 8, INK) + disc(48, 21, 8, INK) + disc(57, 17, 8, INK)),
  (r, f) => path("M38 40Q38 20 60 19T82 40Q70 27 38 40z", INK),
];
const eyesOf = (r, list) => EYES[r.pick(list)]();
const mouthOf = (r, f, list) => MOUTHS[r.pick(list)](r, f);
const noseOf = (r) => r.pick(NOSES)();

// ---------------------------------------------------------------- who it is: one drawing per trait, most specific first
const FIGURES = {
  giant(r, f) {
    const w = r.in(24, 28), gear = r.pick(["horns", "hair", "helm", "bald", "braids"]);
    let s = shoulders(r, f, r.in(50, 58), r.pick(["fur", "plate", "fur"]));
    if (gear === "horns") s += mirror(path(`M42 28Q22 30 ${n(r.in(16, 22))} ${n(r.in(4, 12))} 30 18 46 19z`, PAPER, `stroke="${INK}" stroke-width="2.600"`));
    if (gear === "braids") s += mirror([0, 1, 2, 3].map((i) => disc(34 - i * .8, 48 + i * 9, 5.200, INK)).join(""));
    s += head(w, 17, w * .98, 80, r.chance(.6) ? f.paper : f.tone);
    if (gear === "helm") s += path("M33 38Q32 12 60 12T87 38L60 33z", f.trim, `stroke="${INK}" stroke-width="3"`) + path("M57 12h6v27l-3 4-3-4z", INK);
    if (gear === "hair" || gear === "braids") s += r.pick(HAIR)(r, f);
    return s + warpaint(r, f) + brow(r, true) + eyesOf(r, ["round", "slant", "tired"]) + NOSES[2]() + mouthOf(r, f, ["tusks", "teeth", "grim", "beard", "tusks"]);
  },
  demon(r, f) {
    const h = r.in(2, 12), out = r.in(14, 30);
    let s = shoulders(r, f, 46, r.pick(["plate", "robe"])) + mirror(path(r.pick([`M44 26C${n(out)} 26 ${n(out)} ${n(h + 6)} ${n(out + 8)} ${n(h)} ${n(out + 10)} 14 52 18 52 18z`, `M50 22C46 12 36 10 30 ${n(h)} 30 18 40 28 46 30z`, `M42 30L${n(out)} 22 ${n(out + 6)} ${n(h + 2)} 34 17 48 20z`]), INK));
    s += path("M60 17C80 17 86 30 84 46L72 72 60 82 48 72 36 46C34 30 40 17 60 17z", r.pick([f.tone, f.paper, f.coat]), `stroke="${INK}" stroke-width="3"`);
    return s + warpaint(r, f) + brow(r, true) + eyesOf(r, ["slant", "slit", "hollow"]) + r.pick([NOSES[1], NOSES[3]])() + mouthOf(r, f, ["teeth", "roar", "smile"]);
  },
  imp(r, f) {
    let s = shoulders(r, f, 30, "robe") + mirror(path(`M40 46Q${n(r.in(8, 18))} 42 ${n(r.in(6, 14))} ${n(r.in(20, 30))} 30 30 44 34z`, f.tone, `stroke="${INK}" stroke-width="2.600"`) + path(`M50 27Q44 22 ${n(r.in(42, 48))} ${n(r.in(10, 16))} 54 18 56 25z`, INK));
    return s + head(21, 24, 15, 76, f.paper) + brow(r) + eyesOf(r, ["round", "slant", "slit"]) + NOSES[3]() + mouthOf(r, f, ["smile", "teeth", "smile"]);
  },
  knight(r, f) {
    const kind = r.pick(["great", "open", "barbute", "winged", "open", "great"]);
    let s = shoulders(r, f, 50, "plate");
    if (r.chance(.6)) s += path(`M60 16C${n(r.in(60, 76))} -4 ${n(r.in(88, 100))} 6 ${n(r.in(92, 102))} ${n(r.in(26, 44))} 86 20 74 18 60 22z`, f.trim, `stroke="${INK}" stroke-width="2"`);
    if (kind === "winged") s += mirror(path("M38 36Q16 30 12 6 26 14 32 16 30 8 30 4 42 14 46 26z", PAPER, `stroke="${INK}" stroke-width="2.400"`) + gouge(27, 20, 16, .9, .9, INK));
    if (kind === "open") return s + head(22, 20, 17, 78, f.paper) + path("M34 54Q30 13 60 13T86 54L78 58V40Q60 30 42 40V58z", f.coat, `stroke="${INK}" stroke-width="3"`) + brow(r) + eyesOf(r, ["round", "tired", "slant"]) + noseOf(r) + mouthOf(r, f, ["flat", "grim", "beard"]);
    s += path("M36 32Q38 12 60 12T84 32V66L60 82 36 66z", f.coat, `stroke="${INK}" stroke-width="3.200"`);
    if (kind === "barbute") s += path("M40 40H80V48L66 50V76L60 80 54 76V50L40 48z", INK) + mirror(disc(50, 44.500, 2, PAPER));
    else s += path("M38 41H82V47H38z", INK) + path("M57.500 13h5V80h-5z", INK) + mirror(disc(49, 44, 1.700, PAPER)) + [0, 1, 2].map((i) => mirror(disc(47 + i * 3.500, 58 + i * 5, 1.300, INK))).join("");
    return s + mirror(gouge(42, 28, 14, -1.100, 1, PAPER));
  },
  spirit(r, f) {
    let s = disc(CX, 34, r.in(30, 35), PAPER) + `<circle cx="60" cy="34" r="${n(r.in(25, 29))}" fill="none" stroke="${f.deep}" stroke-width="2" stroke-dasharray="${r.pick(["2 4", "8 3", "1 2.500"])}"/>`;
    s += path("M60 10C84 12 88 40 92 92H28C32 40 36 12 60 10z", INK) + path("M60 22C74 23 76 38 75 52 74 66 66 74 60 76 54 74 46 66 45 52 44 38 46 23 60 22z", f.paper);
    s += mirror([0, 1, 2].map((i) => gouge(40 - i * 3, 62 + i * 8, 20, 1.750, 1, f.tone)).join(""));
    return s + eyesOf(r, ["closed", "round", "tired", "hollow"]) + noseOf(r) + mouthOf(r, f, ["flat", "grim"]) + (r.chance(.5) ? path("M60 25l3 6-3 6-3-6z", f.deep) : "");
  },
  robot(r, f) {
    const one = r.chance(.45);
    let s = shoulders(r, f, 40, "plate") + line(`M60 20V8`, 2.600, INK) + disc(60, 7, 3.600, f.deep) + (r.chance(.5) ? mirror(path("M37 40h-9v14h9z", INK)) : mirror(line("M38 32L26 20", 2.600, INK) + disc(25, 19, 3, f.deep)));
    s += `<rect x="36" y="19" width="48" height="58" rx="${r.int(3, 16)}" fill="${f.coat}" stroke="${INK}" stroke-width="3.200"/>`;
    s += one ? disc(60, 42, 14, INK) + disc(60, 42, 9.500, PAPER) + disc(60, 42, 4.500, f.deep) : path("M40 34H80V50H40z", INK) + mirror(disc(50, 42, 5, PAPER) + disc(50, 42, 2, f.deep));
    s += path("M45 62H75V71H45z", INK) + [48, 54, 60, 66, 71].map((x) => path(`M${x} 63.500h2v6h-2z`, PAPER)).join("");
    return s + mirror(disc(40.500, 24, 1.500, INK) + disc(40.500, 72, 1.500, INK));
  },
  scientist(r, f) {
    let s = shoulders(r, f, 42, "collar");
    const hair = r.pick([2, 4, 1, 5]); if (hair === 1) s += HAIR[1](r, f);
    s += head(r.in(20, 23), 18, r.in(14, 18), 79, f.paper) + HAIR[hair === 1 ? 5 : hair](r, f);
    s += r.pick([
      () => mirror(disc(49.500, 45, 8.600, INK) + disc(49.500, 45, 6, PAPER) + disc(50, 45, 2.200, INK)) + path("M57 43.500h6v3h-6z", INK),
      () => path("M38 38H82V52H64L60 48 56 52H38z", INK) + mirror(path("M42 41H55L52 49H42z", f.trim)) + mirror(gouge(47, 44, 6, -.8, .8, PAPER)),
      () => disc(70, 45, 9.500, INK) + disc(70, 45, 6.600, PAPER) + disc(70, 45, 2.400, f.trim === PAPER ? f.deep : f.trim) + disc(49, 45, 4, PAPER) + disc(49, 45, 2, INK) + line("M79 42L86 38", 2, INK),
    ])();
    return s + noseOf(r) + mouthOf(r, f, ["flat", "smile", "grim", "beard"]);
  },
  thief(r, f) {
    let s = shoulders(r, f, 42, "robe") + mirror(path(`M40 44Q26 40 ${n(r.in(18, 24))} ${n(r.in(24, 34))} 34 30 44 36z`, f.paper, `stroke="${INK}" stroke-width="2.400"`));
    s += path(`M60 ${n(r.in(6, 12))}C84 12 86 40 88 76L76 84H44L32 76C34 40 36 12 60 8z`, r.pick([INK, INK, f.deep, f.trim === PAPER ? INK : f.trim]), `stroke="${INK}" stroke-width="3"`) + path("M60 24C76 25 78 40 76 52 74 66 66 74 60 76 54 74 46 66 44 52 42 40 44 25 60 24z", f.paper);
    s += r.pick([() => path("M43 40H77V51Q68 53 60 48 52 53 43 51z", f.trim === PAPER ? f.deep : f.trim), () => path("M44 55Q60 51 76 55L73 68 60 77 47 68z", f.coat === PAPER ? f.deep : f.coat) + [0, 1].map((i) => gouge(60, 61 + i * 5, 20, 0, .8, f.paper)).join(""), () => path("M60 24Q78 26 77 50L60 46z", f.tone)])();
    return s + eyesOf(r, ["slant", "round", "slit"]) + (r.chance(.5) ? mouthOf(r, f, ["smile", "flat"]) : "");
  },
  faerie(r, f) {
    const a = r.in(2, 10);
    let s = mirror(path(`M46 52C20 ${n(r.in(-4, 12))} 2 ${n(r.in(4, 18))} 6 40 10 58 34 60 46 58z`, PAPER, `stroke="${INK}" stroke-width="2.600"`) + path(`M44 60C24 62 12 74 ${n(r.in(16, 22))} 86 34 90 44 78 48 68z`, f.tone, `stroke="${INK}" stroke-width="2.400"`) + gouge(22, 36, 22, .6, 1.400, f.deep) + gouge(18, 27, 14, .7, 1, f.deep) + line(`M54 26Q50 14 ${n(42 - a)} ${n(6 + a / 2)}`, 1.800, INK) + disc(42 - a, 6 + a / 2, 2.400, f.deep));
    return s + shoulders(r, f, 22, "robe") + head(18, 22, 11, 74, f.paper) + r.pick(HAIR)(r, f) + eyesOf(r, ["round", "slit", "closed"]) + NOSES[3]() + mouthOf(r, f, ["smile", "flat"]);
  },
  beast(r, f) {
    const mane = r.pick(["spikes", "petals", "smooth", "tufts"]), muzzle = r.pick(["cat", "boar", "croc", "ape"]), marks = r.pick(["bars", "spots", "mask", "none"]);
    const coat = r.chance(.6) ? f.tone : f.deep, soft = r.chance(.5) ? f.paper : PAPER;
    let s = mirror(path(r.pick(["M40 34L28 6 54 20z", "M42 32C20 26 20 8 30 7S50 16 52 22z", "M38 42L10 36 40 24z", "M44 26C40 4 32 -2 30 8 28 18 34 30 40 36z"]), f.deep, `stroke="${INK}" stroke-width="2.800"`));
    if (mane === "spikes" || mane === "tufts") { const k = mane === "spikes" ? r.int(18, 28) : 11; s += path(poly(Array.from({ length: k * 2 }, (_, i) => polar(CX, 50, i % 2 ? r.in(29, 33) : r.in(37, 43), (i * Math.PI) / k))), INK); }
    if (mane === "petals") for (let i = 0; i < 16; i++) { const [x, y] = polar(CX, 50, 31, i * .3927); s += disc(x, y, 9, i % 2 ? INK : f.deep); }
    if (mane === "smooth") s += shoulders(r, f, 48, "fur");
    s += path("M60 18C80 18 85 36 82 50L73 62 75 74 60 85 45 74 47 62 38 50C35 36 40 18 60 18z", coat, `stroke="${INK}" stroke-width="2.600"`);
    if (marks === "bars") for (let i = 0; i < 3; i++) s += path(`M${58.500 - i * 1.500} ${22 + i * 6}h${3 + i * 3}l-1 3.500h-${1 + i * 3}z`, INK);
    if (marks === "spots") for (let i = 0; i < 7; i++) s += disc(r.in(46, 74), r.in(24, 36), r.in(1.300, 2.600), INK);
    if (marks === "mask") s += mirror(path("M40 38Q50 32 58 44L52 54 41 50z", soft));
    s += { cat: () => path("M47 56Q60 48 73 56L70 75Q60 82 50 75z", soft, `stroke="${INK}" stroke-width="2.200"`) + path("M53 55H67L60 62.500z", INK) + line("M60 62V67M52 70Q60 65 68 70", 2.200, INK) + mirror(path("M52 69.500l2 6 2.500-6.500z", PAPER, `stroke="${INK}" stroke-width="1"`)),
      boar: () => path("M46 54H74L77 72Q60 84 43 72z", soft, `stroke="${INK}" stroke-width="2.400"`) + mirror(disc(54.500, 63, 2.800, INK) + path("M46 74Q38 68 41 56 48 62 51 72z", PAPER, `stroke="${INK}" stroke-width="1.600"`)) + line("M50 75Q60 79 70 75", 2, INK),
      croc: () => path("M50 50H70L80 76Q60 90 40 76z", coat, `stroke="${INK}" stroke-width="2.600"`) + mirror(disc(55, 58, 1.700, INK)) + path("M42 73l4 6 4-5 4 6 3-5 3 5 3-5 3 5 4-6 4 5 4-6-1 7Q60 88 43 80z", PAPER, `stroke="${INK}" stroke-width="1.200"`),
      ape: () => path("M44 52Q60 44 76 52 82 74 60 80 38 74 44 52z", soft, `stroke="${INK}" stroke-width="2.400"`) + mirror(disc(56, 57, 1.900, INK)) + path("M47 66Q60 62 73 66 70 75 60 75T47 66z", INK) + path("M50 67Q60 64.500 70 67L68 69.500H52z", PAPER) }[muzzle]();
    return s + `<g transform="translate(0 -4)">${brow(r, r.chance(.5))}${eyesOf(r, ["round", "slant", "slit", "hollow"])}</g>`;
  },
  witch(r, f) {
    const lean = r.in(-22, 22);
    let s = shoulders(r, f, 42, "robe") + HAIR[1](r, f) + head(20, 24, 15, 79, f.paper) + eyesOf(r, ["slant", "round", "slit"]) + r.pick([NOSES[0], NOSES[2]])() + mouthOf(r, f, ["smile", "grim", "flat"]);
    return s + path(`M20 36Q60 22 100 36 60 44 20 36z`, INK) + path(`M40 32Q52 18 ${n(CX + lean)} -4 70 16 80 32 60 38 40 32z`, INK) + path("M42 29Q60 35 78 29L77 25Q60 31 44 25z", f.trim);
  },
  martian(r, f) {
    let s = shoulders(r, f, 34, "plate") + mirror(line(`M50 20Q46 10 ${n(r.in(34, 42))} ${n(r.in(4, 9))}`, 2.200, INK)) + path("M60 10C92 10 94 42 78 58 74 72 68 80 60 80S46 72 42 58C26 42 28 10 60 10z", f.tone, `stroke="${INK}" stroke-width="3"`);
    s += mirror(path(r.pick(["M40 38Q54 38 57 54 42 56 40 38z", "M38 44Q48 34 57 48 46 56 38 44z"]), INK) + gouge(46, 46, 6, .9, 1, PAPER));
    return s + [0, 1, 2].map((i) => line(`M${50 - i * 4} ${22 - i}Q60 ${15 + i * 5} ${70 + i * 4} ${22 - i}`, 1.300, f.deep)).join("") + MOUTHS.flat();
  },
  specter(r, f) {
    const crown = r.pick(["none", "horns", "spikes", "hood"]), jaw = r.pick(["hole", "teeth", "stitch"]), top = r.in(8, 16);
    let s = crown === "horns" ? mirror(path(`M40 26Q20 20 ${n(r.in(16, 24))} ${n(r.in(2, 8))} 34 10 50 14z`, f.tone, `stroke="${INK}" stroke-width="2.400"`)) : crown === "spikes" ? path("M34 26L30 6 42 14 48 0 56 11 60 -3 64 11 72 0 78 14 90 6 86 26z", f.deep, `stroke="${INK}" stroke-width="2"`) : crown === "hood" ? path("M60 2C96 4 102 48 108 92H12C18 48 24 4 60 2z", f.deep) : "";
    s += path(`M60 ${n(top)}C88 ${n(top)} 92 40 90 70Q84 ${n(r.in(72, 86))} 78 92H42Q36 ${n(r.in(72, 86))} 30 70C28 40 32 ${n(top)} 60 ${n(top)}z`, INK);
    for (let i = 0; i < 9; i++) s += gouge(34 + i * 6.500, r.in(66, 84), r.in(10, 22), 1.570, 1.200, f.tone);
    s += mirror(path(r.pick(["M42 38Q52 34 55 48 46 54 42 38z", "M40 40L56 46 48 51z", "M42 46a7 7 0 1 1 14 0 7 7 0 1 1-14 0z"]), PAPER) + disc(49.500, 45, 1.900, f.deep));
    if (r.chance(.5)) s += path("M58 50l2-4 2 4v4h-4z", PAPER);
    return s + (jaw === "hole" ? path("M54 60Q60 56 66 60 65 72 60 74 55 72 54 60z", PAPER) : jaw === "teeth" ? path("M44 60H76L71 72H49z", PAPER) + [49, 55, 60, 65, 71].map((x) => line(`M${x} 60V72`, 1.600, INK)).join("") : line("M46 65H74", 1.800, PAPER) + [50, 55, 60, 65, 70].map((x) => line(`M${x} 61V69`, 1.500, PAPER)).join(""));
  },
  dinosaur(r, f) {
    let s = shoulders(r, f, 48, "robe") + mirror(path("M44 30L24 14 34 34 16 34 34 46 22 54 42 54z", f.deep, `stroke="${INK}" stroke-width="2.200"`));
    return s + path("M60 16C78 16 82 32 80 46L76 62 70 82H50L44 62 40 46C38 32 42 16 60 16z", f.tone, `stroke="${INK}" stroke-width="3"`) + brow(r, true) + eyesOf(r, ["slit", "round"]) + mirror(disc(56, 66, 1.500, INK)) + line("M47 73Q60 79 73 73", 2.200, INK) + path("M57 14h6l-1 24-2 4-2-4z", INK);
  },
  angel(r, f, card) {
    const pairs = card.type === "archange" ? 3 : r.pick([1, 1, 2]);
    let s = "";
    for (let p = 0; p < pairs; p++) { const up = 4 + p * 22 + r.in(-2, 4); let w = "";
      for (let i = 0; i < 6; i++) w += path(`M46 ${n(56 + p * 6)}Q${n(26 - i)} ${n(up + 14 + i * 5)} ${n(2 + i * 4.500)} ${n(up + i * 9)} ${n(18 + i * 4)} ${n(up + 20 + i * 7)} 46 ${n(62 + p * 6)}z`, i % 2 ? f.paper : PAPER, `stroke="${INK}" stroke-width="1.900"`);
      s += mirror(w); }
    s += r.pick([() => `<circle cx="60" cy="30" r="27" fill="none" stroke="${f.deep}" stroke-width="3"/>`, () => disc(60, 34, 29, f.tone), () => `<ellipse cx="60" cy="9" rx="18" ry="4.500" fill="none" stroke="${f.deep}" stroke-width="3"/>`])();
    return s + person(r, f, { kind: r.pick(["plate", "robe", "plate"]), w: 32, helm: r.chance(.45) });
  },
  golem(r, f) {
    let s = path(poly([[6, 92], [12, 68], [34, 62], [86, 62], [108, 68], [114, 92]]), INK) + mirror(path(poly([[10, 90], [15, 71], [33, 66], [36, 90]]), f.tone));
    const t = r.in(10, 18); s += path(poly([[34, 30], [42, t], [78, t], [86, 30], [88, 66], [76, 80], [44, 80], [32, 66]]), f.tone, `stroke="${INK}" stroke-width="3.200"`);
    s += line(r.pick(["M42 18L50 30 44 40M78 66L70 72", "M70 14L66 26 76 34M40 60L48 70", "M60 12V28L52 34"]), 1.800, INK) + path("M36 37H84V43L64 45 60 50 56 45 36 43z", INK);
    s += mirror(path("M42 45H55V52H42z", INK) + path(r.pick(["M45 47h7v3h-7z", "M46 46l6 3-6 3z"]), PAPER));
    return s + path("M44 62H76V72H44z", INK) + [46, 53, 60, 67].map((x) => path(`M${x} 63.500h5.500v${r.in(3, 7)}h-5.500z`, f.paper)).join("") + mirror(gouge(38, 58, 12, 1.500, 1, PAPER));
  },
  saint(r, f, card) {            // a hero under a constellation of their own; crest and tiara vary, no series design is copied
    const pts = []; let a = r.in(0, 6.28);
    for (let i = 0; i < r.int(6, 8); i++) { pts.push([60 + Math.cos(a) * r.in(34, 54), 40 + Math.sin(a) * r.in(26, 38)]); a += r.in(.55, 1.1); }
    let s = line("M" + pts.map((p) => p.map(n).join(" ")).join("L"), .9, INK, `stroke-dasharray="2 2"`);
    s += person(r, f, { kind: "plate", w: r.in(46, 52), tiara: true, hair: r.pick([1, 2, 2, 1, 4]) });
    for (const [x, y] of pts) s += path(poly(Array.from({ length: 8 }, (_, i) => polar(x, y, i % 2 ? 1.300 : 4.200, i * .7854 - 1.5708))), PAPER, `stroke="${INK}" stroke-width=".9"`);
    return s;
  },
  // --- KeyForge peoples that the first pass drew as plain humans
  mutant(r, f) {                 // nothing comes in pairs: lumps, odd eyes, a mouth too many
    const skin = r.pick([f.tone, f.paper, f.coat, f.tone]), side = r.pick([-1, 1]), X = (x) => n(60 + side * (x - 60));
    let s = shoulders(r, f, r.in(40, 52), r.pick(["fur", "robe", "plate"]));
    s += r.pick([
      () => [0, 1, 2, 3].map((i) => path(poly([[X(34 + i * 5), 32 - i * 5], [X(20 + i * 9), 14 - i * 4], [X(43 + i * 5), 24 - i * 3]]), f.deep, `stroke="${INK}" stroke-width="2"`)).join(""),
      () => [0, 1, 2].map((i) => line(`M${X(44 + i * 9)} 22Q${X(38 + i * 9)} ${8 - i} ${X(30 + i * 14)} ${n(r.in(2, 9))}`, 2.600, INK) + disc(X(30 + i * 14), r.in(2, 8), 3.600, i % 2 ? f.trim : f.deep)).join(""),
      () => [[40, 22, 9], [52, 14, 11], [68, 15, 8], [80, 24, 6]].map(([x, y, q]) => disc(X(x), y, q + 1.500, INK) + disc(X(x), y, q - 1, f.trim === PAPER ? f.tone : f.trim)).join(""),
      () => path(`M${X(60)} 20Q${X(64)} -4 ${X(92)} 4 ${X(82)} 14 ${X(94)} 20 ${X(82)} 26 ${X(92)} 36 ${X(76)} 36z`, f.deep, `stroke="${INK}" stroke-width="2.200"`),
    ])();
    s += path(`M${X(58)} 15C${X(84)} 12 ${X(92)} 32 ${X(84)} 48 ${X(88)} 60 ${X(76)} 80 ${X(60)} 82 ${X(44)} 82 ${X(40)} 66 ${X(38)} 52 ${X(30)} 34 ${X(40)} 16 ${X(58)} 15z`, skin, `stroke="${INK}" stroke-width="3"`);
    for (let i = 0; i < 5; i++) s += disc(X(r.in(62, 80)), r.in(24, 36), r.in(1, 2.400), f.deep);
    s += r.pick([
      () => [[46, 42, 6.500], [66, 36, 4.500], [74, 50, 3.600]].map(([x, y, q]) => disc(X(x), y, q + 1.800, INK) + disc(X(x), y, q, PAPER) + disc(X(x) + .6, y + .6, q * .42, INK)).join(""),
      () => disc(X(54), 42, 12, INK) + disc(X(54), 42, 9.600, PAPER) + disc(X(55), 43, 4.200, f.deep) + disc(X(75), 47, 3.600, INK) + disc(X(75), 47, 1.500, PAPER),
      () => [[44, 40], [54, 36], [65, 37], [75, 42]].map(([x, y]) => path(`M${X(x - 4)} ${y}Q${X(x)} ${y - 5} ${X(x + 4)} ${y} ${X(x)} ${y + 4} ${X(x - 4)} ${y}z`, PAPER, `stroke="${INK}" stroke-width="1.600"`) + disc(X(x), y, 1.500, INK)).join(""),
      () => disc(X(47), 44, 6.500, INK) + disc(X(47), 44, 4.800, f.trim) + disc(X(47), 44, 2, INK) + line(`M${X(62)} 42L${X(78)} 46M${X(63)} 47L${X(76)} 41`, 2.200, INK),
    ])();
    return s + r.pick([() => MOUTHS.teeth(), () => MOUTHS.roar(), () => path(`M${X(48)} 62Q${X(62)} 56 ${X(78)} 66 ${X(64)} 76 ${X(48)} 62z`, INK) + [0, 1, 2, 3].map((i) => path(`M${X(54 + i * 5)} ${61 + i}l2 5 2-4.500z`, PAPER)).join(""), () => line(`M${X(46)} 66Q${X(56)} 60 ${X(64)} 66T${X(78)} 64`, 2.800, INK) + [50, 58, 66, 73].map((x) => line(`M${X(x)} 61V70`, 1.500, INK)).join("")])();
  },
  aquan(r, f) {                  // sea folk: fish, octopus, crab, lantern fish
    const kind = r.pick(["fish", "octopus", "crab", "lure"]), skin = r.pick([f.tone, f.coat, f.tone]);
    let s = [0, 1, 2, 3, 4].map(() => `<circle cx="${n(r.in(4, 116))}" cy="${n(r.in(4, 60))}" r="${n(r.in(2, 4.500))}" fill="none" stroke="${INK}" stroke-width="1.300"/>`).join("");
    if (kind === "octopus") {
      s += mirror([0, 1, 2].map((i) => line(`M${50 - i * 5} 68Q${40 - i * 12} ${74 + i * 2} ${32 - i * 11} ${92 - i * 12}`, 9, INK) + line(`M${50 - i * 5} 68Q${40 - i * 12} ${74 + i * 2} ${32 - i * 11} ${92 - i * 12}`, 5, skin)).join(""));
      s += path("M60 6C90 6 92 36 82 52 82 70 74 78 60 78S38 70 38 52C28 36 30 6 60 6z", skin, `stroke="${INK}" stroke-width="3"`) + [0, 1, 2, 3].map((i) => disc(r.in(44, 76), r.in(14, 30), r.in(1.500, 3), f.deep)).join("");
      return s + eyesOf(r, ["slit", "round", "hollow"]) + mirror(line("M56 60Q52 72 46 80", 3.400, INK)) + line("M60 60V82", 3.400, INK);
    }
    if (kind === "crab") {
      s += mirror(path(`M30 74Q4 66 8 40 14 30 26 34L20 44 32 42Q34 56 40 62z`, skin, `stroke="${INK}" stroke-width="2.600"`) + line("M50 34L46 14", 3.400, INK) + disc(46, 13, 6.500, INK) + disc(46, 13, 4.600, PAPER) + disc(46.500, 13.500, 2, INK));
      return s + path("M60 28C88 28 100 46 94 66L82 82H38L26 66C20 46 32 28 60 28z", skin, `stroke="${INK}" stroke-width="3"`) + [0, 1, 2].map((i) => line(`M${40 + i * 4} ${40 + i * 6}Q60 ${34 + i * 6} ${80 - i * 4} ${40 + i * 6}`, 1.500, f.deep)).join("") + path("M46 62H74L70 74H50z", INK) + [50, 55, 60, 65, 70].map((x) => line(`M${x} 62V73`, 1.600, PAPER)).join("");
    }
    s += shoulders(r, f, 44, r.pick(["robe", "plate"])) + mirror(path(`M40 40L${n(r.in(10, 18))} ${n(r.in(22, 32))} 26 42 ${n(r.in(10, 16))} 54 28 54 20 66 42 58z`, f.deep, `stroke="${INK}" stroke-width="2.200"`));
    s += path(`M52 22Q${n(r.in(44, 56))} 2 60 ${n(r.in(-4, 4))} 74 4 70 22z`, f.trim === PAPER ? f.deep : f.trim, `stroke="${INK}" stroke-width="2.200"`) + line("M56 18Q57 8 60 4M63 18Q64 10 66 8", 1.300, INK);
    s += path("M60 16C80 16 88 32 86 48 84 66 74 80 60 80S36 66 34 48C32 32 40 16 60 16z", skin, `stroke="${INK}" stroke-width="3"`);
    for (let y = 0; y < 2; y++) for (let i = 0; i < 4 - y; i++) s += line(`M${48 + i * 7 + y * 3.500} ${24 + y * 5}q3.500 4 7 0`, 1.100, f.deep);
    s += mirror(disc(46, 43, 8.500, INK) + disc(46, 43, 6.300, PAPER) + disc(47, 43.500, 3, INK) + line("M38 58q4 4 2 9M42 60q4 4 2 8", 1.500, INK));
    if (kind === "lure") s += line("M60 17Q66 -2 86 6", 2.200, INK) + disc(88, 9, 6, INK) + disc(88, 9, 4.200, "#f0c245");
    return s + path("M44 64Q60 56 76 64 70 76 60 76T44 64z", INK) + (r.chance(.6) ? path("M47 64.500l3 5 3-6 3 6 4-7 4 7 3-6 3 6 3-5Q60 58 47 64.500z", PAPER) : path("M50 67Q60 62 70 67 60 71 50 67z", f.tone));
  },
  alien(r, f) {                  // a traveller: glass bubble, stalks, crest or trunk
    const kind = r.pick(["bubble", "stalks", "crest", "trunk"]), skin = r.pick([f.tone, f.coat, f.paper, f.deep]), dark = skin === f.deep;
    let s = shoulders(r, f, 46, "plate") + mirror(disc(42, 82, 4, f.trim));
    if (kind === "stalks") s += [[40, 8], [60, 2], [80, 8]].map(([x, y]) => line(`M60 34Q${x} 26 ${x} ${y + 6}`, 4, INK) + disc(x, y + 4, 7.500, INK) + disc(x, y + 4, 5.400, PAPER) + disc(x + .5, y + 4.500, 2.300, f.deep)).join("");
    if (kind === "crest") s += path("M60 26L30 2 40 20 16 14 32 32 12 36 36 46zM60 26L90 2 80 20 104 14 88 32 108 36 84 46z", f.trim === PAPER ? f.tone : f.trim, `stroke="${INK}" stroke-width="2.200"`);
    s += path(kind === "trunk" ? "M60 18C84 18 90 36 84 52L76 66H44L36 52C30 36 36 18 60 18z" : "M60 20C80 20 86 36 82 52L72 74Q60 84 48 74L38 52C34 36 40 20 60 20z", skin, `stroke="${INK}" stroke-width="3"`);
    if (kind === "trunk") s += path("M54 50H66Q68 66 76 72 82 78 76 86L68 84Q72 78 66 76 54 70 54 50z", skin, `stroke="${INK}" stroke-width="2.600"`) + [0, 1, 2].map((i) => line(`M${55 + i} ${57 + i * 6}h${10 + i}`, 1.300, INK)).join("");
    if (kind !== "stalks") s += r.pick([() => mirror(path("M40 40Q52 34 57 48 46 54 40 40z", dark ? PAPER : INK) + disc(49, 45, 1.700, dark ? INK : PAPER)), () => path("M36 38H84V50H36z", INK) + [43, 51.500, 60, 68.500, 77].map((x) => disc(x, 44, 2.700, f.trim === f.deep ? PAPER : f.trim)).join("")])();
    else s += [0, 1, 2].map((i) => line(`M46 ${42 + i * 6}H74`, 1.500, dark ? f.paper : f.deep)).join("");
    if (kind !== "trunk") s += r.pick([() => mirror(path("M58 62Q48 60 46 72 52 76 58 70z", dark ? PAPER : f.deep, `stroke="${INK}" stroke-width="1.500"`)), () => `<ellipse cx="60" cy="67" rx="6" ry="4.500" fill="${dark ? PAPER : INK}"/>`, () => [0, 1, 2].map((i) => line(`M52 ${63 + i * 4}H68`, 1.700, dark ? PAPER : INK)).join("")])();
    if (kind === "bubble") s += `<circle cx="60" cy="46" r="37" fill="#ffffff" fill-opacity=".16" stroke="${INK}" stroke-width="2.600"/>` + gouge(37, 30, 26, -.9, 2.200, PAPER) + path("M30 78H90V86H30z", f.coat, `stroke="${INK}" stroke-width="2.200"`);
    return s;
  },
  goblin(r, f) {
    const cap = r.pick(["pot", "cap", "tuft", "goggles"]);
    let s = shoulders(r, f, 36, r.pick(["fur", "robe"])) + mirror(path(`M40 48Q${n(r.in(8, 14))} 50 ${n(r.in(0, 6))} ${n(r.in(26, 38))} 26 30 42 36z`, f.tone, `stroke="${INK}" stroke-width="2.600"`) + path("M36 45Q20 45 13 37 26 36 37 40z", f.deep));
    s += path("M60 22C78 22 84 34 82 48L72 72 60 80 48 72 38 48C36 34 42 22 60 22z", f.tone, `stroke="${INK}" stroke-width="3"`);
    s += { pot: () => path("M36 34Q36 10 60 10T84 34z", f.trim, `stroke="${INK}" stroke-width="3"`) + path("M30 32H90V37H30z", INK), cap: () => path(`M38 34Q44 8 ${n(r.in(78, 98))} ${n(r.in(4, 14))} 84 22 82 34 60 26 38 34z`, f.trim === PAPER ? f.deep : f.trim, `stroke="${INK}" stroke-width="2.600"`), tuft: () => path("M52 26L46 8 58 16 62 2 68 16 78 8 70 27z", INK), goggles: () => path("M36 28H84V34H36z", INK) + mirror(disc(48, 28, 8, INK) + disc(48, 28, 5.500, PAPER)) }[cap]();
    return s + brow(r, true) + eyesOf(r, ["slit", "round", "slant"]) + path(`M56 44L64 44 ${n(r.in(66, 74))} ${n(r.in(60, 66))} 58 61z`, f.deep, `stroke="${INK}" stroke-width="2"`) + path("M46 66Q60 62 74 66 70 75 60 75T46 66z", INK) + path("M50 66l2 5 3-5zM58 65.500l2.500 6 2.500-6zM67 66l2 4 2-4z", PAPER);
  },
  monk(r, f) {
    let s = r.chance(.5) ? path("M60 4C94 6 98 46 104 92H16C22 46 26 6 60 4z", f.deep, `stroke="${INK}" stroke-width="2.600"`) : disc(60, 36, 33, f.tone);
    s += shoulders(r, f, 44, "robe") + head(r.in(19, 22), 18, r.in(14, 18), 78, f.paper);
    s += r.chance(.6) ? mirror(path("M39 46Q34 24 46 20 42 30 44 36 40 40 39 46z", INK)) + gouge(60, 20, 22, 0, .8, f.tone) : path("M57 22h6v8h-6z", f.deep) + mirror(disc(52, 25, 1.400, f.deep) + disc(47, 29, 1.400, f.deep));
    s += eyesOf(r, ["closed", "tired", "closed", "round"]) + brow(r) + noseOf(r) + mouthOf(r, f, ["flat", "beard", "grim", "flat"]);
    for (let i = 0; i < 9; i++) { const [x, y] = polar(60, 70, 22, .35 + i * .305); s += disc(x, y, 3, INK) + disc(x, y, 1.900, f.trim === PAPER ? f.tone : f.trim); }
    return s;
  },
  priest(r, f) {
    let s = disc(60, 40, 36, PAPER) + rays({ ...r, in: r.in }, f, 14) + shoulders(r, f, 46, "collar");
    return s + head(19, 26, 15, 79, f.paper) + path(`M40 38Q36 16 60 ${n(r.in(-8, -2))} 84 16 80 38 60 32 40 38z`, f.coat === f.paper ? f.tone : f.coat, `stroke="${INK}" stroke-width="3"`) + path("M57.500 2h5V32h-5zM49 15h22v5H49z", INK) + brow(r) + eyesOf(r, ["tired", "closed", "round"]) + noseOf(r) + mouthOf(r, f, ["beard", "flat", "grim"]);
  },
  insect(r, f) {
    let s = shoulders(r, f, 44, "plate") + mirror(line(`M52 24Q44 8 ${n(r.in(18, 30))} ${n(r.in(2, 12))}`, 2.600, INK) + path("M44 66Q18 60 6 84 22 92 40 84z", f.tone, `stroke="${INK}" stroke-width="2.200"`));
    s += path("M60 18C76 18 82 28 80 40L74 62 66 74H54L46 62 40 40C38 28 44 18 60 18z", f.coat, `stroke="${INK}" stroke-width="3"`) + mirror(path("M38 34Q46 26 55 38 56 54 44 54 36 46 38 34z", INK) + [0, 1, 2].map((i) => [0, 1].map((j) => disc(43 + j * 5 + (i % 2) * 2, 36 + i * 6, 1.700, f.trim === PAPER ? f.tone : f.trim)).join("")).join(""));
    return s + mirror(path(`M56 66Q42 66 ${n(r.in(40, 46))} 84 52 82 58 74z`, PAPER, `stroke="${INK}" stroke-width="2.200"`)) + path("M57 20h6l-1 20h-4z", INK);
  },
  merchant(r, f) {
    return shoulders(r, f, 46, "fur") + head(21, 24, 18, 79, f.paper) + path(`M30 34Q28 12 60 ${n(r.in(8, 12))} 92 12 90 34 60 24 30 34z`, f.trim === PAPER ? f.deep : f.trim, `stroke="${INK}" stroke-width="3"`) + path("M26 31Q60 22 94 31V38Q60 29 26 38z", INK) + disc(60, 20, 5, INK) + disc(60, 20, 3.400, "#f0c245") + brow(r) + eyesOf(r, ["slant", "round", "tired"]) + noseOf(r) + mouthOf(r, f, ["smile", "beard", "smile"]) + mirror(disc(34, 84, 5, INK) + disc(34, 84, 3.500, "#f0c245"));
  },
  officer(r, f) {                // crew of a ship: uniform with a chevron, cap, visor or headset
    const gear = r.pick(["cap", "visor", "headset", "none", "headset"]), h = r.int(0, 5);
    let s = shoulders(r, f, 48, "plain") + path("M14 92Q16 76 42 74L60 90 78 74Q104 76 106 92z", f.coat === PAPER ? f.tone : f.coat, `stroke="${INK}" stroke-width="2.600"`) + path("M44 74L60 92 76 74 70 72H50z", INK) + mirror(path("M22 84l7-5 7 5v4l-7-5-7 5z", PAPER)) + path("M52 66H68V76L60 84 52 76z", f.paper, `stroke="${INK}" stroke-width="2"`);
    if (h === 1) s += HAIR[1](r, f);
    s += head(r.in(18, 21), 20, r.in(12, 16), 75, r.pick([f.paper, PAPER, f.tone])) + (gear === "cap" ? "" : h === 1 ? HAIR[5](r, f) : HAIR[h](r, f));
    if (gear === "cap") s += path("M36 34Q36 10 60 10T84 34L60 28z", f.deep, `stroke="${INK}" stroke-width="2.600"`) + path("M40 33Q60 25 80 33L84 39Q60 31 36 39z", INK) + path("M60 13l3 6 6 .5-5 4 2 6-6-3.500-6 3.500 2-6-5-4 6-.5z", PAPER);
    if (gear === "headset") s += line("M39 46Q36 14 60 13T81 46", 3.400, INK) + disc(39, 48, 6.500, INK) + disc(39, 48, 3.600, f.trim) + line("M40 54Q44 66 53 66", 2, INK);
    return s + brow(r) + (gear === "visor" ? path("M37 39H83V51Q60 56 37 51z", INK) + path("M41 42H79V45H41z", f.trim === f.deep ? PAPER : f.trim) : eyesOf(r, ["round", "tired", "slant", "slit"])) + r.pick([NOSES[0], NOSES[1]])() + mouthOf(r, f, ["flat", "smile", "grim"]);
  },
  squire(r, f) {                 // plain people of an order: mail coif or veil, tabard with a sun
    const veil = r.chance(.4);
    let s = shoulders(r, f, 46, "plain") + path("M30 92L40 74H80L90 92z", f.coat === f.paper ? f.tone : f.coat, `stroke="${INK}" stroke-width="2.600"`) + path(poly(Array.from({ length: 16 }, (_, i) => polar(60, 85, i % 2 ? 4 : 8, i * .3927))), f.deep);
    s += veil ? path("M60 8C90 8 90 40 94 78L78 82H42L26 78C30 40 30 8 60 8z", PAPER, `stroke="${INK}" stroke-width="2.800"`) + path("M38 30Q60 18 82 30L81 35Q60 24 39 35z", f.trim === PAPER ? f.deep : f.trim) : path("M60 10C86 10 88 34 88 60L80 80H40L32 60C32 34 34 10 60 10z", f.tone, `stroke="${INK}" stroke-width="3"`) + Array.from({ length: 16 }, (_, i) => line(`M${n(36 + (i % 8) * 6.200)} ${i < 8 ? 20 : 72}q2 2.500 4 0`, 1.200, INK)).join("");
    s += path("M60 26C75 26 78 38 76 50 74 64 67 72 60 73 53 72 46 64 44 50 42 38 45 26 60 26z", f.paper, `stroke="${INK}" stroke-width="2"`);
    return s + brow(r) + eyesOf(r, ["round", "tired", "closed", "slant"]) + r.pick([NOSES[0], NOSES[1]])() + mouthOf(r, f, veil ? ["flat", "smile"] : ["grim", "flat", "smile", "beard"]);
  },
  tree(r, f) {
    let s = [0, 1, 2, 3, 4, 5, 6].map((i) => disc(14 + i * 15, r.in(8, 26), r.in(13, 18), i % 2 ? f.deep : f.tone)).join("");
    s += path("M34 92Q42 60 38 36L18 18 44 26 50 8 58 26 74 6 72 28 102 16 82 38Q78 62 88 92z", f.coat === f.paper ? f.tone : "#8a6a46", `stroke="${INK}" stroke-width="3"`) + [44, 52, 68, 76].map((x) => gouge(x, 76, 22, 1.550, 1, INK)).join("");
    return s + mirror(path("M44 42Q52 36 56 48 48 52 44 42z", INK) + disc(50, 45, 1.700, PAPER)) + path("M48 62Q60 56 72 62 68 74 60 76 52 74 48 62z", INK);
  },
  fungus(r, f) {
    let s = shoulders(r, f, 30, "robe") + path("M46 44H74Q80 66 72 82H48Q40 66 46 44z", f.paper, `stroke="${INK}" stroke-width="3"`) + path("M12 46Q14 6 60 4T108 46Q60 56 12 46z", f.tone, `stroke="${INK}" stroke-width="3"`);
    for (let i = 0; i < 7; i++) s += disc(24 + i * 12, r.in(18, 40), r.in(3, 6), i % 2 ? PAPER : f.deep);
    return s + `<g transform="translate(0 10)">${eyesOf(r, ["round", "tired", "hollow"])}</g>` + line("M53 73Q60 70 67 73", 2.200, INK);
  },
  // --- Saint Seiya: five persons and twelve signs, each with its own hair, head-dress, inks and stars
  hero(r, f, card) {
    const h = HEROES[card.hero], armed = card.rank !== "●";
    const sky = h.stars.map(([x, y]) => [x, y]);
    let s = disc(60, 42, 40, h.sky) + line("M" + sky.map((p) => p.join(" ")).join("L"), 1.100, INK, `stroke-dasharray="2.500 2"`);
    for (const [x, y] of sky) s += star(x, y, 4.600, PAPER);
    s += h.behind + shoulders(r, f, armed ? 52 : 42, "plain");
    s += armed ? mirror(path("M6 92Q8 70 40 72L38 92z", f.tone, `stroke="${INK}" stroke-width="2.800"`) + h.pad + gouge(22, 82, 16, -.5, 1.300, PAPER)) + path("M40 92L46 76H74L80 92z", f.deep, `stroke="${INK}" stroke-width="2.400"`) : path("M30 92Q36 78 50 76L60 86 70 76Q84 78 90 92z", h.ink, `stroke="${INK}" stroke-width="2.400"`);
    s += path("M52 66H68V80L60 85 52 80z", f.paper, `stroke="${INK}" stroke-width="2"`) + head(h.face[0], 20, h.face[1], 78, "#f3dfc6") + h.hair + (armed ? h.crest.replaceAll("TONE", f.tone) : h.band);
    return s + h.look;
  },
  gold(r, f, card) {             // a Chevalier d'Or is known by his sign: the head-dress is the animal, the medal repeats it
    const g = SIGNS[card.sign];
    let s = disc(60, 40, 37, "#fff6da") + rays(r, { ...f, deep: f.tone }, 24) + (g.behind || "");
    s += shoulders(r, f, 54, "plate") + path("M38 92L44 75H76L82 92z", f.deep, `stroke="${INK}" stroke-width="2.400"`) + path("M52 66H68V78L60 83 52 78z", "#f3dfc6");
    if (g.long) s += path("M34 82C28 20 44 11 60 11S92 20 86 82L78 80V40H42V80z", g.hair || INK, `stroke="${INK}" stroke-width="2"`);
    s += head(r.in(18, 20), 20, 14, 77, "#f3dfc6") + path("M40 42Q40 22 60 21T80 42Q70 30 40 42z", g.hair || INK);
    s += g.crest + brow(r, g.heavy) + EYES[g.eyes || "slant"]() + NOSES[g.nose || 0]() + (g.mouth || MOUTHS.grim)(r, f);
    return s + disc(98, 25, 14, INK) + disc(98, 25, 12, PAPER) + `<g transform="translate(98 25)" fill="none" stroke="${f.deep}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round">${g.mark}</g>`;
  },
  human: (r, f) => person(r, f, { kind: r.pick(["collar", "robe", "plate"]), w: 42 }),
};
const star = (x, y, q, fill) => path(poly(Array.from({ length: 8 }, (_, i) => polar(x, y, i % 2 ? q * .32 : q, i * .7854 - 1.5708))), fill, `stroke="${INK}" stroke-width=".9"`);
const T = `stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"`;
/* Five persons. Stars follow the real constellations (schematic); hair, crest and inks are our own. face: [width, jaw]. */
const HEROES = {
  pegase: { sky: "#cfe0ee", ink: "#b8402c", face: [19, 14], stars: [[90, 12], [108, 30], [94, 46], [76, 30], [90, 12], [104, 6]], behind: "", pad: path("M10 78Q2 62 10 56 12 64 22 66 18 58 22 54 30 62 36 73z", PAPER, T),
    hair: path("M38 44Q34 26 40 20L34 14 44 15 46 6 54 12 60 3 66 11 76 5 75 15 86 14 80 22Q86 30 82 44L78 34 72 36 68 28 60 35 54 28 48 36 42 33z", "#6b3a1e", T), band: path("M39 34Q60 24 81 34L81 38Q60 29 39 38z", "#b8402c", T),
    crest: mirror(path("M41 38Q22 34 22 10 30 14 33 18 34 10 38 8 46 18 47 30z", PAPER, T) + line("M28 20Q32 28 40 32", 1.300, INK)) + path("M40 36Q60 24 80 36L76 28 66 27 60 16 54 27 44 28z", "TONE", T),
    look: mirror(path("M41 39L56 42V44.500L42 42z", INK)) + EYES.round() + NOSES[0]() + MOUTHS.smile() },
  dragon: { sky: "#cfe3d2", ink: "#2f6a4c", face: [17, 12], stars: [[104, 10], [92, 18], [100, 30], [112, 40], [100, 50], [108, 62], [96, 70]], behind: path("M60 8C92 8 92 40 94 92H26C28 40 28 8 60 8z", "#1c1a1f", T) + mirror([0, 1, 2].map((i) => gouge(33 - i * 2, 54 + i * 12, 24, 1.600, .9, "#6f8f80")).join("")), pad: path("M8 90Q6 74 18 68L36 72 30 78 24 74 20 82 14 80z", "#3f8a63", T),
    hair: path("M41 52Q38 18 60 17T79 52L75 36Q60 20 45 36z", "#1c1a1f", T) + path("M60 18L56 40 52 30z", "#f3dfc6"), band: path("M40 33H80V38H40z", "#2f6a4c", T),
    crest: mirror(path("M42 36L22 22 30 36 14 34 28 45 18 50 40 50z", "#3f8a63", T)) + path("M40 38Q60 28 80 38L74 26 60 30 46 26z", "TONE", T) + path("M60 10L66 24 60 32 54 24z", "#3f8a63", T),
    look: mirror(path("M42 41L57 43V44.800L43 43z", INK)) + EYES.tired() + NOSES[1]() + MOUTHS.flat() },
  cygne: { sky: "#d9ecf5", ink: "#5b8fb5", face: [18, 13], stars: [[96, 6], [96, 22], [96, 38], [96, 58]], behind: line("M80 22L112 22", 1.100, INK, `stroke-dasharray="2.500 2"`) + star(80, 22, 4, PAPER) + star(112, 22, 4, PAPER) + path("M36 78C26 20 44 10 60 10S94 20 84 78L76 70V40H44V70z", "#e9cf83", T), pad: path("M4 90Q8 68 34 70L26 74 32 78 20 78 24 84 12 82z", "#eef6fa", T),
    hair: path("M38 54C34 22 46 12 62 13 84 13 86 30 82 54L78 36Q64 34 54 22 52 34 42 36z", "#e9cf83", T) + mirror(gouge(41, 44, 16, 1.500, .8, "#a98735")), band: path("M39 35Q60 27 81 35L81 39Q60 31 39 39z", "#5b8fb5", T),
    crest: path("M40 38Q60 28 80 38L76 29 64 26H56L44 29z", "TONE", T) + path("M54 27Q50 8 64 4 74 2 76 10 78 15 88 15 80 20 73 18 67 12 63 17 62 22 66 27z", "#eef6fa", T) + disc(72, 9.500, 1.300, INK) + mirror(path("M42 36Q26 34 22 20 36 22 46 28z", "#eef6fa", T)),
    look: mirror(path("M42 40L56 40.500V42.500L43 42z", "#8a6c22")) + EYES.slit() + NOSES[0]() + MOUTHS.flat() },
  andromede: { sky: "#f1d9e2", ink: "#b65a86", face: [18, 11], stars: [[112, 62], [106, 48], [96, 36], [100, 22], [90, 10]], behind: [[30, 40], [32, 54], [36, 66], [90, 40], [88, 54], [84, 66], [34, 27], [86, 27], [44, 16], [76, 16], [60, 12]].map(([x, y]) => disc(x, y, 11.500, INK) + disc(x, y, 9.400, "#8d4a2c")).join(""), pad: [0, 1, 2, 3].map((i) => `<ellipse cx="${10 + i * 8}" cy="${84 - i * 3}" rx="5.500" ry="3.600" fill="none" stroke="${INK}" stroke-width="4"/><ellipse cx="${10 + i * 8}" cy="${84 - i * 3}" rx="5.500" ry="3.600" fill="none" stroke="#e9c3d3" stroke-width="1.800"/>`).join(""),
    hair: [[42, 32], [48, 25], [56, 21], [65, 21], [73, 25], [79, 32]].map(([x, y]) => disc(x, y, 7.400, INK) + disc(x, y, 5.600, "#8d4a2c")).join(""), band: [0, 1, 2, 3, 4].map((i) => `<ellipse cx="${44 + i * 8}" cy="${37 - Math.sin((i + .5) / 5 * 3.14) * 3}" rx="4.500" ry="2.600" fill="none" stroke="#b65a86" stroke-width="2"/>`).join(""),
    crest: path("M40 39Q60 31 80 39L78 32Q60 24 42 32z", "TONE", T) + star(60, 28, 9, "#e9c3d3") + mirror(path("M41 36L34 18 42 24 48 30z", "TONE", T)),
    look: mirror(path("M43 40Q49 37 55 40.500L54 42Q49 39 44 41.500z", INK) + disc(49, 46, 5.200, PAPER) + disc(49.500, 46.500, 3, "#4b6b3a") + disc(49.500, 46.500, 1.400, INK) + line("M43 43.500L41 42M45 42L43.500 40.500", 1.200, INK)) + NOSES[3]() + line("M54 65Q60 68 66 65", 2.200, INK) },
  phoenix: { sky: "#f7d3b0", ink: "#3c4f86", face: [21, 17], stars: [[112, 14], [100, 24], [108, 38], [94, 48], [84, 30], [100, 24]], behind: mirror(path("M34 92Q8 70 14 40 20 54 26 56 20 36 30 22 32 44 42 58z", "#e2702c", T)), pad: path("M6 88Q2 66 16 54 14 66 22 66 20 56 28 52 28 64 38 72z", "#e2702c", T),
    hair: path("M38 42L30 34 38 30 30 20 41 21 38 8 50 15 52 2 60 12 68 2 70 15 82 8 79 21 90 20 82 30 90 34 82 42 78 32 68 34 60 27 52 34 42 32z", "#27304f", T), band: path("M39 35Q60 28 81 35V39Q60 32 39 39z", "#3c4f86", T),
    crest: path("M40 39Q60 30 80 39L80 31Q60 22 40 31z", "TONE", T) + path("M60 30Q52 14 60 -4 68 14 60 30zM52 30Q40 18 42 2 54 14 56 29zM68 30Q80 18 78 2 66 14 64 29z", "#e2702c", T),
    look: mirror(path("M40 38L57 43V46L41 42z", INK)) + EYES.slant() + NOSES[2]() + MOUTHS.grim() + line("M52 51L69 47", 2, "#b3261e") + line("M57 47.500l1 5M63 46l1 5", 1.400, "#b3261e") },
};
const horns = (d, fill = "#e7b93c") => mirror(path(d, fill, T));
const circlet = path("M40 38Q60 28 80 38L77 29Q60 20 43 29z", "#e7b93c", T);
/* Twelve signs: what stands on the head, the hair, and the sign itself as a carved medal. */
const SIGNS = {
  belier: { crest: circlet + horns("M44 32C20 24 12 42 22 52 32 58 38 46 30 42 26 42 26 46 29 47 20 46 24 32 44 40z"), hair: "#8a6fae", long: true, eyes: "tired", mouth: () => MOUTHS.flat(), mark: `<path d="M0 7V-2C0-8-8-8-8-3M0-2C0-8 8-8 8-3"/>` },
  taureau: { crest: circlet + horns("M42 34Q18 34 8 6 24 22 48 24z"), heavy: true, nose: 2, eyes: "round", mouth: () => MOUTHS.teeth(), mark: `<circle cy="3" r="4.600"/><path d="M-8-8C-6-2 6-2 8-8"/>` },
  gemeaux: { crest: path("M60 10Q84 10 84 38L84 60 72 74 60 78z", "#3c3336", T) + path("M64 42L76 40 74 47 65 47z", PAPER) + circlet, hair: "#5b6fa5", long: true, eyes: "slant", mark: `<path d="M-7-7Q0-4 7-7M-7 7Q0 4 7 7M-3-5V5M3-5V5"/>` },
  cancer: { crest: circlet + mirror(path("M44 32Q22 32 16 12 20 2 30 6L24 14 34 12Q36 22 48 24z", "#e7b93c", T) + path("M40 40L22 44 38 46zM40 48L26 56 40 53z", "#e7b93c", T)), hair: "#4a5a86", eyes: "slit", mouth: () => MOUTHS.smile(), mark: `<circle cx="-4.500" cy="-2.500" r="2.500"/><circle cx="4.500" cy="2.500" r="2.500"/><path d="M-7-3C-5-8 4-8 8-5M7 3C5 8-4 8-8 5"/>` },
  lion: { behind: path(poly(Array.from({ length: 36 }, (_, i) => polar(60, 44, i % 2 ? 30 : 42, i * .1745))), "#8a5418", T), crest: circlet + path("M52 26L60 8 68 26z", "#e7b93c", T), hair: "#a7702a", heavy: true, eyes: "round", mouth: () => MOUTHS.roar(), mark: `<circle cx="-4" cy="3" r="2.700"/><path d="M-2 1C-8-8 6-10 4-2 3 2 2 7 7 6"/>` },
  vierge: { behind: `<circle cx="60" cy="36" r="33" fill="none" stroke="#b98a1c" stroke-width="3"/>`, crest: circlet + disc(60, 30, 3, "#b3261e") + mirror(path("M42 34Q30 24 34 10 42 18 50 26z", "#e7b93c", T)), hair: "#ecd58a", long: true, eyes: "closed", mouth: () => MOUTHS.flat(), mark: `<path d="M-8-6Q-6-6-6 6M-6-3Q-2-8-2 6M-2-3Q2-8 2 4 3 8 7 8M2-3Q8-6 7 1 6 5 0 8"/>` },
  balance: { crest: circlet + line("M60 26V4M28 8H92", 3, INK) + mirror(line("M30 8L22 20M30 8L38 20", 1.400, INK) + path("M20 20H40Q38 28 30 28T20 20z", "#e7b93c", T)), hair: "#5a4330", eyes: "tired", mouth: (r, f) => MOUTHS.beard(r, f), mark: `<path d="M-8 7H8M-8 3H-3C-8-6 8-6 3 3H8"/>` },
  scorpion: { crest: circlet + line("M60 26C56 6 84 -6 92 14 94 22 88 28 84 26", 8.500, INK) + line("M60 26C56 6 84 -6 92 14 94 22 88 28 84 26", 5, "#e7b93c") + path("M86 30L76 32 82 22z", "#b3261e", T) + mirror(path("M42 36L28 28 40 28z", "#e7b93c", T)), hair: "#39508c", long: true, eyes: "slant", mouth: () => MOUTHS.smile(), mark: `<path d="M-8-6Q-6-6-6 6M-6-3Q-2-8-2 6M-2-3Q2-8 2 4 3 8 8 6L6 3M8 6L5 8"/>` },
  sagittaire: { behind: mirror([0, 1, 2, 3].map((i) => path(`M44 ${62 + i * 4}Q${22 - i} ${24 + i * 9} ${2 + i * 5} ${6 + i * 13} ${14 + i * 4} ${30 + i * 10} 46 ${70 + i * 3}z`, "#f3d27a", T)).join("")), crest: circlet + path("M60 4L68 18 62 18V28H58V18H52z", "#e7b93c", T), hair: "#6b4a22", eyes: "round", mouth: () => MOUTHS.flat(), mark: `<path d="M-7 7L7-7M0-7H7V0M-5-1L1 5"/>` },
  capricorne: { crest: circlet + horns("M46 28C42 10 30 4 24 -2 26 14 32 26 42 34z") + [0, 1, 2].map((i) => mirror(line(`M${32 + i * 4} ${10 + i * 7}l6 -3`, 1.400, INK))).join(""), hair: "#23282a", eyes: "slit", nose: 1, mark: `<path d="M-8-6L-4 4-2-5Q2-8 2 2 2 8-3 8M2 2Q4-3 7 0 8 5 2 4"/>` },
  verseau: { crest: circlet + path("M48 4H72L69 10Q74 20 66 24H54Q46 20 51 10z", "#e7b93c", T) + line("M50 13q5 -4 10 0t10 0", 1.600, INK), hair: "#5f93a8", long: true, eyes: "tired", mouth: () => MOUTHS.flat(), mark: `<path d="M-8-2L-4-5 0-2 4-5 8-2M-8 5L-4 2 0 5 4 2 8 5"/>` },
  poissons: { crest: circlet + horns("M44 32Q26 30 20 12 30 14 34 18 32 8 36 2 46 12 50 26z", "#bfe0da"), hair: "#79b7c4", long: true, eyes: "slit", nose: 3, mouth: () => disc(84, 74, 6.500, INK) + disc(84, 74, 4.800, "#c63a4a") + line("M54 65Q60 68 66 65", 2.200, INK), mark: `<path d="M-7-8Q0 0-7 8M7-8Q0 0 7 8M-7 0H7"/>` },
};
/** A plain human bust, dressed by options; several drawings above lean on it. */
function person(r, f, { kind = "robe", w = 42, helm = false, tiara = false, hair } = {}) {
  const h = hair ?? r.int(0, 5);
  let s = shoulders(r, f, w, kind) + path("M52 66H68V80H52z", INK);
  if (h === 1) s += HAIR[1](r, f);
  s += head(r.in(18, 21), 20, r.in(13, 16), 77, f.paper) + (h === 1 ? HAIR[5](r, f) : HAIR[h](r, f));
  if (helm) s += path("M37 40Q36 14 60 13T83 40L72 33 60 40 48 33z", f.tone, `stroke="${INK}" stroke-width="2.600"`);
  if (tiara) s += r.pick([
    () => path("M38 36Q60 24 82 36L84 30 72 22 66 26 60 10 54 26 48 22 36 30z", f.tone, `stroke="${INK}" stroke-width="2.400"`),
    () => path("M37 38Q60 28 83 38L86 22 76 29 60 19 44 29 34 22z", f.tone, `stroke="${INK}" stroke-width="2.400"`) + disc(60, 28, 2.600, f.deep),
    () => path("M36 44L32 16 44 28 60 20 76 28 88 16 84 44 76 36Q60 28 44 36z", f.tone, `stroke="${INK}" stroke-width="2.400"`),
  ])();
  return s + brow(r) + eyesOf(r, ["round", "slant", "tired", "slit"]) + r.pick([NOSES[0], NOSES[1]])() + mouthOf(r, f, ["flat", "grim", "smile", "grim"]);
}

/** A mutant of another people keeps its face and gains something: a third eye, boils, a split brow. */
const mutation = (r, f) => r.pick([() => disc(60, 30, 5.600, INK) + disc(60, 30, 4, PAPER) + disc(60, 30, 1.800, f.deep), () => [[72, 30, 4], [78, 37, 2.800], [70, 23, 2.600]].map(([x, y, q]) => disc(x, y, q + 1.200, INK) + disc(x, y, q, f.trim === PAPER ? f.tone : f.trim)).join(""), () => line("M52 18L58 28 54 34M66 18L62 27 68 33", 2.200, INK)])();

/** Light falls from the left: hatch the far cheek with ink, comb the dark shoulders with paper, let a little ink skip. */
function carve(r, f) {
  let s = "";
  for (let i = 0; i < 7; i++) s += gouge(73.500 - i * .5 + r.in(-.6, .6), 39 + i * 5, r.in(6, 10), -.62 + r.in(-.1, .1), .75, INK);
  for (let i = 0; i < 9; i++) s += gouge(30 + i * 7.500 + r.in(-1.500, 1.500), 86 + r.in(-2, 2), r.in(6, 11), (i - 4) * -.22 + 1.570, .7, f.paper);
  for (let i = 0; i < 16; i++) s += disc(r.in(4, 116), r.in(4, 86), r.in(.25, .6), f.paper);
  return s;
}

// ---------------------------------------------------------------- what they carry: behind a shoulder, drawn round (0, 0)
const shaft = path("M-2.200 -44H2.200V46H-2.200z", INK);
const C = `stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"`;
const PROPS = {
  sword: (c) => path("M-4 -40L0 -49 4 -40V12H-4z", PAPER, C) + path("M-12 12H12V17H-12z", c, C) + path("M-2.500 17H2.500V34H-2.500z", INK),
  axe: (c) => shaft + path("M2 -42Q22 -46 25 -24 12 -26 2 -16z", c, C) + path("M-2 -38L-10 -33-2 -26z", c, C),
  hammer: (c) => shaft + path("M-17 -46H17V-24H-17z", c, C) + gouge(-6, -38, 14, 0, 1.200, PAPER),
  spear: (c) => shaft + path("M0 -56L8 -38 0 -30-8 -38z", c, C),
  banner: (c) => shaft + path("M2 -44H27L20 -32 27 -20H2z", c, C) + disc(11, -32, 4, PAPER),
  staff: (c) => shaft + disc(0, -44, 10.500, INK) + disc(0, -44, 8, c) + gouge(-2, -47, 8, -.7, 1.500, PAPER),
  flask: (c) => path("M-5 -34V-20L-16 6H16L5 -20V-34z", PAPER, C) + path("M-11 -6H11L16 6H-16z", c) + path("M-8 -38H8V-33H-8z", INK) + disc(3, -11, 2, c),
  lantern: (c) => line("M0 -46V-34", 2.400, INK) + path("M-11 -34H11L8 -8H-8z", c, C) + path("M0 -29Q6 -20 0 -13-6 -20 0 -29z", PAPER) + path("M-13 -8H13V-3H-13z", INK),
  trident: (c) => shaft + path("M-15 -52V-32H15V-52L11 -40H2.500V-56H-2.500V-40H-11z", c, C),
  key: (c) => disc(0, -34, 12, INK) + disc(0, -34, 9.500, c) + disc(0, -34, 4, INK) + path("M-2.500 -24H2.500V18H-2.500zM2 2H12V7H2zM2 11H9V16H2z", INK),
  gear: (c) => path(poly(Array.from({ length: 40 }, (_, j) => polar(0, -28, j % 4 < 2 ? 18 : 14, (j * Math.PI) / 20))), c, C) + disc(0, -28, 5.500, INK),
  shield: (c) => path("M-17 -34H17V-8Q14 10 0 18-14 10-17 -8z", c, C) + path("M-2.500 -34H2.500V17H-2.500zM-17 -19H17V-14H-17z", INK),
  bow: (c) => line("M-4 -48Q22 -12 -4 26", 4, INK) + line("M-4 -48Q20 -12 -4 26", 1.800, c) + line("M-4 -48V26", 1, INK),
};
const CARRIES = { giant: ["axe", "hammer", "spear", "banner", "shield"], knight: ["sword", "spear", "shield", "banner", "hammer"], thief: ["sword", "key", "lantern", "bow"], scientist: ["flask", "gear", "staff", "key", "lantern"], witch: ["staff", "lantern", "key"], demon: ["trident", "spear", "axe", "staff"], imp: ["trident", "flask"], human: ["sword", "staff", "gear", "flask", "shield", "banner", "bow"], angel: ["sword", "spear", "staff", "shield"], dinosaur: ["spear", "banner", "shield", "staff"], robot: ["gear", "hammer", "staff"], mutant: ["axe", "flask", "sword", "spear", "gear"], aquan: ["trident", "spear", "staff", "shield"], alien: ["staff", "gear", "flask", "shield"], goblin: ["hammer", "axe", "lantern", "key"], monk: ["staff", "lantern"], priest: ["staff", "banner"], merchant: ["key", "lantern"], officer: ["gear", "staff", "shield"], squire: ["sword", "banner", "shield", "lantern", "spear"], martian: ["staff", "gear", "shield"], spirit: ["staff", "lantern", "sword"] };

// ---------------------------------------------------------------- things and events
const O = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;
const THINGS = {
  banner: (r, f) => path("M34 6h5v82h-5z", INK) + path(`M39 12H96L${n(r.in(78, 86))} 32 96 52H39z`, f.tone, O) + disc(60, 32, 10, PAPER) + path("M60 24l7 14H53z", INK),
  gauntlet: (r, f) => path("M44 88V62L34 46Q32 38 40 38L48 46V20q0-6 6-6t6 6v16-20q0-6 6-6t6 6v20-14q0-5 5-5t5 5v26Q82 60 76 66V88z", f.tone, O) + path("M42 70H78V78H42z", INK) + [50, 60, 70].map((x) => disc(x, 74, 1.700, PAPER)).join(""),
  chest: (r, f) => path("M26 44Q26 24 60 24T94 44z", f.tone, O) + path("M24 44H96V80H24z", f.deep, O) + path("M54 40H66V58H54z", PAPER, O) + disc(60, 48, 2.400, INK) + mirror(path("M34 30h5v50h-5z", INK)),
  blade: (r, f) => `<g transform="rotate(${n(r.in(-38, 38))} 60 45)">${path("M60 2L68 14V58H52V14z", PAPER, O)}${path("M38 58H82V65H38z", f.deep, O)}${path("M56 65H64V84H56z", INK)}${disc(60, 86, 4, f.tone)}${gouge(60, 34, 36, 1.570, 1, INK)}</g>`,
  orb: (r, f) => disc(60, 42, 29, INK) + disc(60, 42, 25.500, f.tone) + path(`M38 38Q60 ${n(r.in(14, 26))} 82 40 60 ${n(r.in(44, 60))} 38 38z`, f.deep) + gouge(50, 29, 20, -.7, 2.400, PAPER) + path("M36 74H84L90 88H30z", INK),
  tower: (r, f) => path("M38 90L42 34H78L82 90z", f.tone, O) + path("M36 34V20H46V26H55V20H65V26H74V20H84V34z", f.deep, O) + path("M53 90V64A7 7 0 0 1 67 64V90z", INK) + mirror(path("M47 44h5v9h-5z", INK)),
  temple: (r, f) => path("M14 34L60 8 106 34z", f.tone, O) + path("M18 34H102V42H18z", PAPER, O) + [24, 44, 64, 84].map((x) => path(`M${x} 42h12v36h-12z`, f.paper, O) + gouge(x + 6, 60, 30, 1.570, .8, INK)).join("") + path("M12 78H108V90H12z", f.deep, O) + disc(60, 24, 5, PAPER),
  armour: (r, f) => path("M60 22L84 16 92 30 82 42V74L60 86 38 74V42L28 30 36 16z", f.tone, O) + path("M60 22V86", "none", `stroke="${INK}" stroke-width="2"`) + mirror(path("M28 30Q10 24 12 46L34 44z", f.deep, O) + line("M42 52Q50 60 60 56M42 62Q50 70 60 66", 1.800, INK) + gouge(46, 34, 16, -.7, 1.600, PAPER)) + path(r.pick(["M60 30l5 8-5 8-5-8z", "M54 32h12l-6 12z", "M52 38a8 8 0 0 1 16 0z"]), PAPER, `stroke="${INK}" stroke-width="1.800"`),
  gate: (r, f, card) => path("M18 92V40Q20 6 60 6T100 40V92H86V42Q84 20 60 20T34 42V92z", f.tone, O) + (card.open ? path("M36 92V42Q38 22 60 22T84 42V92z", PAPER) + [0, 1, 2, 3, 4].map((i) => gouge(60, 80 - i * 10, 44 - i * 8, 0, 1.300, f.deep)).join("") : path("M36 92V42Q38 22 60 22T84 42V92z", INK) + [44, 52, 68, 76].map((x) => gouge(x, 60, 56, 1.570, 1, f.tone)).join("") + disc(57, 60, 2, PAPER) + disc(63, 60, 2, PAPER)) + [0, 1, 2, 3, 4, 5].map((i) => line(`M${n(60 + 29 * Math.cos(3.4 + i * .53))} ${n(44 + 27 * Math.sin(3.4 + i * .53))}L${n(60 + 40 * Math.cos(3.4 + i * .53))} ${n(44 + 37 * Math.sin(3.4 + i * .53))}`, 1.500, INK)).join(""),
  drop: (r, f) => path("M60 6C74 28 88 42 88 58A28 28 0 0 1 32 58C32 42 46 28 60 6z", f.deep, O) + gouge(46, 56, 26, 1.300, 3, PAPER) + path("M60 34l5 12h12l-9 8 3 13-11-7-11 7 3-13-9-8h12z", f.paper),
  hall: (r, f) => path("M16 90V44L60 14 104 44V90z", f.tone, O) + path("M8 48L60 10 112 48 108 52 60 20 12 52z", f.deep, O) + path("M48 90V64A12 12 0 0 1 72 64V90z", INK) + mirror(path("M26 58h12v14H26z", PAPER, O) + line("M32 58V72", 2, INK)) + disc(60, 40, 6, PAPER) + line("M60 36V40L63 42", 1.500, INK),
  mace: (r, f) => `<g transform="rotate(${n(r.in(-40, 40))} 60 50)">${path("M56 40H64V92H56z", INK)}${path(poly(Array.from({ length: 20 }, (_, i) => polar(60, 28, i % 2 ? 18 : 28, i * .314))), f.tone, O)}${disc(60, 28, 9, f.deep)}${gouge(54, 22, 10, -.7, 1.400, PAPER)}</g>`,
  crystal: (r, f) => [[38, 30, 12, 22], [82, 34, 11, 18], [60, 14, 17, 34]].map(([x, y, w, h], i) => path(poly([[x, y - 10], [x + w, y + h * .3], [x + w * .7, 88], [x - w * .7, 88], [x - w, y + h * .3]]), i === 2 ? f.tone : f.deep, O) + path(poly([[x, y - 10], [x + w, y + h * .3], [x + 1, y + h * .5]]), PAPER, `opacity=".75"`) + line(`M${x} ${y - 8}L${x + 1} ${n(y + h * .5)} ${x} 86M${x - w} ${n(y + h * .3)}L${x + 1} ${n(y + h * .5)} ${x + w} ${n(y + h * .3)}`, 1.600, INK)).join("") + path("M22 86H98V92H22z", INK),
  ship: (r, f) => disc(r.in(20, 100), 20, 9, PAPER) + path("M10 50Q60 24 112 46L96 66Q56 78 18 66z", f.tone, O) + path("M44 36Q58 16 82 34L80 42H46z", PAPER, O) + path("M18 66L6 82 40 72zM92 66L108 84 78 71z", f.deep, O) + [34, 50, 66, 82].map((x) => disc(x, 54, 3.600, INK) + disc(x, 54, 1.900, f.trim)).join("") + gouge(30, 46, 24, -.3, 1.300, PAPER),
  scroll: (r, f) => path("M30 14H88V76H30z", PAPER, O) + path("M24 8H94Q100 14 94 20H24Q18 14 24 8zM24 70H94Q100 77 94 84H24Q18 77 24 70z", f.tone, O) + [0, 1, 2, 3].map((i) => gouge(56, 30 + i * 9, r.in(30, 46), 0, 1, INK)).join("") + disc(82, 66, 9, INK) + disc(82, 66, 7, f.deep) + path("M78 72L76 88 82 83 88 88 86 72z", f.deep, `stroke="${INK}" stroke-width="1.600"`),
  crown: (r, f) => path("M22 66L16 24 40 42 60 12 80 42 104 24 98 66z", f.trim === PAPER ? f.tone : f.trim, O) + path("M22 66H98V80H22z", f.deep, O) + [40, 60, 80].map((x) => disc(x, 73, 3.600, PAPER)).join("") + [[16, 22], [60, 10], [104, 22]].map(([x, y]) => disc(x, y, 5, INK) + disc(x, y, 3, PAPER)).join(""),
  lamp: (r, f) => rays(r, f, 11) + line("M60 2V16", 3, INK) + path("M40 22L60 12 80 22z", f.deep, O) + path("M42 22H78L74 72H46z", "#fbe3a0", O) + path("M60 30Q72 46 66 58 60 66 54 58 48 46 60 30z", f.tone, `stroke="${INK}" stroke-width="2"`) + path("M38 72H82V82H38z", f.deep, O) + line("M52 22L50 72M68 22L70 72", 2.200, INK),
  ring: (r, f) => `<ellipse cx="60" cy="58" rx="32" ry="26" fill="none" stroke="${INK}" stroke-width="15"/><ellipse cx="60" cy="58" rx="32" ry="26" fill="none" stroke="${f.tone}" stroke-width="9"/>` + path("M44 26L52 10H68L76 26 60 42z", f.trim === PAPER ? f.deep : f.trim, O) + line("M44 26H76M52 10L60 42 68 10", 1.600, INK) + gouge(36, 44, 16, -1, 1.400, PAPER),
  engine: (r, f) => path(poly(Array.from({ length: 48 }, (_, j) => polar(46, 46, j % 4 < 2 ? 34 : 27, (j * Math.PI) / 24))), f.tone, O) + disc(46, 46, 15, PAPER) + disc(46, 46, 8, INK) + path(poly(Array.from({ length: 32 }, (_, j) => polar(90, 66, j % 4 < 2 ? 20 : 15, (j * Math.PI) / 16))), f.deep, O) + disc(90, 66, 6, PAPER) + line("M78 12Q96 8 104 24", 4, INK) + disc(104, 26, 5, f.trim),
  flagon: (r, f) => path("M48 8H72V24Q92 38 92 60 92 86 60 86T28 60Q28 38 48 24z", PAPER, O) + path(`M31 ${n(r.in(48, 58))}Q60 ${n(r.in(40, 62))} 89 ${n(r.in(48, 58))} 92 84 60 84T31 52z`, f.tone) + path("M44 4H76V12H44z", f.deep, O) + [0, 1, 2, 3].map(() => disc(r.in(40, 80), r.in(60, 76), r.in(2, 4), PAPER)).join("") + gouge(38, 50, 22, 1.700, 2, PAPER),
  emblem: (r, f) => path("M60 4L104 16V46Q100 76 60 90 20 76 16 46V16z", f.tone, O) + path("M60 14L94 23V46Q90 68 60 80 30 68 26 46V23z", PAPER, `stroke="${INK}" stroke-width="1.800"`) + r.pick([() => path(poly(Array.from({ length: 10 }, (_, i) => polar(60, 45, i % 2 ? 9 : 22, i * .6283 - 1.571))), f.deep, O), () => path("M60 22L80 46 60 70 40 46z", f.deep, O) + disc(60, 46, 7, PAPER), () => path("M44 66V38L60 24 76 38V66H66V48H54V66z", f.deep, O), () => disc(60, 45, 18, f.deep) + disc(68, 39, 14, PAPER)])(),
  book: (r, f) => path("M60 22C48 12 28 12 12 18V80C28 74 48 74 60 84 72 74 92 74 108 80V18C92 12 72 12 60 22z", PAPER, O) + path("M60 22V84", "none", O) + mirror([0, 1, 2, 3, 4].map((i) => gouge(36, 32 + i * 9, 32, .08, .9, i === 1 ? f.deep : INK)).join("")) + path("M76 14l12 1v26l-6-6-6 6z", f.tone, `stroke="${INK}" stroke-width="2"`),
};
const EVENTS = {
  fist: (r, f) => rays(r, f, 12) + path("M36 40Q34 28 44 28 46 20 55 23 60 16 67 22 75 19 78 27 88 28 86 40V58Q84 72 72 74V90H46V74Q34 66 36 40z", f.paper, O) + line("M48 30V44M59 27V44M70 28V44M36 50H62Q70 50 68 58", 2.400, INK),
  hand: (r, f) => disc(60, 44, 36, f.tone) + path("M46 90V66L30 48Q30 40 38 42L48 50V22q0-5 5-5t5 5v18-26q0-5 5-5t5 5v26-20q0-5 5-5t5 5v24-12q0-5 4.500-5t4.500 5v26Q82 66 76 70V90z", f.paper, O) + path("M62 54a8 8 0 1 0 .1 0z", INK) + disc(62, 62, 3.500, PAPER),
  bolt: (r, f) => rays(r, f, 10) + `<g transform="rotate(${n(r.in(-14, 14))} 60 45)">${path("M70 0L30 50H54L44 92 92 34H66L82 0z", PAPER, O)}${gouge(62, 26, 26, 2.200, 1.300, f.deep)}</g>`,
  vortex: (r, f) => [0, 1, 2, 3, 4, 5].map((i) => line(`M${60 + 6 * i} 45A${6 + 6 * i} ${5 + 5 * i} 0 1 ${i % 2} ${60 - 6 * i - 6} 45`, 5.500 - i * .4, i % 2 ? f.tone : INK)).join("") + disc(60, 45, 5, PAPER),
  eye: (r, f) => rays(r, f, 16) + path("M8 46Q60 2 112 46 60 90 8 46z", PAPER, O) + disc(60, 46, 21, f.deep) + disc(60, 46, 10, INK) + gouge(52, 38, 12, -.8, 2, PAPER),
  wave: (r, f) => path("M-4 92V50Q24 6 70 14 100 20 96 46 84 34 70 40 92 62 124 58V92z", INK) + path("M6 92V56Q30 24 66 24 48 46 78 66 98 74 124 70V92z", f.tone) + [0, 1, 2, 3].map((i) => line(`M${16 + i * 9} 90Q${20 + i * 10} ${58 + i * 4} ${50 + i * 8} ${42 + i * 10}`, 1.800, PAPER)).join(""),
  skull: (r, f) => rays(r, f, 9) + path("M60 8C90 8 96 36 88 54L80 60V80H40V60L32 54C24 36 30 8 60 8z", PAPER, O) + mirror(disc(47, 42, 9, INK) + disc(48, 43, 2.200, f.tone)) + path("M60 52l5 10H55z", INK) + [46, 53, 60, 67, 74].map((x) => line(`M${x} 68V80`, 2, INK)).join(""),
  coin: (r, f) => rays(r, f, 14) + disc(60, 45, 34, INK) + disc(60, 45, 30, f.tone) + `<circle cx="60" cy="45" r="24" fill="none" stroke="${INK}" stroke-width="1.600" stroke-dasharray="2 3"/>` + path("M60 26L78 45 60 64 42 45z", PAPER, O),
  forge: (r, f) => rays(r, f, 13) + path("M20 62H74Q96 62 104 50V68Q94 76 78 76L82 90H40L44 76Q24 76 20 62z", INK) + gouge(50, 68, 40, 0, 1.400, f.paper) + `<g transform="rotate(${n(r.in(-34, -22))} 60 40)">${disc(34, 40, 14, INK)}${disc(34, 40, 11, "#f0c245")}${disc(34, 40, 5, INK)}${path("M46 37H92V43H46zM78 43H84V53H78zM88 43H92V50H88z", "#f0c245", `stroke="${INK}" stroke-width="2.200"`)}</g>`,
  purse: (r, f) => path("M44 30Q18 46 22 70 26 88 60 88T98 70Q102 46 76 30z", f.tone, O) + path("M40 28H80L86 12 70 18 60 8 50 18 34 12z", f.deep, O) + path("M38 26H82V33H38z", INK) + [[24, 84], [94, 82], [104, 70]].map(([x, y]) => disc(x, y, 7.500, INK) + disc(x, y, 5.500, "#f0c245")).join("") + path("M60 44L72 58 60 74 48 58z", "#f0c245", O) + gouge(36, 62, 22, 1.400, 1.600, PAPER),
  chains: (r, f) => disc(60, 45, 30, f.tone) + [[-6, 8], [22, 27], [50, 46], [78, 65], [106, 84]].map(([x, y], i) => `<g transform="translate(${x} ${y}) rotate(${i % 2 ? 70 : 20})"><ellipse rx="17" ry="9.500" fill="none" stroke="${INK}" stroke-width="10"/><ellipse rx="17" ry="9.500" fill="none" stroke="${i % 2 ? PAPER : f.paper}" stroke-width="4.500"/></g>`).join(""),
  net: (r, f) => disc(60, 46, 26, f.deep) + path("M60 30L74 46 60 64 46 46z", "#f0c245", O) + [-1, 0, 1, 2, 3, 4, 5, 6].map((i) => line(`M${i * 20 - 10} -4Q${i * 20 + 14} 40 ${i * 20 - 6} 94M-4 ${i * 16}Q60 ${i * 16 + 16} 124 ${i * 16 - 4}`, 2.600, INK)).join(""),
  horn: (r, f) => rays(r, f, 15) + path("M14 34Q40 40 62 30 88 18 108 6 112 30 106 52 84 50 62 56 34 64 18 48z", PAPER, O) + path("M100 10Q108 30 100 50", "none", O) + path("M10 30L20 33 24 50 12 46z", f.deep, O) + path("M52 33L60 31 64 55 56 57z", f.tone, O) + line("M56 58Q50 76 74 74 84 74 82 58", 2.200, INK),
  sunrise: (r, f) => Array.from({ length: 11 }, (_, i) => gouge(...polar(60, 66, 42, 3.1416 + i * .314), 30, 3.1416 + i * .314, 3.200, i % 2 ? f.deep : f.tone)).join("") + path("M30 66A30 30 0 0 1 90 66z", "#f6d37a", O) + path("M0 66H120V92H0z", f.tone) + [72, 78, 84].map((y, i) => gouge(60, y, 70 - i * 16, 0, 1.500, PAPER)).join("") + line("M0 66H120", 3, INK),
  spiral: (r, f) => disc(60, 45, 40, f.tone) + line("M60 45C60 40 68 40 68 47 68 56 52 58 50 46 48 30 72 26 78 42 84 62 56 74 42 60 26 42 44 14 68 16 96 20 104 54 88 74", 6, INK) + [[24, 16], [100, 14], [104, 80], [16, 78]].map(([x, y]) => path(poly(Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 ? 3.500 : 9, i * .628))), "#f6d37a", `stroke="${INK}" stroke-width="1.800"`)).join(""),
  blast: (r, f) => path(poly(Array.from({ length: 28 }, (_, i) => polar(60, 46, i % 2 ? r.in(22, 28) : r.in(36, 54), i * .2244))), f.deep, O) + path(poly(Array.from({ length: 22 }, (_, i) => polar(60, 46, i % 2 ? r.in(12, 16) : r.in(22, 32), i * .2856))), f.tone, `stroke="${INK}" stroke-width="2"`) + path(poly(Array.from({ length: 16 }, (_, i) => polar(60, 46, i % 2 ? 6 : r.in(11, 17), i * .3927))), PAPER),
  arrows: (r, f) => disc(60, 45, 36, f.tone) + [0, 1, 2, 3, 4].map((i) => `<g transform="translate(${14 + i * 23} ${n(r.in(34, 56))}) rotate(${n(r.in(146, 162))})">${path("M-2 -34H2V30H-2z", INK)}${path("M0 -48L8 -30 0 -34-8 -30z", PAPER, `stroke="${INK}" stroke-width="2"`)}${path("M0 20L9 28V40L0 33-9 40V28z", i % 2 ? f.deep : f.trim, `stroke="${INK}" stroke-width="1.800"`)}</g>`).join(""),
  claw: (r, f) => path("M-4 -4H124V96H-4z", f.tone, `opacity=".8"`) + [0, 1, 2, 3].map((i) => `<g transform="translate(${26 + i * 21} 44) rotate(${n(12 + r.in(-3, 3))})">${gouge(0, 0, r.in(84, 96), 1.570, 8, INK)}${gouge(-1, 0, r.in(58, 74), 1.570, 4.500, i % 2 ? PAPER : f.paper)}</g>`).join(""),
  quill: (r, f) => disc(60, 45, 34, f.tone) + path("M96 4C60 6 34 34 32 66L24 88 34 70C62 70 92 44 96 4z", PAPER, O) + line("M32 70Q56 44 86 16", 2, INK) + [0, 1, 2, 3].map((i) => gouge(52 + i * 9, 38 - i * 6, 14, 2.600, 1, INK)).join(""),
};
function rays(r, f, k) { let s = ""; const o = r.in(0, 1); for (let i = 0; i < k; i++) { const a = o + i * 6.283 / k; s += gouge(60 + 46 * Math.cos(a), 45 + 46 * Math.sin(a), r.in(20, 34), a, r.in(2, 3.400), i % 2 ? f.deep : f.tone); } return s; }

// Which drawing? A named hero or sign, then the first trait that has one, then what an action does, then the type.
const ORDER = ["imp", "demon", "goblin", "aquan", "witch", "robot", "cyborg", "martian", "specter", "dinosaur", "faerie", "insect", "beast", "giant", "monk", "priest", "merchant", "knight", "thief", "scientist", "alien", "spirit", "angel", "golem", "tree", "fungus", "saint", "mutant", "officer", "human"];
const ALIAS = { cyborg: "robot", ai: "robot", elf: "thief", ranger: "thief", assassin: "thief", pirate: "thief", niffle: "beast", cat: "beast", wolf: "beast", rat: "insect", krxix: "alien", handuhan: "alien", proximan: "alien", shapeshifter: "mutant", changeling: "mutant", jelly: "mutant", arm: "aquan", ange: "angel", archange: "angel", dragon: "dinosaur", goule: "specter", horseman: "knight", pilot: "officer", soldier: "officer" };
const FOLK = { staralliance: "officer", sanctum: "squire" };       // what a human is, by house
const KIND = { location: ["tower", "temple", "gate", "hall"], weapon: ["blade", "gauntlet", "mace"], shard: ["crystal"], ship: ["ship"], vehicle: ["ship"], power: ["gauntlet", "crystal", "emblem"], law: ["scroll"], treasure: ["chest", "crown"], ally: ["emblem"], item: ["orb", "chest", "book", "banner", "lamp", "ring", "engine", "flagon", "scroll", "blade", "crown"], upgrade: ["armour", "blade", "ring", "gauntlet", "emblem", "mace", "engine", "crown"] };
const DOES = [[/\bforge|\bkeys?\b|clé/i, ["forge"]], [/\bsteal|\bvol(ez|e)\b/i, ["purse", "hand"]], [/\bcapture/i, ["chains", "net"]], [/\barchive|\bdiscard|défauss|\bpurge/i, ["quill", "vortex"]], [/\bready|redress/i, ["horn", "sunrise"]], [/\bstun|sonn/i, ["bolt", "spiral"]], [/\bheal|soign|ward/i, ["sunrise", "hand"]], [/\bdestroy|détrui/i, ["skull", "blast", "wave"]], [/\bdamage|dégât/i, ["fist", "bolt", "arrows", "blast", "claw"]], [/\breturn|shuffle|swap/i, ["vortex", "wave", "spiral"]], [/\bdraw|look|reveal|pioch/i, ["eye", "quill"]], [/\bgain\b|Æ/i, ["coin", "sunrise", "horn"]]];
export function drawingOf(card, r) {
  if (card.art) return card.art;
  if (card.hero && HEROES[card.hero]) return "hero";
  if (card.sign && SIGNS[card.sign]) return "gold";
  if (!["artifact", "upgrade", "action", "miracle", "imminente"].includes(card.type)) {
    for (const t of ORDER) if (t !== "human" && card.traits?.includes(t)) return ALIAS[t] || t;
    for (const t of card.traits || []) if (ALIAS[t.trim()]) return ALIAS[t.trim()];
    if (["creature", "character", "invoker"].includes(card.type)) return FOLK[card.family] || "human";
  }
  if (["action", "miracle", "imminente"].includes(card.type)) {
    const text = [].concat(card.text || "").join(" ");
    const fits = DOES.filter(([re]) => re.test(text)).slice(0, 2).flatMap(([, list]) => list);
    return r.pick(fits.length && r.chance(.85) ? fits : Object.keys(EVENTS));
  }
  for (const t of [...(card.traits || []), card.type]) if (KIND[t]) return r.pick(KIND[t]);
  return r.pick(Object.keys(THINGS));
}
const ACCENTS = { brobnar: ["#f0b23e", "#5d8795"], dis: ["#e2a03f", "#5663ad"], logos: ["#e8b04a", "#cf5f45"], mars: ["#dd7040", "#8a68b0"], sanctum: ["#5f93bf", "#bf4f40"], shadows: ["#d9a840", "#58a093"], untamed: ["#cf7840", "#dcb542"], saurian: ["#519680", "#bf4f40"], staralliance: ["#e0a83c", "#cf5f45"], unfathomable: ["#d9885a", "#7f74b8"], eondra: ["#e6ac3e", "#5d8795"], poseidia: ["#e6ac3e", "#58a093"], nuit: ["#a84a58", "#7f93a8"], creature: ["#c4643c", "#5d8795"], invocateur: ["#e0a83c", "#58a093"], other: ["#d9a840", "#5f93bf"] };
/** The print for one card, 120 x 90 units. */
export function art(card) {
  const r = rng(card.id), base = familyOf(card), kind = drawingOf(card, r);
  const [a, b] = ACCENTS[card.family] || ACCENTS.other;            // a third ink, sparingly: it tells cards of one house apart
  const f = { ...base, coat: r.pick([base.tone, base.tone, base.deep, PAPER, a, b]), trim: r.pick([base.deep, a, b, PAPER]) };
  const draw = FIGURES[kind] || THINGS[kind] || EVENTS[kind] || FIGURES.human;
  const back = BACKDROPS[f.backdrop](r, f);
  let figure = draw(r, f, card) + (CARVED.has(kind) ? carve(r, f) : "");
  if (card.traits?.includes("mutant") && FIGURES[kind] && kind !== "mutant") figure += mutation(r, f);
  if (FIGURES[kind] && !["saint", "hero", "gold"].includes(kind)) {                         // stand it nearer or further, lean it, give it something to carry
    const side = r.pick([-1, 1]), prop = CARRIES[kind] && r.chance(.72) ? r.pick(CARRIES[kind]) : null, lean = n(r.in(-4, 4));
    figure = `<g transform="translate(${n(prop ? -side * r.in(4, 10) : r.in(-5, 5))} 0) translate(60 92) rotate(${lean}) scale(${n(r.in(1, 1.200) * 10) / 10}) translate(-60 -92)">${figure}</g>`;
    if (prop) figure = `<g transform="translate(${60 + side * 45} 52) rotate(${n(side * r.in(2, 13))}) scale(${side} 1)">${PROPS[prop](f.trim === PAPER ? f.tone : f.trim)}</g>` + figure;
  }
  const dx = n(r.in(.5, 1.3)), dy = n(r.in(-.9, .9));                       // off register, as hand-pulled prints are
  return `<rect width="${W}" height="${H}" fill="${f.paper}"/><g transform="translate(${dx} ${dy})">${back}</g>${FIGURES[kind] ? halo(r, f) : ""}${figure}`;
}
const CARVED = new Set(["goblin", "monk", "priest", "merchant", "officer", "squire", "hero", "gold", "giant", "demon", "imp", "knight", "spirit", "scientist", "thief", "faerie", "witch", "dinosaur", "angel", "saint", "human", "golem", "martian"]);
export const ART_W = W, ART_H = H;
