import { EYES, HAIR, MOUTHS, NOSES, brow, eyesOf, head, mouthOf, noseOf, person, shoulders, warpaint } from "./faces";
import { CRESTS, crested } from "./crests";
import { HEROES, SIGNS, inked } from "./heroes";
import {
  CX,
  type Draw,
  type Inks,
  GOLD,
  INK,
  PAPER,
  type Point,
  disc,
  gouge,
  line,
  mirror,
  n,
  path,
  polar,
  poly,
  rays,
  rows,
  star,
} from "./pen";
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
/** Eight arms and a soft head. */
export function octopus(r: Rng, f: Inks, skin: string): string {
  const arms = [0, 1, 2].map((i) => `M${50 - i * 5} 68Q${40 - i * 12} ${74 + i * 2} ${32 - i * 11} ${92 - i * 12}`);
  return (
    mirror(arms.map((arm) => line(arm, 9, INK) + line(arm, 5, skin)).join("")) +
    path("M60 6C90 6 92 36 82 52 82 70 74 78 60 78S38 70 38 52C28 36 30 6 60 6z", skin, `stroke="${INK}" stroke-width="3"`) +
    [0, 1, 2, 3].map(() => disc(r.in(44, 76), r.in(14, 30), r.in(1.5, 3), f.deep)).join("") +
    eyesOf(r, ["slit", "round", "hollow"]) +
    mirror(line("M56 60Q52 72 46 80", 3.4, INK)) +
    line("M60 60V82", 3.4, INK)
  );
}
/** Who it is: one drawing per people or trade. */
export const FIGURES = {
  giant(r, f) {
    const w = r.in(24, 28),
      gear = r.pick(["horns", "hair", "helm", "bald", "braids"]);
    let s = shoulders(f, r.in(50, 58), r.pick(["fur", "plate", "fur"]));
    if (gear === "horns")
      s += mirror(path(`M42 28Q22 30 ${n(r.in(16, 22))} ${n(r.in(4, 12))} 30 18 46 19z`, PAPER, `stroke="${INK}" stroke-width="2.600"`));
    if (gear === "braids") s += mirror([0, 1, 2, 3].map((i) => disc(34 - i * 0.8, 48 + i * 9, 5.2, INK)).join(""));
    s += head(w, 17, w * 0.98, 80, r.chance(0.6) ? f.paper : f.tone);
    if (gear === "helm")
      s += path("M33 38Q32 12 60 12T87 38L60 33z", f.trim, `stroke="${INK}" stroke-width="3"`) + path("M57 12h6v27l-3 4-3-4z", INK);
    if (gear === "hair" || gear === "braids") s += r.pick(HAIR)(f);
    return (
      s +
      warpaint(r, f) +
      brow(r, true) +
      eyesOf(r, ["round", "slant", "tired"]) +
      NOSES[2]!() +
      mouthOf(r, f, ["tusks", "teeth", "grim", "beard", "tusks"])
    );
  },
  demon(r, f) {
    const h = r.in(2, 12),
      out = r.in(14, 30);
    let s =
      shoulders(f, 46, r.pick(["plate", "robe"])) +
      mirror(
        path(
          r.pick([
            `M44 26C${n(out)} 26 ${n(out)} ${n(h + 6)} ${n(out + 8)} ${n(h)} ${n(out + 10)} 14 52 18 52 18z`,
            `M50 22C46 12 36 10 30 ${n(h)} 30 18 40 28 46 30z`,
            `M42 30L${n(out)} 22 ${n(out + 6)} ${n(h + 2)} 34 17 48 20z`,
          ]),
          INK,
        ),
      );
    s += path(
      "M60 17C80 17 86 30 84 46L72 72 60 82 48 72 36 46C34 30 40 17 60 17z",
      r.pick([f.tone, f.paper, f.coat]),
      `stroke="${INK}" stroke-width="3"`,
    );
    return (
      s +
      warpaint(r, f) +
      brow(r, true) +
      eyesOf(r, ["slant", "slit", "hollow"]) +
      r.pick([NOSES[1]!, NOSES[3]!])() +
      mouthOf(r, f, ["teeth", "roar", "smile"])
    );
  },
  imp(r, f) {
    let s =
      shoulders(f, 30, "robe") +
      mirror(
        path(
          `M40 46Q${n(r.in(8, 18))} 42 ${n(r.in(6, 14))} ${n(r.in(20, 30))} 30 30 44 34z`,
          f.tone,
          `stroke="${INK}" stroke-width="2.600"`,
        ) + path(`M50 27Q44 22 ${n(r.in(42, 48))} ${n(r.in(10, 16))} 54 18 56 25z`, INK),
      );
    return (
      s +
      head(21, 24, 15, 76, f.paper) +
      brow(r) +
      eyesOf(r, ["round", "slant", "slit"]) +
      NOSES[3]!() +
      mouthOf(r, f, ["smile", "teeth", "smile"])
    );
  },
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
  spirit(r, f) {
    let s =
      disc(CX, 34, r.in(30, 35), PAPER) +
      `<circle cx="60" cy="34" r="${n(r.in(25, 29))}" fill="none" stroke="${f.deep}" stroke-width="2" stroke-dasharray="${r.pick(["2 4", "8 3", "1 2.500"])}"/>`;
    s +=
      path("M60 10C84 12 88 40 92 92H28C32 40 36 12 60 10z", INK) +
      path("M60 22C74 23 76 38 75 52 74 66 66 74 60 76 54 74 46 66 45 52 44 38 46 23 60 22z", f.paper);
    s += mirror([0, 1, 2].map((i) => gouge(40 - i * 3, 62 + i * 8, 20, 1.75, 1, f.tone)).join(""));
    return (
      s +
      eyesOf(r, ["closed", "round", "tired", "hollow"]) +
      noseOf(r) +
      mouthOf(r, f, ["flat", "grim"]) +
      (r.chance(0.5) ? path("M60 25l3 6-3 6-3-6z", f.deep) : "")
    );
  },
  robot(r, f) {
    const one = r.chance(0.45);
    let s =
      shoulders(f, 40, "plate") +
      line(`M60 20V8`, 2.6, INK) +
      disc(60, 7, 3.6, f.deep) +
      (r.chance(0.5) ? mirror(path("M37 40h-9v14h9z", INK)) : mirror(line("M38 32L26 20", 2.6, INK) + disc(25, 19, 3, f.deep)));
    s += `<rect x="36" y="19" width="48" height="58" rx="${r.int(3, 16)}" fill="${f.coat}" stroke="${INK}" stroke-width="3.200"/>`;
    s += one
      ? disc(60, 42, 14, INK) + disc(60, 42, 9.5, PAPER) + disc(60, 42, 4.5, f.deep)
      : path("M40 34H80V50H40z", INK) + mirror(disc(50, 42, 5, PAPER) + disc(50, 42, 2, f.deep));
    s += path("M45 62H75V71H45z", INK) + [48, 54, 60, 66, 71].map((x) => path(`M${x} 63.500h2v6h-2z`, PAPER)).join("");
    return s + mirror(disc(40.5, 24, 1.5, INK) + disc(40.5, 72, 1.5, INK));
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
  faerie(r, f) {
    const a = r.in(2, 10);
    let s = mirror(
      path(`M46 52C20 ${n(r.in(-4, 12))} 2 ${n(r.in(4, 18))} 6 40 10 58 34 60 46 58z`, PAPER, `stroke="${INK}" stroke-width="2.600"`) +
        path(`M44 60C24 62 12 74 ${n(r.in(16, 22))} 86 34 90 44 78 48 68z`, f.tone, `stroke="${INK}" stroke-width="2.400"`) +
        gouge(22, 36, 22, 0.6, 1.4, f.deep) +
        gouge(18, 27, 14, 0.7, 1, f.deep) +
        line(`M54 26Q50 14 ${n(42 - a)} ${n(6 + a / 2)}`, 1.8, INK) +
        disc(42 - a, 6 + a / 2, 2.4, f.deep),
    );
    return (
      s +
      shoulders(f, 22, "robe") +
      head(18, 22, 11, 74, f.paper) +
      r.pick(HAIR)(f) +
      eyesOf(r, ["round", "slit", "closed"]) +
      NOSES[3]!() +
      mouthOf(r, f, ["smile", "flat"])
    );
  },
  beast(r, f) {
    const mane = r.pick(["spikes", "petals", "smooth", "tufts"]),
      muzzle = r.pick(["cat", "boar", "croc", "ape"] as const),
      marks = r.pick(["bars", "spots", "mask", "none"]);
    const coat = r.chance(0.6) ? f.tone : f.deep,
      soft = r.chance(0.5) ? f.paper : PAPER;
    let s = mirror(
      path(
        r.pick([
          "M40 34L28 6 54 20z",
          "M42 32C20 26 20 8 30 7S50 16 52 22z",
          "M38 42L10 36 40 24z",
          "M44 26C40 4 32 -2 30 8 28 18 34 30 40 36z",
        ]),
        f.deep,
        `stroke="${INK}" stroke-width="2.800"`,
      ),
    );
    if (mane === "spikes" || mane === "tufts") {
      const k = mane === "spikes" ? r.int(18, 28) : 11;
      s += path(poly(Array.from({ length: k * 2 }, (_, i) => polar(CX, 50, i % 2 ? r.in(29, 33) : r.in(37, 43), (i * Math.PI) / k))), INK);
    }
    if (mane === "petals")
      for (let i = 0; i < 16; i++) {
        const [x, y] = polar(CX, 50, 31, i * 0.3927);
        s += disc(x, y, 9, i % 2 ? INK : f.deep);
      }
    if (mane === "smooth") s += shoulders(f, 48, "fur");
    s += path(
      "M60 18C80 18 85 36 82 50L73 62 75 74 60 85 45 74 47 62 38 50C35 36 40 18 60 18z",
      coat,
      `stroke="${INK}" stroke-width="2.600"`,
    );
    if (marks === "bars")
      for (let i = 0; i < 3; i++) s += path(`M${58.5 - i * 1.5} ${22 + i * 6}h${3 + i * 3}l-1 3.500h-${1 + i * 3}z`, INK);
    if (marks === "spots") for (let i = 0; i < 7; i++) s += disc(r.in(46, 74), r.in(24, 36), r.in(1.3, 2.6), INK);
    if (marks === "mask") s += mirror(path("M40 38Q50 32 58 44L52 54 41 50z", soft));
    s += {
      cat: () =>
        path("M47 56Q60 48 73 56L70 75Q60 82 50 75z", soft, `stroke="${INK}" stroke-width="2.200"`) +
        path("M53 55H67L60 62.500z", INK) +
        line("M60 62V67M52 70Q60 65 68 70", 2.2, INK) +
        mirror(path("M52 69.500l2 6 2.500-6.500z", PAPER, `stroke="${INK}" stroke-width="1"`)),
      boar: () =>
        path("M46 54H74L77 72Q60 84 43 72z", soft, `stroke="${INK}" stroke-width="2.400"`) +
        mirror(disc(54.5, 63, 2.8, INK) + path("M46 74Q38 68 41 56 48 62 51 72z", PAPER, `stroke="${INK}" stroke-width="1.600"`)) +
        line("M50 75Q60 79 70 75", 2, INK),
      croc: () =>
        path("M50 50H70L80 76Q60 90 40 76z", coat, `stroke="${INK}" stroke-width="2.600"`) +
        mirror(disc(55, 58, 1.7, INK)) +
        path("M42 73l4 6 4-5 4 6 3-5 3 5 3-5 3 5 4-6 4 5 4-6-1 7Q60 88 43 80z", PAPER, `stroke="${INK}" stroke-width="1.200"`),
      ape: () =>
        path("M44 52Q60 44 76 52 82 74 60 80 38 74 44 52z", soft, `stroke="${INK}" stroke-width="2.400"`) +
        mirror(disc(56, 57, 1.9, INK)) +
        path("M47 66Q60 62 73 66 70 75 60 75T47 66z", INK) +
        path("M50 67Q60 64.500 70 67L68 69.500H52z", PAPER),
    }[muzzle]();
    return s + `<g transform="translate(0 -4)">${brow(r, r.chance(0.5))}${eyesOf(r, ["round", "slant", "slit", "hollow"])}</g>`;
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
  martian(r, f) {
    let s =
      shoulders(f, 34, "plate") +
      mirror(line(`M50 20Q46 10 ${n(r.in(34, 42))} ${n(r.in(4, 9))}`, 2.2, INK)) +
      path("M60 10C92 10 94 42 78 58 74 72 68 80 60 80S46 72 42 58C26 42 28 10 60 10z", f.tone, `stroke="${INK}" stroke-width="3"`);
    s += mirror(
      path(r.pick(["M40 38Q54 38 57 54 42 56 40 38z", "M38 44Q48 34 57 48 46 56 38 44z"]), INK) + gouge(46, 46, 6, 0.9, 1, PAPER),
    );
    return (
      s +
      [0, 1, 2].map((i) => line(`M${50 - i * 4} ${22 - i}Q60 ${15 + i * 5} ${70 + i * 4} ${22 - i}`, 1.3, f.deep)).join("") +
      MOUTHS.flat()
    );
  },
  specter(r, f) {
    const crown = r.pick(["none", "horns", "spikes", "hood"]),
      jaw = r.pick(["hole", "teeth", "stitch"]),
      top = r.in(8, 16);
    let s =
      crown === "horns"
        ? mirror(path(`M40 26Q20 20 ${n(r.in(16, 24))} ${n(r.in(2, 8))} 34 10 50 14z`, f.tone, `stroke="${INK}" stroke-width="2.400"`))
        : crown === "spikes"
          ? path("M34 26L30 6 42 14 48 0 56 11 60 -3 64 11 72 0 78 14 90 6 86 26z", f.deep, `stroke="${INK}" stroke-width="2"`)
          : crown === "hood"
            ? path("M60 2C96 4 102 48 108 92H12C18 48 24 4 60 2z", f.deep)
            : "";
    s += path(
      `M60 ${n(top)}C88 ${n(top)} 92 40 90 70Q84 ${n(r.in(72, 86))} 78 92H42Q36 ${n(r.in(72, 86))} 30 70C28 40 32 ${n(top)} 60 ${n(top)}z`,
      INK,
    );
    for (let i = 0; i < 9; i++) s += gouge(34 + i * 6.5, r.in(66, 84), r.in(10, 22), 1.57, 1.2, f.tone);
    s += mirror(
      path(r.pick(["M42 38Q52 34 55 48 46 54 42 38z", "M40 40L56 46 48 51z", "M42 46a7 7 0 1 1 14 0 7 7 0 1 1-14 0z"]), PAPER) +
        disc(49.5, 45, 1.9, f.deep),
    );
    if (r.chance(0.5)) s += path("M58 50l2-4 2 4v4h-4z", PAPER);
    return (
      s +
      (jaw === "hole"
        ? path("M54 60Q60 56 66 60 65 72 60 74 55 72 54 60z", PAPER)
        : jaw === "teeth"
          ? path("M44 60H76L71 72H49z", PAPER) + [49, 55, 60, 65, 71].map((x) => line(`M${x} 60V72`, 1.6, INK)).join("")
          : line("M46 65H74", 1.8, PAPER) + [50, 55, 60, 65, 70].map((x) => line(`M${x} 61V69`, 1.5, PAPER)).join(""))
    );
  },
  dinosaur(r, f) {
    let s =
      shoulders(f, 48, "robe") +
      mirror(path("M44 30L24 14 34 34 16 34 34 46 22 54 42 54z", f.deep, `stroke="${INK}" stroke-width="2.200"`));
    return (
      s +
      path("M60 16C78 16 82 32 80 46L76 62 70 82H50L44 62 40 46C38 32 42 16 60 16z", f.tone, `stroke="${INK}" stroke-width="3"`) +
      brow(r, true) +
      eyesOf(r, ["slit", "round"]) +
      mirror(disc(56, 66, 1.5, INK)) +
      line("M47 73Q60 79 73 73", 2.2, INK) +
      path("M57 14h6l-1 24-2 4-2-4z", INK)
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
  golem(r, f) {
    let s =
      path(
        poly([
          [6, 92],
          [12, 68],
          [34, 62],
          [86, 62],
          [108, 68],
          [114, 92],
        ]),
        INK,
      ) +
      mirror(
        path(
          poly([
            [10, 90],
            [15, 71],
            [33, 66],
            [36, 90],
          ]),
          f.tone,
        ),
      );
    const t = r.in(10, 18);
    s += path(
      poly([
        [34, 30],
        [42, t],
        [78, t],
        [86, 30],
        [88, 66],
        [76, 80],
        [44, 80],
        [32, 66],
      ]),
      f.tone,
      `stroke="${INK}" stroke-width="3.200"`,
    );
    s +=
      line(r.pick(["M42 18L50 30 44 40M78 66L70 72", "M70 14L66 26 76 34M40 60L48 70", "M60 12V28L52 34"]), 1.8, INK) +
      path("M36 37H84V43L64 45 60 50 56 45 36 43z", INK);
    s += mirror(path("M42 45H55V52H42z", INK) + path(r.pick(["M45 47h7v3h-7z", "M46 46l6 3-6 3z"]), PAPER));
    return (
      s +
      path("M44 62H76V72H44z", INK) +
      [46, 53, 60, 67].map((x) => path(`M${x} 63.500h5.500v${r.in(3, 7)}h-5.500z`, f.paper)).join("") +
      mirror(gouge(38, 58, 12, 1.5, 1, PAPER))
    );
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
  mutant(r, f) {
    // nothing comes in pairs: lumps, odd eyes, a mouth too many
    const skin = r.pick([f.tone, f.paper, f.coat, f.tone]),
      side = r.pick([-1, 1]),
      X = (x: number): number => n(60 + side * (x - 60));
    let s = shoulders(f, r.in(40, 52), r.pick(["fur", "robe", "plate"]));
    s += r.pick([
      () =>
        [0, 1, 2, 3]
          .map((i) =>
            path(
              poly([
                [X(34 + i * 5), 32 - i * 5],
                [X(20 + i * 9), 14 - i * 4],
                [X(43 + i * 5), 24 - i * 3],
              ]),
              f.deep,
              `stroke="${INK}" stroke-width="2"`,
            ),
          )
          .join(""),
      () =>
        [0, 1, 2]
          .map(
            (i) =>
              line(`M${X(44 + i * 9)} 22Q${X(38 + i * 9)} ${8 - i} ${X(30 + i * 14)} ${n(r.in(2, 9))}`, 2.6, INK) +
              disc(X(30 + i * 14), r.in(2, 8), 3.6, i % 2 ? f.trim : f.deep),
          )
          .join(""),
      () =>
        rows([
          [40, 22, 9],
          [52, 14, 11],
          [68, 15, 8],
          [80, 24, 6],
        ])
          .map(([x, y, q]) => disc(X(x), y, q + 1.5, INK) + disc(X(x), y, q - 1, f.trim === PAPER ? f.tone : f.trim))
          .join(""),
      () =>
        path(
          `M${X(60)} 20Q${X(64)} -4 ${X(92)} 4 ${X(82)} 14 ${X(94)} 20 ${X(82)} 26 ${X(92)} 36 ${X(76)} 36z`,
          f.deep,
          `stroke="${INK}" stroke-width="2.200"`,
        ),
    ])();
    s += path(
      `M${X(58)} 15C${X(84)} 12 ${X(92)} 32 ${X(84)} 48 ${X(88)} 60 ${X(76)} 80 ${X(60)} 82 ${X(44)} 82 ${X(40)} 66 ${X(38)} 52 ${X(30)} 34 ${X(40)} 16 ${X(58)} 15z`,
      skin,
      `stroke="${INK}" stroke-width="3"`,
    );
    for (let i = 0; i < 5; i++) s += disc(X(r.in(62, 80)), r.in(24, 36), r.in(1, 2.4), f.deep);
    s += r.pick([
      () =>
        rows([
          [46, 42, 6.5],
          [66, 36, 4.5],
          [74, 50, 3.6],
        ])
          .map(([x, y, q]) => disc(X(x), y, q + 1.8, INK) + disc(X(x), y, q, PAPER) + disc(X(x) + 0.6, y + 0.6, q * 0.42, INK))
          .join(""),
      () =>
        disc(X(54), 42, 12, INK) +
        disc(X(54), 42, 9.6, PAPER) +
        disc(X(55), 43, 4.2, f.deep) +
        disc(X(75), 47, 3.6, INK) +
        disc(X(75), 47, 1.5, PAPER),
      () =>
        rows([
          [44, 40],
          [54, 36],
          [65, 37],
          [75, 42],
        ])
          .map(
            ([x, y]) =>
              path(
                `M${X(x - 4)} ${y}Q${X(x)} ${y - 5} ${X(x + 4)} ${y} ${X(x)} ${y + 4} ${X(x - 4)} ${y}z`,
                PAPER,
                `stroke="${INK}" stroke-width="1.600"`,
              ) + disc(X(x), y, 1.5, INK),
          )
          .join(""),
      () =>
        disc(X(47), 44, 6.5, INK) +
        disc(X(47), 44, 4.8, f.trim) +
        disc(X(47), 44, 2, INK) +
        line(`M${X(62)} 42L${X(78)} 46M${X(63)} 47L${X(76)} 41`, 2.2, INK),
    ])();
    return (
      s +
      r.pick([
        () => MOUTHS.teeth(),
        () => MOUTHS.roar(),
        () =>
          path(`M${X(48)} 62Q${X(62)} 56 ${X(78)} 66 ${X(64)} 76 ${X(48)} 62z`, INK) +
          [0, 1, 2, 3].map((i) => path(`M${X(54 + i * 5)} ${61 + i}l2 5 2-4.500z`, PAPER)).join(""),
        () =>
          line(`M${X(46)} 66Q${X(56)} 60 ${X(64)} 66T${X(78)} 64`, 2.8, INK) +
          [50, 58, 66, 73].map((x) => line(`M${X(x)} 61V70`, 1.5, INK)).join(""),
      ])()
    );
  },
  aquan(r, f) {
    // sea folk: fish, octopus, crab, lantern fish
    const kind = r.pick(["fish", "octopus", "crab", "lure"]),
      skin = r.pick([f.tone, f.coat, f.tone]);
    let s = [0, 1, 2, 3, 4]
      .map(
        () =>
          `<circle cx="${n(r.in(4, 116))}" cy="${n(r.in(4, 60))}" r="${n(r.in(2, 4.5))}" fill="none" stroke="${INK}" stroke-width="1.300"/>`,
      )
      .join("");
    if (kind === "octopus") return s + octopus(r, f, skin);
    if (kind === "crab") {
      s += mirror(
        path(`M30 74Q4 66 8 40 14 30 26 34L20 44 32 42Q34 56 40 62z`, skin, `stroke="${INK}" stroke-width="2.600"`) +
          line("M50 34L46 14", 3.4, INK) +
          disc(46, 13, 6.5, INK) +
          disc(46, 13, 4.6, PAPER) +
          disc(46.5, 13.5, 2, INK),
      );
      return (
        s +
        path("M60 28C88 28 100 46 94 66L82 82H38L26 66C20 46 32 28 60 28z", skin, `stroke="${INK}" stroke-width="3"`) +
        [0, 1, 2].map((i) => line(`M${40 + i * 4} ${40 + i * 6}Q60 ${34 + i * 6} ${80 - i * 4} ${40 + i * 6}`, 1.5, f.deep)).join("") +
        path("M46 62H74L70 74H50z", INK) +
        [50, 55, 60, 65, 70].map((x) => line(`M${x} 62V73`, 1.6, PAPER)).join("")
      );
    }
    s +=
      shoulders(f, 44, r.pick(["robe", "plate"])) +
      mirror(
        path(
          `M40 40L${n(r.in(10, 18))} ${n(r.in(22, 32))} 26 42 ${n(r.in(10, 16))} 54 28 54 20 66 42 58z`,
          f.deep,
          `stroke="${INK}" stroke-width="2.200"`,
        ),
      );
    s +=
      path(
        `M52 22Q${n(r.in(44, 56))} 2 60 ${n(r.in(-4, 4))} 74 4 70 22z`,
        f.trim === PAPER ? f.deep : f.trim,
        `stroke="${INK}" stroke-width="2.200"`,
      ) + line("M56 18Q57 8 60 4M63 18Q64 10 66 8", 1.3, INK);
    s += path("M60 16C80 16 88 32 86 48 84 66 74 80 60 80S36 66 34 48C32 32 40 16 60 16z", skin, `stroke="${INK}" stroke-width="3"`);
    for (let y = 0; y < 2; y++)
      for (let i = 0; i < 4 - y; i++) s += line(`M${48 + i * 7 + y * 3.5} ${24 + y * 5}q3.500 4 7 0`, 1.1, f.deep);
    s += mirror(
      disc(46, 43, 8.5, INK) + disc(46, 43, 6.3, PAPER) + disc(47, 43.5, 3, INK) + line("M38 58q4 4 2 9M42 60q4 4 2 8", 1.5, INK),
    );
    if (kind === "lure") s += line("M60 17Q66 -2 86 6", 2.2, INK) + disc(88, 9, 6, INK) + disc(88, 9, 4.2, GOLD);
    return (
      s +
      path("M44 64Q60 56 76 64 70 76 60 76T44 64z", INK) +
      (r.chance(0.6)
        ? path("M47 64.500l3 5 3-6 3 6 4-7 4 7 3-6 3 6 3-5Q60 58 47 64.500z", PAPER)
        : path("M50 67Q60 62 70 67 60 71 50 67z", f.tone))
    );
  },
  alien(r, f) {
    // a traveller: glass bubble, stalks, crest or trunk
    const kind = r.pick(["bubble", "stalks", "crest", "trunk"]),
      skin = r.pick([f.tone, f.coat, f.paper, f.deep]),
      dark = skin === f.deep;
    let s = shoulders(f, 46, "plate") + mirror(disc(42, 82, 4, f.trim));
    if (kind === "stalks")
      s += rows([
        [40, 8],
        [60, 2],
        [80, 8],
      ])
        .map(
          ([x, y]) =>
            line(`M60 34Q${x} 26 ${x} ${y + 6}`, 4, INK) +
            disc(x, y + 4, 7.5, INK) +
            disc(x, y + 4, 5.4, PAPER) +
            disc(x + 0.5, y + 4.5, 2.3, f.deep),
        )
        .join("");
    if (kind === "crest")
      s += path(
        "M60 26L30 2 40 20 16 14 32 32 12 36 36 46zM60 26L90 2 80 20 104 14 88 32 108 36 84 46z",
        f.trim === PAPER ? f.tone : f.trim,
        `stroke="${INK}" stroke-width="2.200"`,
      );
    s += path(
      kind === "trunk"
        ? "M60 18C84 18 90 36 84 52L76 66H44L36 52C30 36 36 18 60 18z"
        : "M60 20C80 20 86 36 82 52L72 74Q60 84 48 74L38 52C34 36 40 20 60 20z",
      skin,
      `stroke="${INK}" stroke-width="3"`,
    );
    if (kind === "trunk")
      s +=
        path("M54 50H66Q68 66 76 72 82 78 76 86L68 84Q72 78 66 76 54 70 54 50z", skin, `stroke="${INK}" stroke-width="2.600"`) +
        [0, 1, 2].map((i) => line(`M${55 + i} ${57 + i * 6}h${10 + i}`, 1.3, INK)).join("");
    if (kind !== "stalks")
      s += r.pick([
        () => mirror(path("M40 40Q52 34 57 48 46 54 40 40z", dark ? PAPER : INK) + disc(49, 45, 1.7, dark ? INK : PAPER)),
        () =>
          path("M36 38H84V50H36z", INK) +
          [43, 51.5, 60, 68.5, 77].map((x) => disc(x, 44, 2.7, f.trim === f.deep ? PAPER : f.trim)).join(""),
      ])();
    else s += [0, 1, 2].map((i) => line(`M46 ${42 + i * 6}H74`, 1.5, dark ? f.paper : f.deep)).join("");
    if (kind !== "trunk")
      s += r.pick([
        () => mirror(path("M58 62Q48 60 46 72 52 76 58 70z", dark ? PAPER : f.deep, `stroke="${INK}" stroke-width="1.500"`)),
        () => `<ellipse cx="60" cy="67" rx="6" ry="4.500" fill="${dark ? PAPER : INK}"/>`,
        () => [0, 1, 2].map((i) => line(`M52 ${63 + i * 4}H68`, 1.7, dark ? PAPER : INK)).join(""),
      ])();
    if (kind === "bubble")
      s +=
        `<circle cx="60" cy="46" r="37" fill="#ffffff" fill-opacity=".16" stroke="${INK}" stroke-width="2.600"/>` +
        gouge(37, 30, 26, -0.9, 2.2, PAPER) +
        path("M30 78H90V86H30z", f.coat, `stroke="${INK}" stroke-width="2.200"`);
    return s;
  },
  goblin(r, f) {
    const cap = r.pick(["pot", "cap", "tuft", "goggles"] as const);
    let s =
      shoulders(f, 36, r.pick(["fur", "robe"])) +
      mirror(
        path(
          `M40 48Q${n(r.in(8, 14))} 50 ${n(r.in(0, 6))} ${n(r.in(26, 38))} 26 30 42 36z`,
          f.tone,
          `stroke="${INK}" stroke-width="2.600"`,
        ) + path("M36 45Q20 45 13 37 26 36 37 40z", f.deep),
      );
    s += path("M60 22C78 22 84 34 82 48L72 72 60 80 48 72 38 48C36 34 42 22 60 22z", f.tone, `stroke="${INK}" stroke-width="3"`);
    s += {
      pot: () => path("M36 34Q36 10 60 10T84 34z", f.trim, `stroke="${INK}" stroke-width="3"`) + path("M30 32H90V37H30z", INK),
      cap: () =>
        path(
          `M38 34Q44 8 ${n(r.in(78, 98))} ${n(r.in(4, 14))} 84 22 82 34 60 26 38 34z`,
          f.trim === PAPER ? f.deep : f.trim,
          `stroke="${INK}" stroke-width="2.600"`,
        ),
      tuft: () => path("M52 26L46 8 58 16 62 2 68 16 78 8 70 27z", INK),
      goggles: () => path("M36 28H84V34H36z", INK) + mirror(disc(48, 28, 8, INK) + disc(48, 28, 5.5, PAPER)),
    }[cap]();
    return (
      s +
      brow(r, true) +
      eyesOf(r, ["slit", "round", "slant"]) +
      path(`M56 44L64 44 ${n(r.in(66, 74))} ${n(r.in(60, 66))} 58 61z`, f.deep, `stroke="${INK}" stroke-width="2"`) +
      path("M46 66Q60 62 74 66 70 75 60 75T46 66z", INK) +
      path("M50 66l2 5 3-5zM58 65.500l2.500 6 2.500-6zM67 66l2 4 2-4z", PAPER)
    );
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
  insect(r, f) {
    let s =
      shoulders(f, 44, "plate") +
      mirror(
        line(`M52 24Q44 8 ${n(r.in(18, 30))} ${n(r.in(2, 12))}`, 2.6, INK) +
          path("M44 66Q18 60 6 84 22 92 40 84z", f.tone, `stroke="${INK}" stroke-width="2.200"`),
      );
    s +=
      path("M60 18C76 18 82 28 80 40L74 62 66 74H54L46 62 40 40C38 28 44 18 60 18z", f.coat, `stroke="${INK}" stroke-width="3"`) +
      mirror(
        path("M38 34Q46 26 55 38 56 54 44 54 36 46 38 34z", INK) +
          [0, 1, 2]
            .map((i) => [0, 1].map((j) => disc(43 + j * 5 + (i % 2) * 2, 36 + i * 6, 1.7, f.trim === PAPER ? f.tone : f.trim)).join(""))
            .join(""),
      );
    return (
      s +
      mirror(path(`M56 66Q42 66 ${n(r.in(40, 46))} 84 52 82 58 74z`, PAPER, `stroke="${INK}" stroke-width="2.200"`)) +
      path("M57 20h6l-1 20h-4z", INK)
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
  tree(r, f) {
    let s = [0, 1, 2, 3, 4, 5, 6].map((i) => disc(14 + i * 15, r.in(8, 26), r.in(13, 18), i % 2 ? f.deep : f.tone)).join("");
    s +=
      path(
        "M34 92Q42 60 38 36L18 18 44 26 50 8 58 26 74 6 72 28 102 16 82 38Q78 62 88 92z",
        f.coat === f.paper ? f.tone : "#8a6a46",
        `stroke="${INK}" stroke-width="3"`,
      ) + [44, 52, 68, 76].map((x) => gouge(x, 76, 22, 1.55, 1, INK)).join("");
    return (
      s +
      mirror(path("M44 42Q52 36 56 48 48 52 44 42z", INK) + disc(50, 45, 1.7, PAPER)) +
      path("M48 62Q60 56 72 62 68 74 60 76 52 74 48 62z", INK)
    );
  },
  fungus(r, f) {
    let s =
      shoulders(f, 30, "robe") +
      path("M46 44H74Q80 66 72 82H48Q40 66 46 44z", f.paper, `stroke="${INK}" stroke-width="3"`) +
      path("M12 46Q14 6 60 4T108 46Q60 56 12 46z", f.tone, `stroke="${INK}" stroke-width="3"`);
    for (let i = 0; i < 7; i++) s += disc(24 + i * 12, r.in(18, 40), r.in(3, 6), i % 2 ? PAPER : f.deep);
    return s + `<g transform="translate(0 10)">${eyesOf(r, ["round", "tired", "hollow"])}</g>` + line("M53 73Q60 70 67 73", 2.2, INK);
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
