import { brow, eyesOf, shoulders } from "./faces";
import { CX, type Draw, GOLD, INK, type Inks, PAPER, disc, gouge, line, mirror, n, path, polar, poly } from "./pen";
import type { Rng } from "./rng";

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
/** Beasts, plants, and what was built. */
export const CREATURES = {
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
} satisfies Record<string, Draw>;
