import { EYES, type Eyes, MOUTHS, NOSES } from "./faces";
import { INK, type Inks, PAPER, type Point, T, disc, gouge, line, mirror, path, polar, poly, rows, star } from "./pen";

export interface Hero {
  sky: string;
  ink: string;
  /** Width and jaw. */
  face: readonly [number, number];
  stars: readonly Point[];
  behind: string;
  pad: string;
  hair: string;
  /** On the brow without armour, and with it. */
  band: string;
  crest: string;
  look: string;
}
export interface Sign {
  behind?: string;
  crest: string;
  hair?: string;
  long?: boolean;
  heavy?: boolean;
  eyes?: Eyes;
  nose?: number;
  mouth?: (f: Inks) => string;
  /** The sign itself, carved into a medal. */
  mark: string;
}
/** A head-dress in the inks of its card. */
export const inked = (crest: string, f: Inks): string => crest.replaceAll("TONE", f.tone).replaceAll("DEEP", f.deep);
/* Five persons. Stars follow the real constellations (schematic); hair, crest and inks are our own. face: [width, jaw]. */
export const HEROES: Record<string, Hero> = {
  pegase: {
    sky: "#cfe0ee",
    ink: "#b8402c",
    face: [19, 14],
    stars: [
      [90, 12],
      [108, 30],
      [94, 46],
      [76, 30],
      [90, 12],
      [104, 6],
    ],
    behind: "",
    pad: path("M10 78Q2 62 10 56 12 64 22 66 18 58 22 54 30 62 36 73z", PAPER, T),
    hair: path(
      "M38 44Q34 26 40 20L34 14 44 15 46 6 54 12 60 3 66 11 76 5 75 15 86 14 80 22Q86 30 82 44L78 34 72 36 68 28 60 35 54 28 48 36 42 33z",
      "#6b3a1e",
      T,
    ),
    band: path("M39 34Q60 24 81 34L81 38Q60 29 39 38z", "#b8402c", T),
    crest:
      mirror(path("M41 38Q22 34 22 10 30 14 33 18 34 10 38 8 46 18 47 30z", PAPER, T) + line("M28 20Q32 28 40 32", 1.3, INK)) +
      path("M40 36Q60 24 80 36L76 28 66 27 60 16 54 27 44 28z", "TONE", T),
    look: mirror(path("M41 39L56 42V44.500L42 42z", INK)) + EYES.round() + NOSES[0]!() + MOUTHS.smile(),
  },
  dragon: {
    sky: "#cfe3d2",
    ink: "#2f6a4c",
    face: [17, 12],
    stars: [
      [104, 10],
      [92, 18],
      [100, 30],
      [112, 40],
      [100, 50],
      [108, 62],
      [96, 70],
    ],
    behind:
      path("M60 8C92 8 92 40 94 92H26C28 40 28 8 60 8z", "#1c1a1f", T) +
      mirror([0, 1, 2].map((i) => gouge(33 - i * 2, 54 + i * 12, 24, 1.6, 0.9, "#6f8f80")).join("")),
    pad: path("M8 90Q6 74 18 68L36 72 30 78 24 74 20 82 14 80z", "#3f8a63", T),
    hair: path("M41 52Q38 18 60 17T79 52L75 36Q60 20 45 36z", "#1c1a1f", T) + path("M60 18L56 40 52 30z", "#f3dfc6"),
    band: path("M40 33H80V38H40z", "#2f6a4c", T),
    crest:
      mirror(path("M42 36L22 22 30 36 14 34 28 45 18 50 40 50z", "#3f8a63", T)) +
      path("M40 38Q60 28 80 38L74 26 60 30 46 26z", "TONE", T) +
      path("M60 10L66 24 60 32 54 24z", "#3f8a63", T),
    look: mirror(path("M42 41L57 43V44.800L43 43z", INK)) + EYES.tired() + NOSES[1]!() + MOUTHS.flat(),
  },
  cygne: {
    sky: "#d9ecf5",
    ink: "#5b8fb5",
    face: [18, 13],
    stars: [
      [96, 6],
      [96, 22],
      [96, 38],
      [96, 58],
    ],
    behind:
      line("M80 22L112 22", 1.1, INK, `stroke-dasharray="2.500 2"`) +
      star(80, 22, 4, PAPER) +
      star(112, 22, 4, PAPER) +
      path("M36 78C26 20 44 10 60 10S94 20 84 78L76 70V40H44V70z", "#e9cf83", T),
    pad: path("M4 90Q8 68 34 70L26 74 32 78 20 78 24 84 12 82z", "#eef6fa", T),
    hair:
      path("M38 54C34 22 46 12 62 13 84 13 86 30 82 54L78 36Q64 34 54 22 52 34 42 36z", "#e9cf83", T) +
      mirror(gouge(41, 44, 16, 1.5, 0.8, "#a98735")),
    band: path("M39 35Q60 27 81 35L81 39Q60 31 39 39z", "#5b8fb5", T),
    crest:
      path("M40 38Q60 28 80 38L76 29 64 26H56L44 29z", "TONE", T) +
      path("M54 27Q50 8 64 4 74 2 76 10 78 15 88 15 80 20 73 18 67 12 63 17 62 22 66 27z", "#eef6fa", T) +
      disc(72, 9.5, 1.3, INK) +
      mirror(path("M42 36Q26 34 22 20 36 22 46 28z", "#eef6fa", T)),
    look: mirror(path("M42 40L56 40.500V42.500L43 42z", "#8a6c22")) + EYES.slit() + NOSES[0]!() + MOUTHS.flat(),
  },
  andromede: {
    sky: "#f1d9e2",
    ink: "#b65a86",
    face: [18, 11],
    stars: [
      [112, 62],
      [106, 48],
      [96, 36],
      [100, 22],
      [90, 10],
    ],
    behind: rows([
      [30, 40],
      [32, 54],
      [36, 66],
      [90, 40],
      [88, 54],
      [84, 66],
      [34, 27],
      [86, 27],
      [44, 16],
      [76, 16],
      [60, 12],
    ])
      .map(([x, y]) => disc(x, y, 11.5, INK) + disc(x, y, 9.4, "#8d4a2c"))
      .join(""),
    pad: [0, 1, 2, 3]
      .map(
        (i) =>
          `<ellipse cx="${10 + i * 8}" cy="${84 - i * 3}" rx="5.500" ry="3.600" fill="none" stroke="${INK}" stroke-width="4"/><ellipse cx="${10 + i * 8}" cy="${84 - i * 3}" rx="5.500" ry="3.600" fill="none" stroke="#e9c3d3" stroke-width="1.800"/>`,
      )
      .join(""),
    hair: rows([
      [42, 32],
      [48, 25],
      [56, 21],
      [65, 21],
      [73, 25],
      [79, 32],
    ])
      .map(([x, y]) => disc(x, y, 7.4, INK) + disc(x, y, 5.6, "#8d4a2c"))
      .join(""),
    band: [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<ellipse cx="${44 + i * 8}" cy="${37 - Math.sin(((i + 0.5) / 5) * 3.14) * 3}" rx="4.500" ry="2.600" fill="none" stroke="#b65a86" stroke-width="2"/>`,
      )
      .join(""),
    crest:
      path("M40 39Q60 31 80 39L78 32Q60 24 42 32z", "TONE", T) +
      star(60, 28, 9, "#e9c3d3") +
      mirror(path("M41 36L34 18 42 24 48 30z", "TONE", T)),
    look:
      mirror(
        path("M43 40Q49 37 55 40.500L54 42Q49 39 44 41.500z", INK) +
          disc(49, 46, 5.2, PAPER) +
          disc(49.5, 46.5, 3, "#4b6b3a") +
          disc(49.5, 46.5, 1.4, INK) +
          line("M43 43.500L41 42M45 42L43.500 40.500", 1.2, INK),
      ) +
      NOSES[3]!() +
      line("M54 65Q60 68 66 65", 2.2, INK),
  },
  phoenix: {
    sky: "#f7d3b0",
    ink: "#3c4f86",
    face: [21, 17],
    stars: [
      [112, 14],
      [100, 24],
      [108, 38],
      [94, 48],
      [84, 30],
      [100, 24],
    ],
    behind: mirror(path("M34 92Q8 70 14 40 20 54 26 56 20 36 30 22 32 44 42 58z", "#e2702c", T)),
    pad: path("M6 88Q2 66 16 54 14 66 22 66 20 56 28 52 28 64 38 72z", "#e2702c", T),
    hair: path(
      "M38 42L30 34 38 30 30 20 41 21 38 8 50 15 52 2 60 12 68 2 70 15 82 8 79 21 90 20 82 30 90 34 82 42 78 32 68 34 60 27 52 34 42 32z",
      "#27304f",
      T,
    ),
    band: path("M39 35Q60 28 81 35V39Q60 32 39 39z", "#3c4f86", T),
    crest:
      path("M40 39Q60 30 80 39L80 31Q60 22 40 31z", "TONE", T) +
      path("M60 30Q52 14 60 -4 68 14 60 30zM52 30Q40 18 42 2 54 14 56 29zM68 30Q80 18 78 2 66 14 64 29z", "#e2702c", T),
    look:
      mirror(path("M40 38L57 43V46L41 42z", INK)) +
      EYES.slant() +
      NOSES[2]!() +
      MOUTHS.grim() +
      line("M52 51L69 47", 2, "#b3261e") +
      line("M57 47.500l1 5M63 46l1 5", 1.4, "#b3261e"),
  },
};
const horns = (d: string, fill = "#e7b93c"): string => mirror(path(d, fill, T));
const circlet = path("M40 38Q60 28 80 38L77 29Q60 20 43 29z", "#e7b93c", T);
/* Twelve signs: what stands on the head, the hair, and the sign itself as a carved medal. */
export const SIGNS: Record<string, Sign> = {
  belier: {
    crest: circlet + horns("M44 32C20 24 12 42 22 52 32 58 38 46 30 42 26 42 26 46 29 47 20 46 24 32 44 40z"),
    hair: "#8a6fae",
    long: true,
    eyes: "tired",
    mouth: () => MOUTHS.flat(),
    mark: `<path d="M0 7V-2C0-8-8-8-8-3M0-2C0-8 8-8 8-3"/>`,
  },
  taureau: {
    crest: circlet + horns("M42 34Q18 34 8 6 24 22 48 24z"),
    heavy: true,
    nose: 2,
    eyes: "round",
    mouth: () => MOUTHS.teeth(),
    mark: `<circle cy="3" r="4.600"/><path d="M-8-8C-6-2 6-2 8-8"/>`,
  },
  gemeaux: {
    crest: path("M60 10Q84 10 84 38L84 60 72 74 60 78z", "#3c3336", T) + path("M64 42L76 40 74 47 65 47z", PAPER) + circlet,
    hair: "#5b6fa5",
    long: true,
    eyes: "slant",
    mark: `<path d="M-7-7Q0-4 7-7M-7 7Q0 4 7 7M-3-5V5M3-5V5"/>`,
  },
  cancer: {
    crest:
      circlet +
      mirror(
        path("M44 32Q22 32 16 12 20 2 30 6L24 14 34 12Q36 22 48 24z", "#e7b93c", T) +
          path("M40 40L22 44 38 46zM40 48L26 56 40 53z", "#e7b93c", T),
      ),
    hair: "#4a5a86",
    eyes: "slit",
    mouth: () => MOUTHS.smile(),
    mark: `<circle cx="-4.500" cy="-2.500" r="2.500"/><circle cx="4.500" cy="2.500" r="2.500"/><path d="M-7-3C-5-8 4-8 8-5M7 3C5 8-4 8-8 5"/>`,
  },
  lion: {
    behind: path(poly(Array.from({ length: 36 }, (_, i) => polar(60, 44, i % 2 ? 30 : 42, i * 0.1745))), "#8a5418", T),
    crest: circlet + path("M52 26L60 8 68 26z", "#e7b93c", T),
    hair: "#a7702a",
    heavy: true,
    eyes: "round",
    mouth: () => MOUTHS.roar(),
    mark: `<circle cx="-4" cy="3" r="2.700"/><path d="M-2 1C-8-8 6-10 4-2 3 2 2 7 7 6"/>`,
  },
  vierge: {
    behind: `<circle cx="60" cy="36" r="33" fill="none" stroke="#b98a1c" stroke-width="3"/>`,
    crest: circlet + disc(60, 30, 3, "#b3261e") + mirror(path("M42 34Q30 24 34 10 42 18 50 26z", "#e7b93c", T)),
    hair: "#ecd58a",
    long: true,
    eyes: "closed",
    mouth: () => MOUTHS.flat(),
    mark: `<path d="M-8-6Q-6-6-6 6M-6-3Q-2-8-2 6M-2-3Q2-8 2 4 3 8 7 8M2-3Q8-6 7 1 6 5 0 8"/>`,
  },
  balance: {
    crest:
      circlet +
      line("M60 26V4M28 8H92", 3, INK) +
      mirror(line("M30 8L22 20M30 8L38 20", 1.4, INK) + path("M20 20H40Q38 28 30 28T20 20z", "#e7b93c", T)),
    hair: "#5a4330",
    eyes: "tired",
    mouth: (f) => MOUTHS.beard(f),
    mark: `<path d="M-8 7H8M-8 3H-3C-8-6 8-6 3 3H8"/>`,
  },
  scorpion: {
    crest:
      circlet +
      line("M60 26C56 6 84 -6 92 14 94 22 88 28 84 26", 8.5, INK) +
      line("M60 26C56 6 84 -6 92 14 94 22 88 28 84 26", 5, "#e7b93c") +
      path("M86 30L76 32 82 22z", "#b3261e", T) +
      mirror(path("M42 36L28 28 40 28z", "#e7b93c", T)),
    hair: "#39508c",
    long: true,
    eyes: "slant",
    mouth: () => MOUTHS.smile(),
    mark: `<path d="M-8-6Q-6-6-6 6M-6-3Q-2-8-2 6M-2-3Q2-8 2 4 3 8 8 6L6 3M8 6L5 8"/>`,
  },
  sagittaire: {
    behind: mirror(
      [0, 1, 2, 3]
        .map((i) =>
          path(
            `M44 ${62 + i * 4}Q${22 - i} ${24 + i * 9} ${2 + i * 5} ${6 + i * 13} ${14 + i * 4} ${30 + i * 10} 46 ${70 + i * 3}z`,
            "#f3d27a",
            T,
          ),
        )
        .join(""),
    ),
    crest: circlet + path("M60 4L68 18 62 18V28H58V18H52z", "#e7b93c", T),
    hair: "#6b4a22",
    eyes: "round",
    mouth: () => MOUTHS.flat(),
    mark: `<path d="M-7 7L7-7M0-7H7V0M-5-1L1 5"/>`,
  },
  capricorne: {
    crest:
      circlet +
      horns("M46 28C42 10 30 4 24 -2 26 14 32 26 42 34z") +
      [0, 1, 2].map((i) => mirror(line(`M${32 + i * 4} ${10 + i * 7}l6 -3`, 1.4, INK))).join(""),
    hair: "#23282a",
    eyes: "slit",
    nose: 1,
    mark: `<path d="M-8-6L-4 4-2-5Q2-8 2 2 2 8-3 8M2 2Q4-3 7 0 8 5 2 4"/>`,
  },
  verseau: {
    crest: circlet + path("M48 4H72L69 10Q74 20 66 24H54Q46 20 51 10z", "#e7b93c", T) + line("M50 13q5 -4 10 0t10 0", 1.6, INK),
    hair: "#5f93a8",
    long: true,
    eyes: "tired",
    mouth: () => MOUTHS.flat(),
    mark: `<path d="M-8-2L-4-5 0-2 4-5 8-2M-8 5L-4 2 0 5 4 2 8 5"/>`,
  },
  poissons: {
    crest: circlet + horns("M44 32Q26 30 20 12 30 14 34 18 32 8 36 2 46 12 50 26z", "#bfe0da"),
    hair: "#79b7c4",
    long: true,
    eyes: "slit",
    nose: 3,
    mouth: () => disc(84, 74, 6.5, INK) + disc(84, 74, 4.8, "#c63a4a") + line("M54 65Q60 68 66 65", 2.2, INK),
    mark: `<path d="M-7-8Q0 0-7 8M7-8Q0 0 7 8M-7 0H7"/>`,
  },
};
