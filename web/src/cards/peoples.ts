import { HAIR, MOUTHS, NOSES, brow, eyesOf, head, mouthOf, noseOf, shoulders, warpaint } from "./faces";
import { CX, type Draw, INK, PAPER, disc, gouge, line, mirror, n, path, poly, rows } from "./pen";

/** Those who are not human and have a face of their own. */
export const PEOPLES = {
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
} satisfies Record<string, Draw>;
