import { octopus } from "./creatures";
import { EYES, HAIR, MOUTHS, NOSES, brow, eyesOf, head, mouthOf, noseOf, person, shoulders, warpaint } from "./faces";
import { type Draw, GOLD, INK, PAPER, T, burst, disc, gouge, line, mirror, n, path, rays, rows } from "./pen";

const SKIN = ["#f3dfc6", "#f3dfc6", "#e3c19c", "#c99a72"] as const;
const HAIRS = ["#3b2a20", "#6b3a1e", "#a7702a", "#e0c27a", "#27304f", "#7d4a68", "#b9b4ac", INK] as const;
const dark = (ink: string, other: string): string => (ink === PAPER ? other : ink);

/** Peoples and persons of 7 Fallen and of Saint Seiya. */
export const FOLK = {
  dragon(r, f) {
    const skin = r.pick([f.tone, f.tone, f.deep, dark(f.trim, f.tone)]);
    const kind = r.pick(["horns", "spikes", "fins"] as const);
    const bat =
      path(`M44 64Q10 ${n(r.in(34, 46))} 2 ${n(r.in(2, 12))} 16 12 22 24 26 12 34 ${n(r.in(6, 12))} 40 28 50 48z`, f.deep, T) +
      line("M46 58Q26 42 22 24M47 52Q36 34 34 12", 1.6, INK);
    const brows = {
      horns: () => mirror(path(`M49 24Q34 16 ${n(r.in(26, 36))} ${n(r.in(-4, 6))} 46 2 57 18z`, PAPER, T)),
      spikes: () =>
        [44, 52, 60, 68, 76].map((x) => path(`M${x - 5} 24L${x} ${n(r.in(0, 9))} ${x + 5} 24z`, dark(f.trim, f.deep), T)).join(""),
      fins: () => mirror(path("M43 42L22 24 30 40 18 44 32 52 24 60 44 56z", dark(f.trim, f.deep), T)),
    }[kind]();
    return (
      mirror(bat) +
      brows +
      path(
        "M60 15C77 15 83 29 80 43L74 56 77 71Q71 85 60 85T43 71L46 56 40 43C37 29 43 15 60 15z",
        skin,
        `stroke="${INK}" stroke-width="3"`,
      ) +
      [0, 1, 2].map((i) => line(`M${54 - i * 2} ${25 + i * 6}Q60 ${21 + i * 6} ${66 + i * 2} ${25 + i * 6}`, 1.5, INK)).join("") +
      brow(r, true) +
      eyesOf(r, ["slit", "slant", "hollow"]) +
      mirror(path("M50 63q4-4 7 1-4 3-7-1z", INK)) +
      (r.chance(0.45)
        ? path("M44 70H76Q74 83 60 84T44 70z", INK) + path("M46 70l3 6 3-6zM56 70l4 7 4-7zM68 70l3 6 3-6z", PAPER)
        : line("M45 72Q60 80 75 72", 2.4, INK) + mirror(path("M48 73l2 6 3-5z", PAPER, `stroke="${INK}" stroke-width="1"`)))
    );
  },
  templar(r, f) {
    const kind = r.pick(["helm", "coif", "hood"] as const);
    const cross = (x: number, y: number, q: number): string =>
      path(
        `M${x - q / 3} ${y - q}h${(q * 2) / 3}v${(q * 2) / 3}h${(q * 2) / 3}v${(q * 2) / 3}h-${(q * 2) / 3}v${(q * 2) / 3}h-${(q * 2) / 3}v-${(q * 2) / 3}h-${(q * 2) / 3}v-${(q * 2) / 3}h${(q * 2) / 3}z`,
        f.deep,
      );
    let s = shoulders(f, 48, "plain") + path("M18 92Q22 76 44 74H76Q98 76 102 92z", PAPER, T) + cross(60, 86, 8);
    if (kind === "helm") {
      s += path("M36 30Q38 12 60 12T84 30V70L60 82 36 70z", f.coat === PAPER ? f.tone : f.coat, `stroke="${INK}" stroke-width="3.200"`);
      s +=
        path("M40 40H80V47H40z", INK) +
        mirror(disc(50, 43.5, 1.9, PAPER)) +
        path("M57 46h6v34h-6z", INK) +
        path("M57.500 16h5v20h-5z", GOLD);
      return s + mirror([0, 1, 2].map((i) => disc(47 + i * 3, 56 + i * 6, 1.3, INK)).join(""));
    }
    s +=
      kind === "coif"
        ? path("M60 10C86 10 88 36 88 62L78 80H42L32 62C32 36 34 10 60 10z", f.tone, `stroke="${INK}" stroke-width="3"`) +
          rows([
            [44, 18],
            [54, 14],
            [64, 14],
            [74, 18],
            [36, 62],
            [84, 62],
            [40, 72],
            [78, 72],
          ])
            .map(([x, y]) => line(`M${x - 2} ${y}q2 2.500 4 0`, 1.2, INK))
            .join("") +
          path("M37 30Q60 20 83 30V36Q60 26 37 36z", GOLD, T)
        : path("M60 4C92 6 94 44 98 82L80 86H40L22 82C26 44 28 6 60 4z", PAPER, T) + cross(60, 13, 6);
    s += path(
      "M60 27C76 27 79 38 77 51 75 64 67 73 60 74 53 73 45 64 43 51 41 38 44 27 60 27z",
      r.pick(SKIN),
      `stroke="${INK}" stroke-width="2"`,
    );
    return s + brow(r) + eyesOf(r, ["round", "tired", "slant", "closed"]) + noseOf(r) + mouthOf(r, f, ["grim", "flat", "beard"]);
  },
  valkyr(r, f) {
    const hair = r.pick(HAIRS);
    return (
      shoulders(f, 46, "plate") +
      mirror([0, 1, 2, 3].map((i) => disc(36 - i * 0.6, 46 + i * 9, 6.4, INK) + disc(36 - i * 0.6, 46 + i * 9, 4.6, hair)).join("")) +
      head(19, 22, 13, 77, r.pick(SKIN)) +
      mirror(
        path(`M40 36Q14 ${n(r.in(24, 30))} 10 ${n(r.in(0, 6))} 22 10 28 12 26 4 30 0 44 12 48 28z`, PAPER, T) +
          gouge(28, 18, 18, 0.9, 1, INK),
      ) +
      path("M37 42Q35 12 60 11T83 42L72 34 60 42 48 34z", f.tone, T) +
      path("M57.500 11h5v26l-2.500 4-2.500-4z", GOLD, `stroke="${INK}" stroke-width="1.600"`) +
      brow(r) +
      eyesOf(r, ["slant", "round", "slit"]) +
      NOSES[0]!() +
      mouthOf(r, f, ["flat", "grim", "smile"])
    );
  },
  falconer(r, f) {
    const side = r.pick([-1, 1]);
    const bird =
      path("M-13 18Q-16 -4 0 -12 16 -4 13 18L0 26z", f.deep, T) +
      disc(0, -12, 8.5, INK) +
      disc(0, -12, 6.4, PAPER) +
      disc(-3, -13, 1.6, INK) +
      disc(3, -13, 1.6, INK) +
      path("M-2.500 -10h5l-2.500 6z", GOLD, `stroke="${INK}" stroke-width="1.200"`) +
      gouge(-5, 8, 14, 1.4, 1, PAPER) +
      gouge(5, 8, 14, 1.7, 1, PAPER);
    return (
      shoulders(f, 44, "robe") +
      path("M60 8C86 12 86 40 90 78L76 84H44L30 78C34 40 34 12 60 8z", dark(f.coat, f.tone), `stroke="${INK}" stroke-width="3"`) +
      path("M60 24C76 25 78 40 76 52 74 66 66 74 60 76 54 74 46 66 44 52 42 40 44 25 60 24z", r.pick(SKIN)) +
      brow(r) +
      eyesOf(r, ["slant", "round", "tired"]) +
      noseOf(r) +
      mouthOf(r, f, ["flat", "smile", "beard"]) +
      `<g transform="translate(${60 + side * 36} 60) scale(${side} 1)">${bird}</g>`
    );
  },
  falcon(r, f) {
    const spread = n(r.in(2, 14));
    return (
      mirror(
        [0, 1, 2, 3, 4]
          .map((i) =>
            path(
              `M44 ${46 + i * 6}Q${20 - i} ${spread + 18 + i * 8} ${2 + i * 5} ${spread + i * 11} ${24 + i * 3} ${spread + 12 + i * 9} 46 ${40 + i * 6}z`,
              i % 2 ? f.tone : f.deep,
              T,
            ),
          )
          .join(""),
      ) +
      path("M60 12C82 12 84 34 78 52L72 84Q60 94 48 84L42 52C36 34 38 12 60 12z", f.tone, `stroke="${INK}" stroke-width="3"`) +
      path("M46 56Q60 50 74 56L70 86H50z", PAPER, `stroke="${INK}" stroke-width="2"`) +
      [0, 1, 2].map((i) => line(`M${50 + i * 2} ${64 + i * 7}l4 4 4-4 4 4 4-4`, 1.5, INK)).join("") +
      mirror(path("M40 34L57 40V44L43 40z", INK)) +
      mirror(disc(49, 40, 5.4, INK) + disc(49, 40, 4, GOLD) + disc(50, 40, 1.9, INK)) +
      path("M54 42Q60 38 66 42L62 58Q60 62 58 58z", GOLD, T)
    );
  },
  phoenix(r, f) {
    const fire = "#e2702c";
    return (
      mirror(
        [0, 1, 2, 3]
          .map((i) =>
            path(
              `M46 ${52 + i * 8}Q${24 - i * 2} ${30 + i * 10} ${n(4 + i * 4 + r.in(-2, 2))} ${2 + i * 14} ${20 + i * 3} ${16 + i * 12} ${26 + i * 4} ${10 + i * 12} ${36 + i * 2} ${30 + i * 9} 48 ${46 + i * 8}z`,
              i % 2 ? f.deep : fire,
              T,
            ),
          )
          .join(""),
      ) +
      [46, 60, 74]
        .map((x, i) =>
          path(`M${x - 5} 24Q${x - 8} 8 ${x + (i - 1) * 6} ${i === 1 ? -6 : 0} ${x + 8} 10 ${x + 5} 24z`, i === 1 ? GOLD : fire, T),
        )
        .join("") +
      path("M60 18C80 18 82 36 77 52L70 86H50L43 52C38 36 40 18 60 18z", GOLD, `stroke="${INK}" stroke-width="3"`) +
      mirror(disc(50, 42, 5, INK) + disc(50, 42, 3.4, PAPER) + disc(50.5, 42, 1.6, INK)) +
      path("M54 44H66L60 60z", f.deep, T) +
      [0, 1].map((i) => line(`M50 ${68 + i * 8}l5 4 5-4 5 4 5-4`, 1.6, INK)).join("")
    );
  },
  serpent(r, f) {
    const skin = r.pick([f.tone, dark(f.coat, f.tone)]);
    const coil = (d: string): string => line(d, 19, INK) + line(d, 14, skin) + line(d, 14, f.deep, `stroke-dasharray="1.500 16"`);
    return (
      coil("M-4 84Q20 60 34 84T70 92") +
      coil("M124 78Q104 50 88 76T66 60") +
      mirror(path("M42 40L20 30 28 42 18 50 42 54z", dark(f.trim, f.deep), T)) +
      path(`M52 20Q60 ${n(r.in(-8, 2))} 68 20z`, dark(f.trim, f.deep), T) +
      path("M60 14C78 14 86 30 80 46L72 66Q60 78 48 66L40 46C34 30 42 14 60 14z", skin, `stroke="${INK}" stroke-width="3"`) +
      mirror(
        path("M43 38Q50 32 56 43 49 46 43 38z", PAPER, `stroke="${INK}" stroke-width="1.400"`) +
          path("M49 36h2v8h-2z", INK) +
          disc(56, 60, 1.6, INK),
      ) +
      line("M48 64Q60 70 72 64", 2.2, INK) +
      line("M60 67V80M60 80L55 88M60 80L65 88", 2, "#b3261e")
    );
  },
  octopus: (r, f) => octopus(r, f, r.pick([f.tone, f.deep, dark(f.coat, f.tone)])),
  turtle(r, f) {
    return (
      path("M2 84Q6 24 60 22T118 84z", f.deep, `stroke="${INK}" stroke-width="3"`) +
      rows([
        [30, 58],
        [60, 40],
        [90, 58],
        [44, 34],
        [76, 34],
      ])
        .map(([x, y]) =>
          path(
            burst(6, x, y, () => r.in(11, 13), 1.047),
            f.tone,
            `stroke="${INK}" stroke-width="2"`,
          ),
        )
        .join("") +
      path("M58 22Q54 8 46 6 60 -4 66 10 74 4 76 8 68 14 66 22z", "#6aa35a", T) +
      path("M60 50C76 50 80 62 76 76L66 90H54L44 76C40 62 44 50 60 50z", f.paper, `stroke="${INK}" stroke-width="3"`) +
      mirror(disc(51, 66, 4.6, INK) + disc(51, 66, 3, PAPER) + disc(51.4, 66.4, 1.4, INK)) +
      line("M53 80Q60 84 67 80", 2.2, INK) +
      mirror(path("M8 84Q4 74 20 76L28 90H6z", f.tone, T))
    );
  },
  idol(r, f) {
    return (
      path("M20 92L26 70H94L100 92z", f.deep, `stroke="${INK}" stroke-width="3"`) +
      path("M36 74V34Q36 8 60 8T84 34V74L72 84H48z", f.coat === INK ? f.tone : f.coat, `stroke="${INK}" stroke-width="3.200"`) +
      r.pick([
        () => path("M36 30Q60 16 84 30V38Q60 24 36 38z", dark(f.trim, f.deep), T),
        () => mirror([0, 1, 2].map((i) => gouge(38 + i * 6, 26 - i * 5, 14, 0.6, 3, f.deep)).join("")),
        () => path("M50 10L60 -2 70 10V26H50z", dark(f.trim, f.deep), T),
      ])() +
      mirror(path("M42 44H56V47L44 50z", INK)) +
      r.pick([EYES.closed, EYES.hollow, EYES.tired])() +
      path("M57 44h6l2 16h-10z", INK) +
      path("M50 68H70V72H50z", INK) +
      line(r.pick(["M40 60L48 66 44 74", "M80 20L74 32 80 40", "M46 14L52 24"]), 1.8, INK)
    );
  },
  mech(r, f) {
    const hull = f.coat === INK ? f.tone : f.coat;
    return (
      mirror(
        path("M2 60H26V92H6z", f.deep, T) +
          path(`M6 ${n(r.in(22, 30))}H24V60H6z`, hull, T) +
          disc(15, n(r.in(24, 32)), 5.5, INK) +
          disc(15, 28, 2.4, PAPER),
      ) +
      path("M26 92L30 34 42 14H78L90 34 94 92z", hull, `stroke="${INK}" stroke-width="3.200"`) +
      r.pick([
        () => path("M38 32H82L78 54H42z", INK) + path("M42 35H78L76 44H44z", f.paper) + disc(60, 48, 5, f.tone),
        () => disc(60, 42, 19, INK) + disc(60, 42, 15, f.paper) + disc(60, 46, 7, f.deep) + gouge(52, 34, 14, -0.8, 2, PAPER),
        () => path("M36 36H84V48H36z", INK) + [44, 54, 66, 76].map((x) => path(`M${x - 3} 39h6v6h-6z`, GOLD)).join(""),
      ])() +
      [0, 1, 2].map((i) => path(`M44 ${66 + i * 7}h32v3.500H44z`, INK)).join("") +
      mirror(disc(37, 70, 2, INK) + disc(36, 84, 2, INK)) +
      line("M52 14V4M68 14V6", 2.4, INK) +
      disc(52, 3, 3, f.deep)
    );
  },
  pirate(r, f) {
    const hat = r.pick(["tricorne", "scarf", "scarf"] as const);
    const cloth = dark(f.trim, f.deep);
    const patch = r.chance(0.5);
    const hair = r.pick(HAIRS);
    return (
      shoulders(f, 46, r.pick(["collar", "robe", "collar"] as const)) +
      (r.chance(0.6) ? path("M35 70C30 24 46 14 60 14S90 24 85 70L78 64V40H42V64z", hair, `stroke="${INK}" stroke-width="2"`) : "") +
      head(r.in(19, 22), 20, r.in(14, 18), 78, r.pick(SKIN)) +
      (hat === "tricorne"
        ? path(`M16 34Q30 8 60 ${n(r.in(6, 12))} 90 8 104 34 82 26 60 34 38 26 16 34z`, INK) +
          path("M24 30Q38 16 60 16T96 30", "none", `stroke="${cloth}" stroke-width="2.400"`) +
          disc(60, 22, 5.4, PAPER) +
          disc(58, 21.5, 1.2, INK) +
          disc(62, 21.5, 1.2, INK)
        : path("M38 36Q36 14 60 14T82 36Q60 26 38 36z", cloth, T) +
          path("M80 34Q94 34 98 46L86 42 92 54 80 44z", cloth, T) +
          [46, 54, 62, 70].map((x) => disc(x, 23, 1.8, PAPER)).join("")) +
      brow(r) +
      (patch
        ? line("M38 34L80 52", 2, INK) + path("M42 40H56V50Q49 54 42 50z", INK) + disc(71, 45, 4.4, PAPER) + disc(70.5, 45.5, 2.1, INK)
        : eyesOf(r, ["slant", "round", "slit"])) +
      noseOf(r) +
      mouthOf(r, f, ["smile", "beard", "grim", "teeth"]) +
      disc(38, 58, 3.4, INK) +
      disc(38, 58, 2, GOLD)
    );
  },
  healer(r, f) {
    const cloth = r.pick([PAPER, f.tone, dark(f.trim, PAPER)]);
    return (
      disc(60, 38, 35, f.paper) +
      shoulders(f, 44, "robe") +
      path("M60 8C90 8 90 40 94 80L78 84H42L26 80C30 40 30 8 60 8z", cloth, `stroke="${INK}" stroke-width="2.800"`) +
      mirror([0, 1].map((i) => gouge(36 - i * 4, 56 + i * 10, 24, 1.6, 1, f.deep)).join("")) +
      path(
        "M60 26C75 26 78 38 76 50 74 64 67 72 60 73 53 72 46 64 44 50 42 38 45 26 60 26z",
        r.pick(SKIN),
        `stroke="${INK}" stroke-width="2"`,
      ) +
      path("M38 31Q60 18 82 31L81 36Q60 24 39 36z", f.deep) +
      r.pick([
        () => path("M60 14q5 7 0 12-5-5 0-12z", PAPER, `stroke="${INK}" stroke-width="1.400"`),
        () => path("M58 14h4v4h4v4h-4v4h-4v-4h-4v-4h4z", PAPER, `stroke="${INK}" stroke-width="1.200"`),
        () => disc(60, 21, 4, GOLD),
      ])() +
      eyesOf(r, ["closed", "round", "tired", "closed"]) +
      r.pick([NOSES[0]!, NOSES[3]!])() +
      mouthOf(r, f, ["flat", "smile", "flat"])
    );
  },
  scribe(r, f) {
    const hair = r.pick(HAIRS);
    return (
      shoulders(f, 44, "collar") +
      (r.chance(0.5) ? path("M36 72C30 22 46 12 60 12S90 22 84 72L78 66V40H42V66z", hair, `stroke="${INK}" stroke-width="2"`) : "") +
      head(r.in(18, 21), 22, r.in(13, 17), 78, r.pick(SKIN)) +
      HAIR[r.pick([0, 5])]!(f).replaceAll(INK, hair) +
      r.pick([
        () => path("M36 30Q38 12 60 12T84 30Q60 22 36 30z", dark(f.trim, f.deep), T),
        () => path("M38 34Q60 24 82 34V29Q60 19 38 29z", GOLD, T),
        () => path("M34 30L60 14 86 30 60 38z", f.deep, T) + line("M84 30V46", 2, INK) + disc(84, 48, 3, GOLD),
      ])() +
      brow(r) +
      r.pick([
        () => mirror(disc(49.5, 45, 7.6, INK) + disc(49.5, 45, 5.6, PAPER) + disc(50, 45, 2, INK)) + path("M57 43.500h6v2.500h-6z", INK),
        () => EYES.tired(),
        () => EYES.closed(),
        () => EYES.round(),
      ])() +
      NOSES[0]!() +
      mouthOf(r, f, ["flat", "smile", "beard", "grim"])
    );
  },
  samurai(r, f) {
    const crest = r.pick(["moon", "horns", "sun", "fan"] as const);
    const lacquer = r.pick([f.deep, dark(f.coat, f.deep), "#8d2f24", INK]);
    const mask = r.chance(0.45);
    const front = {
      moon: () => path("M40 16Q42 -6 34 -10 60 14 86 -10 78 -6 80 16 60 26 40 16z", GOLD, T),
      horns: () => mirror(path("M50 20Q30 14 26 -6 40 6 56 14z", GOLD, T)),
      sun: () =>
        path(
          burst(16, 60, 8, (i) => (i % 2 ? 7 : 12), 0.3927),
          GOLD,
          T,
        ),
      fan: () =>
        [0, 1, 2, 3, 4]
          .map((i) =>
            path(`M60 22L${44 + i * 8} ${-6 + Math.abs(i - 2) * 4}h4z`, i % 2 ? PAPER : GOLD, `stroke="${INK}" stroke-width="1.600"`),
          )
          .join(""),
    }[crest]();
    return (
      shoulders(f, 50, "plain") +
      mirror(
        [0, 1, 2]
          .map((i) =>
            path(
              `M${8 + i} ${74 + i * 7}L38 ${70 + i * 7}V${76 + i * 7}L${8 + i} ${80 + i * 7}z`,
              i % 2 ? f.tone : lacquer === INK ? f.deep : lacquer,
              `stroke="${INK}" stroke-width="1.800"`,
            ),
          )
          .join(""),
      ) +
      head(20, 22, 15, 78, r.pick(SKIN)) +
      path(
        "M30 40Q28 10 60 9T92 40L98 60 84 54V42Q60 28 36 42V54L22 60z",
        lacquer === INK ? "#3a302c" : lacquer,
        `stroke="${INK}" stroke-width="3"`,
      ) +
      [46, 60, 74].map((x) => line(`M60 10Q${x} 18 ${x + (x - 60) * 0.4} 34`, 1.4, f.paper)).join("") +
      front +
      brow(r, true) +
      eyesOf(r, ["slant", "slit", "tired", "round"]) +
      (mask
        ? path("M42 54Q60 50 78 54L74 72 60 82 46 72z", lacquer === INK ? f.deep : lacquer, T) +
          path("M48 64Q60 60 72 64L70 70H50z", INK) +
          path("M51 65l2 4 3-4.500zM64 64.500l3 4.500 2-4z", PAPER)
        : noseOf(r) + mouthOf(r, f, ["grim", "flat", "beard"]))
    );
  },
  ninja(r, f) {
    const cloth = r.pick([INK, "#2c2a3a", f.deep]);
    return (
      shoulders(f, 42, "robe") +
      (r.chance(0.6) ? path(`M82 34Q104 ${n(r.in(20, 34))} 114 ${n(r.in(34, 52))} 100 46 84 44z`, dark(f.trim, f.tone), T) : "") +
      path("M60 8C86 10 88 40 84 62L72 82H48L36 62C32 40 34 10 60 8z", cloth, `stroke="${INK}" stroke-width="3"`) +
      path("M42 38Q60 30 78 38V50Q60 56 42 50z", r.pick(SKIN), `stroke="${INK}" stroke-width="1.600"`) +
      path("M37 26Q60 16 83 26V34Q60 24 37 34z", dark(f.trim, f.tone), T) +
      r.pick([
        () => path("M48 22H72V32H48z", PAPER, `stroke="${INK}" stroke-width="1.600"`) + path("M60 23l4 4-4 4-4-4z", INK),
        () =>
          path(
            burst(8, 60, 26, (i) => (i % 2 ? 3 : 8), 0.785),
            PAPER,
            `stroke="${INK}" stroke-width="1.600"`,
          ),
        () => "",
      ])() +
      mirror(path(r.pick(["M43 40L57 44V46L44 43z", "M43 41L56 40V43L44 44z"]), INK)) +
      eyesOf(r, ["slant", "slit", "round"]) +
      [0, 1, 2].map((i) => gouge(60 + (i - 1) * 8, 66 + Math.abs(i - 1) * -2, 16, 1.2 + i * 0.3, 0.9, f.tone)).join("")
    );
  },
  medium(r, f) {
    const hair = r.pick([INK, "#27304f", "#5a5560"] as const);
    const hat = r.pick(["tall", "veil", "bun", "leaf"] as const);
    return (
      (r.chance(0.5) ? [20, 100].map((x, i) => path(`M${x} ${60 - i * 6}q9-12 0-24-9 12 0 24z`, dark(f.trim, f.tone), T)).join("") : "") +
      shoulders(f, 44, "robe") +
      path("M44 76L60 90 76 76 70 73H50z", PAPER, T) +
      path("M36 78C30 22 46 12 60 12S90 22 84 78L78 72V40H42V72z", hair, `stroke="${INK}" stroke-width="2"`) +
      head(18, 22, 12, 77, "#f7ecdc") +
      HAIR[5]!(f).replaceAll(INK, hair) +
      {
        tall: () =>
          path(`M46 24Q44 6 ${n(r.in(52, 60))} -8 72 -6 74 24 60 30 46 24z`, INK) +
          path("M44 22Q60 30 76 22V27Q60 35 44 27z", dark(f.trim, f.deep)),
        veil: () => path("M20 28Q60 4 100 28 60 36 20 28z", f.deep, T) + mirror(line("M28 30V52", 1.6, INK)),
        bun: () => disc(60, 10, 9, INK) + disc(60, 10, 6.8, hair) + line("M40 6L80 14", 2.4, GOLD),
        leaf: () =>
          path("M52 24H68L66 4H54z", PAPER, T) + path("M57 9h6M57 14h6M59 18h2", "none", `stroke="${f.deep}" stroke-width="1.800"`),
      }[hat]() +
      mirror(disc(48, 35.5, 2.6, INK)) +
      eyesOf(r, ["closed", "slit", "tired", "slant"]) +
      (r.chance(0.5) ? disc(60, 33, 2, "#b3261e") : "") +
      NOSES[3]!() +
      path("M55 64Q60 61 65 64 60 69 55 64z", "#b3261e")
    );
  },
  smith(r, f) {
    return (
      shoulders(f, 48, "plain") +
      path("M38 92L44 74H76L82 92z", "#8a6a46", T) +
      head(r.in(20, 23), 18, r.in(16, 19), 79, r.pick(SKIN)) +
      r.pick([
        () => path("M37 32Q60 22 83 32V26Q60 14 37 26z", f.deep, T),
        () => path("M36 30H84V36H36z", INK) + mirror(disc(48, 30, 8, INK) + disc(48, 30, 5.6, f.paper)),
        () => HAIR[3]!(f),
        () => path("M38 36Q36 12 60 12T82 36Q60 26 38 36z", dark(f.coat, f.deep), T),
      ])() +
      warpaint(r, f) +
      brow(r, true) +
      eyesOf(r, ["round", "tired", "slant"]) +
      NOSES[2]!() +
      mouthOf(r, f, ["beard", "grim", "smile", "beard"])
    );
  },
  deity(r, f) {
    return (
      path(
        burst(32, 60, 42, (i) => (i % 2 ? 34 : 48), 0.19635),
        GOLD,
        T,
      ) +
      disc(60, 42, 30, f.paper) +
      person(r, f, { kind: "robe", w: 40, tiara: true, hair: r.pick([1, 1, 4]) }) +
      path("M60 24l4 5-4 5-4-5z", GOLD, `stroke="${INK}" stroke-width="1.200"`)
    );
  },
  lady(r, f) {
    const hair = r.pick(["#8a6fae", "#e0c27a", "#b9b4ac", "#6b3a1e", "#e9cf83", "#3b2a20"] as const);
    return (
      disc(60, 40, 35, f.paper) +
      shoulders(f, 40, "robe") +
      path("M60 8C94 8 92 44 96 90L80 92 76 60V40H44V60L40 92 24 90C28 44 26 8 60 8z", hair, T) +
      mirror([0, 1].map((i) => gouge(33 - i * 3, 56 + i * 14, 28, 1.6, 1, PAPER)).join("")) +
      head(18, 22, 11, 77, "#f7e6d2") +
      path("M40 46Q38 20 60 19T80 46Q74 32 60 26 46 32 40 46z", hair, T) +
      r.pick([
        () => mirror([0, 1, 2].map((i) => gouge(42 + i * 6, 30 - i * 4, 11, -0.5, 3, "#6aa35a")).join("")),
        () => path("M42 32Q60 22 78 32L74 26 66 27 60 14 54 27 46 26z", GOLD, T) + disc(60, 24, 2, "#b3261e"),
        () => path("M41 34Q60 26 79 34V30Q60 21 41 30z", GOLD, T),
      ])() +
      mirror(path("M43 40Q49 37 55 40.500L54 42Q49 39 44 41.500z", INK)) +
      eyesOf(r, ["closed", "round", "tired"]) +
      NOSES[3]!() +
      line("M54 65Q60 68 66 65", 2.2, INK)
    );
  },
  king(r, f) {
    return (
      rays(r, f, 12) +
      shoulders(f, 50, "plate") +
      path("M34 84C28 24 44 14 60 14S92 24 86 84L78 74V40H42V74z", "#3f6f8f", T) +
      head(20, 22, 15, 78, "#f3dfc6") +
      path("M38 36L32 4 46 20 52 2 60 18 68 2 74 20 88 4 82 36Q60 26 38 36z", GOLD, T) +
      disc(60, 26, 3, "#1f568f") +
      brow(r, true) +
      EYES.slant() +
      NOSES[0]!() +
      MOUTHS.beard(f).replaceAll(INK, "#3f6f8f")
    );
  },
  mask(r, f) {
    return (
      mirror(path(`M40 40Q${n(r.in(14, 22))} 34 ${n(r.in(8, 16))} ${n(r.in(2, 10))} 30 18 46 24z`, dark(f.trim, f.tone), T)) +
      shoulders(f, 48, "plate") +
      path("M60 6C86 6 88 34 86 58L60 84 34 58C32 34 34 6 60 6z", f.coat === INK ? f.tone : f.coat, `stroke="${INK}" stroke-width="3"`) +
      path("M60 24C76 24 78 40 76 54L60 76 44 54C42 40 44 24 60 24z", PAPER, T) +
      mirror(
        path("M44 42Q52 38 57 46 48 50 44 42z", INK) + path(r.pick(["M46 54l8 3-8 3z", "M46 52v14l3 4v-18z", "M44 34l12-4v3z"]), f.deep),
      ) +
      path("M58 44h4v14h-4z", INK) +
      r.pick([
        () => line("M52 65H68", 2.2, INK),
        () => path("M51 63Q60 68 69 63L60 70z", INK),
        () => [52, 56, 60, 64, 68].map((x) => line(`M${x} 62v7`, 1.6, INK)).join(""),
      ])() +
      path("M57 8h6v16h-6z", GOLD, `stroke="${INK}" stroke-width="1.800"`)
    );
  },
} satisfies Record<string, Draw>;
