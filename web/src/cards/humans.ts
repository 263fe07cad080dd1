import { CRESTS, crested } from "./crests";
import { EYES, HAIR, MOUTHS, NOSES, brow, eyesOf, head, mouthOf, noseOf, person, shoulders } from "./faces";
import { HEROES, SIGNS, inked } from "./heroes";
import { CX, type Draw, GOLD, INK, type Inks, PAPER, type Point, disc, gouge, line, mirror, n, path, polar, poly, rays, star } from "./pen";
import type { Rng } from "./rng";

/** Pairs of feathered wings behind the shoulders. */
export function wings(r: Rng, f: Inks, pairs: number): string {
  let s = "";
  for (let p = 0; p < pairs; p++) {
    const up = 4 + p * 22 + r.in(-2, 4);
    let w = "";
    for (let i = 0; i < 6; i++)
      w += path(
        `M46 ${n(56 + p * 6)}Q${n(26 - i)} ${n(up + 14 + i * 5)} ${n(2 + i * 4.5)} ${n(up + i * 9)} ${n(18 + i * 4)} ${n(up + 20 + i * 7)} 46 ${n(62 + p * 6)}z`,
        i % 2 ? f.paper : PAPER,
        `stroke="${INK}" stroke-width="1.900"`,
      );
    s += mirror(w);
  }
  return s;
}
/** Humans, by trade, and who looks like one: angels, saints, heroes. */
export const HUMANS = {
  knight(r, f) {
    const kind = r.pick(["great", "open", "barbute", "winged", "open", "great"]);
    let s = shoulders(f, 50, "plate");
    if (r.chance(0.6))
      s += path(
        `M60 16C${n(r.in(60, 76))} -4 ${n(r.in(88, 100))} 6 ${n(r.in(92, 102))} ${n(r.in(26, 44))} 86 20 74 18 60 22z`,
        f.trim,
        `stroke="${INK}" stroke-width="2"`,
      );
    if (kind === "winged")
      s += mirror(
        path("M38 36Q16 30 12 6 26 14 32 16 30 8 30 4 42 14 46 26z", PAPER, `stroke="${INK}" stroke-width="2.400"`) +
          gouge(27, 20, 16, 0.9, 0.9, INK),
      );
    if (kind === "open")
      return (
        s +
        head(22, 20, 17, 78, f.paper) +
        path("M34 54Q30 13 60 13T86 54L78 58V40Q60 30 42 40V58z", f.coat, `stroke="${INK}" stroke-width="3"`) +
        brow(r) +
        eyesOf(r, ["round", "tired", "slant"]) +
        noseOf(r) +
        mouthOf(r, f, ["flat", "grim", "beard"])
      );
    s += path("M36 32Q38 12 60 12T84 32V66L60 82 36 66z", f.coat, `stroke="${INK}" stroke-width="3.200"`);
    if (kind === "barbute") s += path("M40 40H80V48L66 50V76L60 80 54 76V50L40 48z", INK) + mirror(disc(50, 44.5, 2, PAPER));
    else
      s +=
        path("M38 41H82V47H38z", INK) +
        path("M57.500 13h5V80h-5z", INK) +
        mirror(disc(49, 44, 1.7, PAPER)) +
        [0, 1, 2].map((i) => mirror(disc(47 + i * 3.5, 58 + i * 5, 1.3, INK))).join("");
    return s + mirror(gouge(42, 28, 14, -1.1, 1, PAPER));
  },
  scientist(r, f) {
    let s = shoulders(f, 42, "collar");
    const hair = r.pick([2, 4, 1, 5]);
    if (hair === 1) s += HAIR[1]!(f);
    s += head(r.in(20, 23), 18, r.in(14, 18), 79, f.paper) + HAIR[hair === 1 ? 5 : hair]!(f);
    s += r.pick([
      () => mirror(disc(49.5, 45, 8.6, INK) + disc(49.5, 45, 6, PAPER) + disc(50, 45, 2.2, INK)) + path("M57 43.500h6v3h-6z", INK),
      () =>
        path("M38 38H82V52H64L60 48 56 52H38z", INK) +
        mirror(path("M42 41H55L52 49H42z", f.trim)) +
        mirror(gouge(47, 44, 6, -0.8, 0.8, PAPER)),
      () =>
        disc(70, 45, 9.5, INK) +
        disc(70, 45, 6.6, PAPER) +
        disc(70, 45, 2.4, f.trim === PAPER ? f.deep : f.trim) +
        disc(49, 45, 4, PAPER) +
        disc(49, 45, 2, INK) +
        line("M79 42L86 38", 2, INK),
    ])();
    return s + noseOf(r) + mouthOf(r, f, ["flat", "smile", "grim", "beard"]);
  },
  thief(r, f) {
    let s =
      shoulders(f, 42, "robe") +
      mirror(path(`M40 44Q26 40 ${n(r.in(18, 24))} ${n(r.in(24, 34))} 34 30 44 36z`, f.paper, `stroke="${INK}" stroke-width="2.400"`));
    s +=
      path(
        `M60 ${n(r.in(6, 12))}C84 12 86 40 88 76L76 84H44L32 76C34 40 36 12 60 8z`,
        r.pick([INK, INK, f.deep, f.trim === PAPER ? INK : f.trim]),
        `stroke="${INK}" stroke-width="3"`,
      ) + path("M60 24C76 25 78 40 76 52 74 66 66 74 60 76 54 74 46 66 44 52 42 40 44 25 60 24z", f.paper);
    s += r.pick([
      () => path("M43 40H77V51Q68 53 60 48 52 53 43 51z", f.trim === PAPER ? f.deep : f.trim),
      () =>
        path("M44 55Q60 51 76 55L73 68 60 77 47 68z", f.coat === PAPER ? f.deep : f.coat) +
        [0, 1].map((i) => gouge(60, 61 + i * 5, 20, 0, 0.8, f.paper)).join(""),
      () => path("M60 24Q78 26 77 50L60 46z", f.tone),
    ])();
    return s + eyesOf(r, ["slant", "round", "slit"]) + (r.chance(0.5) ? mouthOf(r, f, ["smile", "flat"]) : "");
  },
  witch(r, f) {
    const lean = r.in(-22, 22);
    let s =
      shoulders(f, 42, "robe") +
      HAIR[1]!(f) +
      head(20, 24, 15, 79, f.paper) +
      eyesOf(r, ["slant", "round", "slit"]) +
      r.pick([NOSES[0]!, NOSES[2]!])() +
      mouthOf(r, f, ["smile", "grim", "flat"]);
    return (
      s +
      path(`M20 36Q60 22 100 36 60 44 20 36z`, INK) +
      path(`M40 32Q52 18 ${n(CX + lean)} -4 70 16 80 32 60 38 40 32z`, INK) +
      path("M42 29Q60 35 78 29L77 25Q60 31 44 25z", f.trim)
    );
  },
  angel(r, f, card) {
    let s = wings(r, f, card.type === "archangel" ? 3 : r.pick([1, 1, 2]));
    s += r.pick([
      () => `<circle cx="60" cy="30" r="27" fill="none" stroke="${f.deep}" stroke-width="3"/>`,
      () => disc(60, 34, 29, f.tone),
      () => `<ellipse cx="60" cy="9" rx="18" ry="4.500" fill="none" stroke="${f.deep}" stroke-width="3"/>`,
    ])();
    return s + person(r, f, { kind: r.pick(["plate", "robe", "plate"]), w: 32, helm: r.chance(0.45) });
  },
  saint(r, f, card) {
    // under a constellation of their own; the head-dress is what they are named after
    const pts: Point[] = [];
    let a = r.in(0, 6.28);
    for (let i = 0; i < r.int(6, 8); i++) {
      pts.push([60 + Math.cos(a) * r.in(34, 54), 40 + Math.sin(a) * r.in(26, 38)]);
      a += r.in(0.55, 1.1);
    }
    let s = line("M" + pts.map((p) => p.map(n).join(" ")).join("L"), 0.9, INK, `stroke-dasharray="2 2"`);
    const crest = CRESTS[card.sign ?? ""];
    s += crest ? crested(r, f, crest) : person(r, f, { kind: "plate", w: r.in(46, 52), tiara: true, hair: r.pick([1, 2, 2, 1, 4]) });
    for (const [x, y] of pts)
      s += path(
        poly(Array.from({ length: 8 }, (_, i) => polar(x, y, i % 2 ? 1.3 : 4.2, i * 0.7854 - 1.5708))),
        PAPER,
        `stroke="${INK}" stroke-width=".9"`,
      );
    return s;
  },
  monk(r, f) {
    let s = r.chance(0.5)
      ? path("M60 4C94 6 98 46 104 92H16C22 46 26 6 60 4z", f.deep, `stroke="${INK}" stroke-width="2.600"`)
      : disc(60, 36, 33, f.tone);
    s += shoulders(f, 44, "robe") + head(r.in(19, 22), 18, r.in(14, 18), 78, f.paper);
    s += r.chance(0.6)
      ? mirror(path("M39 46Q34 24 46 20 42 30 44 36 40 40 39 46z", INK)) + gouge(60, 20, 22, 0, 0.8, f.tone)
      : path("M57 22h6v8h-6z", f.deep) + mirror(disc(52, 25, 1.4, f.deep) + disc(47, 29, 1.4, f.deep));
    s += eyesOf(r, ["closed", "tired", "closed", "round"]) + brow(r) + noseOf(r) + mouthOf(r, f, ["flat", "beard", "grim", "flat"]);
    for (let i = 0; i < 9; i++) {
      const [x, y] = polar(60, 70, 22, 0.35 + i * 0.305);
      s += disc(x, y, 3, INK) + disc(x, y, 1.9, f.trim === PAPER ? f.tone : f.trim);
    }
    return s;
  },
  priest(r, f) {
    let s = disc(60, 40, 36, PAPER) + rays(r, f, 14) + shoulders(f, 46, "collar");
    return (
      s +
      head(19, 26, 15, 79, f.paper) +
      path(
        `M40 38Q36 16 60 ${n(r.in(-8, -2))} 84 16 80 38 60 32 40 38z`,
        f.coat === f.paper ? f.tone : f.coat,
        `stroke="${INK}" stroke-width="3"`,
      ) +
      path("M57.500 2h5V32h-5zM49 15h22v5H49z", INK) +
      brow(r) +
      eyesOf(r, ["tired", "closed", "round"]) +
      noseOf(r) +
      mouthOf(r, f, ["beard", "flat", "grim"])
    );
  },
  merchant(r, f) {
    return (
      shoulders(f, 46, "fur") +
      head(21, 24, 18, 79, f.paper) +
      path(
        `M30 34Q28 12 60 ${n(r.in(8, 12))} 92 12 90 34 60 24 30 34z`,
        f.trim === PAPER ? f.deep : f.trim,
        `stroke="${INK}" stroke-width="3"`,
      ) +
      path("M26 31Q60 22 94 31V38Q60 29 26 38z", INK) +
      disc(60, 20, 5, INK) +
      disc(60, 20, 3.4, GOLD) +
      brow(r) +
      eyesOf(r, ["slant", "round", "tired"]) +
      noseOf(r) +
      mouthOf(r, f, ["smile", "beard", "smile"]) +
      mirror(disc(34, 84, 5, INK) + disc(34, 84, 3.5, GOLD))
    );
  },
  officer(r, f) {
    // crew of a ship: uniform with a chevron, cap, visor or headset
    const gear = r.pick(["cap", "visor", "headset", "none", "headset"]),
      h = r.int(0, 5);
    let s =
      shoulders(f, 48, "plain") +
      path("M14 92Q16 76 42 74L60 90 78 74Q104 76 106 92z", f.coat === PAPER ? f.tone : f.coat, `stroke="${INK}" stroke-width="2.600"`) +
      path("M44 74L60 92 76 74 70 72H50z", INK) +
      mirror(path("M22 84l7-5 7 5v4l-7-5-7 5z", PAPER)) +
      path("M52 66H68V76L60 84 52 76z", f.paper, `stroke="${INK}" stroke-width="2"`);
    if (h === 1) s += HAIR[1]!(f);
    s +=
      head(r.in(18, 21), 20, r.in(12, 16), 75, r.pick([f.paper, PAPER, f.tone])) +
      (gear === "cap" ? "" : h === 1 ? HAIR[5]!(f) : HAIR[h]!(f));
    if (gear === "cap")
      s +=
        path("M36 34Q36 10 60 10T84 34L60 28z", f.deep, `stroke="${INK}" stroke-width="2.600"`) +
        path("M40 33Q60 25 80 33L84 39Q60 31 36 39z", INK) +
        path("M60 13l3 6 6 .5-5 4 2 6-6-3.500-6 3.500 2-6-5-4 6-.5z", PAPER);
    if (gear === "headset")
      s +=
        line("M39 46Q36 14 60 13T81 46", 3.4, INK) +
        disc(39, 48, 6.5, INK) +
        disc(39, 48, 3.6, f.trim) +
        line("M40 54Q44 66 53 66", 2, INK);
    return (
      s +
      brow(r) +
      (gear === "visor"
        ? path("M37 39H83V51Q60 56 37 51z", INK) + path("M41 42H79V45H41z", f.trim === f.deep ? PAPER : f.trim)
        : eyesOf(r, ["round", "tired", "slant", "slit"])) +
      r.pick([NOSES[0]!, NOSES[1]!])() +
      mouthOf(r, f, ["flat", "smile", "grim"])
    );
  },
  squire(r, f) {
    // plain people of an order: mail coif or veil, tabard with a sun
    const veil = r.chance(0.4);
    let s =
      shoulders(f, 46, "plain") +
      path("M30 92L40 74H80L90 92z", f.coat === f.paper ? f.tone : f.coat, `stroke="${INK}" stroke-width="2.600"`) +
      path(poly(Array.from({ length: 16 }, (_, i) => polar(60, 85, i % 2 ? 4 : 8, i * 0.3927))), f.deep);
    s += veil
      ? path("M60 8C90 8 90 40 94 78L78 82H42L26 78C30 40 30 8 60 8z", PAPER, `stroke="${INK}" stroke-width="2.800"`) +
        path("M38 30Q60 18 82 30L81 35Q60 24 39 35z", f.trim === PAPER ? f.deep : f.trim)
      : path("M60 10C86 10 88 34 88 60L80 80H40L32 60C32 34 34 10 60 10z", f.tone, `stroke="${INK}" stroke-width="3"`) +
        Array.from({ length: 16 }, (_, i) => line(`M${n(36 + (i % 8) * 6.2)} ${i < 8 ? 20 : 72}q2 2.500 4 0`, 1.2, INK)).join("");
    s += path(
      "M60 26C75 26 78 38 76 50 74 64 67 72 60 73 53 72 46 64 44 50 42 38 45 26 60 26z",
      f.paper,
      `stroke="${INK}" stroke-width="2"`,
    );
    return (
      s +
      brow(r) +
      eyesOf(r, ["round", "tired", "closed", "slant"]) +
      r.pick([NOSES[0]!, NOSES[1]!])() +
      mouthOf(r, f, veil ? ["flat", "smile"] : ["grim", "flat", "smile", "beard"])
    );
  },
  hero(_r, f, card) {
    const h = HEROES[card.hero ?? ""]!;
    const armed = card.family !== "sans"; // before the first armour a hero has no class
    let s = disc(60, 42, 40, h.sky) + line("M" + h.stars.map((p) => p.join(" ")).join("L"), 1.1, INK, `stroke-dasharray="2.500 2"`);
    for (const [x, y] of h.stars) s += star(x, y, 4.6, PAPER);
    s += h.behind + shoulders(f, armed ? 52 : 42, "plain");
    s += armed
      ? mirror(
          path("M6 92Q8 70 40 72L38 92z", f.tone, `stroke="${INK}" stroke-width="2.800"`) + h.pad + gouge(22, 82, 16, -0.5, 1.3, PAPER),
        ) + path("M40 92L46 76H74L80 92z", f.deep, `stroke="${INK}" stroke-width="2.400"`)
      : path("M30 92Q36 78 50 76L60 86 70 76Q84 78 90 92z", h.ink, `stroke="${INK}" stroke-width="2.400"`);
    s +=
      path("M52 66H68V80L60 85 52 80z", f.paper, `stroke="${INK}" stroke-width="2"`) +
      head(h.face[0], 20, h.face[1], 78, "#f3dfc6") +
      h.hair +
      (armed ? inked(SIGNS[card.sign ?? ""]?.crest ?? h.crest, f) : h.band);
    return s + h.look;
  },
  gold(r, f, card) {
    // a Chevalier d'Or is known by his sign: the head-dress is the animal, the medal repeats it
    const g = SIGNS[card.sign ?? ""]!;
    let s = disc(60, 40, 37, "#fff6da") + rays(r, { ...f, deep: f.tone }, 24) + (g.behind ?? "");
    s +=
      shoulders(f, 54, "plate") +
      path("M38 92L44 75H76L82 92z", f.deep, `stroke="${INK}" stroke-width="2.400"`) +
      path("M52 66H68V78L60 83 52 78z", "#f3dfc6");
    if (g.long) s += path("M34 82C28 20 44 11 60 11S92 20 86 82L78 80V40H42V80z", g.hair ?? INK, `stroke="${INK}" stroke-width="2"`);
    s += head(r.in(18, 20), 20, 14, 77, "#f3dfc6") + path("M40 42Q40 22 60 21T80 42Q70 30 40 42z", g.hair ?? INK);
    s += g.crest + brow(r, g.heavy) + EYES[g.eyes ?? "slant"]() + NOSES[g.nose ?? 0]!() + (g.mouth ?? MOUTHS.grim)(f);
    return (
      s +
      disc(98, 25, 14, INK) +
      disc(98, 25, 12, PAPER) +
      `<g transform="translate(98 25)" fill="none" stroke="${f.deep}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round">${g.mark}</g>`
    );
  },
  human: (r, f) => person(r, f, { kind: r.pick(["collar", "robe", "plate"]), w: 42 }),
} satisfies Record<string, Draw>;
