import { C, INK, PAPER, disc, gouge, line, path, polar, poly } from "./pen";

const shaft = path("M-2.200 -44H2.200V46H-2.200z", INK);
/** What they carry behind a shoulder, drawn round (0, 0). */
export const PROPS = {
  sword: (c) => path("M-4 -40L0 -49 4 -40V12H-4z", PAPER, C) + path("M-12 12H12V17H-12z", c, C) + path("M-2.500 17H2.500V34H-2.500z", INK),
  axe: (c) => shaft + path("M2 -42Q22 -46 25 -24 12 -26 2 -16z", c, C) + path("M-2 -38L-10 -33-2 -26z", c, C),
  hammer: (c) => shaft + path("M-17 -46H17V-24H-17z", c, C) + gouge(-6, -38, 14, 0, 1.2, PAPER),
  spear: (c) => shaft + path("M0 -56L8 -38 0 -30-8 -38z", c, C),
  banner: (c) => shaft + path("M2 -44H27L20 -32 27 -20H2z", c, C) + disc(11, -32, 4, PAPER),
  staff: (c) => shaft + disc(0, -44, 10.5, INK) + disc(0, -44, 8, c) + gouge(-2, -47, 8, -0.7, 1.5, PAPER),
  flask: (c) =>
    path("M-5 -34V-20L-16 6H16L5 -20V-34z", PAPER, C) +
    path("M-11 -6H11L16 6H-16z", c) +
    path("M-8 -38H8V-33H-8z", INK) +
    disc(3, -11, 2, c),
  lantern: (c) =>
    line("M0 -46V-34", 2.4, INK) +
    path("M-11 -34H11L8 -8H-8z", c, C) +
    path("M0 -29Q6 -20 0 -13-6 -20 0 -29z", PAPER) +
    path("M-13 -8H13V-3H-13z", INK),
  trident: (c) => shaft + path("M-15 -52V-32H15V-52L11 -40H2.500V-56H-2.500V-40H-11z", c, C),
  key: (c) =>
    disc(0, -34, 12, INK) +
    disc(0, -34, 9.5, c) +
    disc(0, -34, 4, INK) +
    path("M-2.500 -24H2.500V18H-2.500zM2 2H12V7H2zM2 11H9V16H2z", INK),
  gear: (c) =>
    path(poly(Array.from({ length: 40 }, (_, j) => polar(0, -28, j % 4 < 2 ? 18 : 14, (j * Math.PI) / 20))), c, C) + disc(0, -28, 5.5, INK),
  shield: (c) => path("M-17 -34H17V-8Q14 10 0 18-14 10-17 -8z", c, C) + path("M-2.500 -34H2.500V17H-2.500zM-17 -19H17V-14H-17z", INK),
  bow: (c) => line("M-4 -48Q22 -12 -4 26", 4, INK) + line("M-4 -48Q20 -12 -4 26", 1.8, c) + line("M-4 -48V26", 1, INK),
  quill: (c) =>
    path("M8 -46C-8 -40 -12 -16 -6 6L-8 34 -2 8C12 -4 16 -30 8 -46z", PAPER, C) +
    line("M-7 32Q-2 -10 7 -42", 1.4, INK) +
    gouge(2, -22, 12, 2.4, 1, c),
  katana: (c) =>
    path("M-3 14Q-6 -20 6 -52 10 -20 5 14z", PAPER, C) + path("M-9 14H11V18H-9z", c, C) + path("M-2.500 18H3.500V42H-2.500z", INK),
} satisfies Record<string, (ink: string) => string>;
export type Prop = keyof typeof PROPS;
export const CARRIES: Record<string, readonly Prop[]> = {
  giant: ["axe", "hammer", "spear", "banner", "shield"],
  knight: ["sword", "spear", "shield", "banner", "hammer"],
  thief: ["sword", "key", "lantern", "bow"],
  scientist: ["flask", "gear", "staff", "key", "lantern"],
  witch: ["staff", "lantern", "key"],
  demon: ["trident", "spear", "axe", "staff"],
  imp: ["trident", "flask"],
  human: ["sword", "staff", "gear", "flask", "shield", "banner", "bow"],
  angel: ["sword", "spear", "staff", "shield"],
  dinosaur: ["spear", "banner", "shield", "staff"],
  robot: ["gear", "hammer", "staff"],
  mutant: ["axe", "flask", "sword", "spear", "gear"],
  aquan: ["trident", "spear", "staff", "shield"],
  alien: ["staff", "gear", "flask", "shield"],
  goblin: ["hammer", "axe", "lantern", "key"],
  monk: ["staff", "lantern"],
  priest: ["staff", "banner"],
  merchant: ["key", "lantern"],
  officer: ["gear", "staff", "shield"],
  squire: ["sword", "banner", "shield", "lantern", "spear"],
  martian: ["staff", "gear", "shield"],
  spirit: ["staff", "lantern", "sword"],
  templar: ["sword", "shield", "banner", "spear"],
  valkyr: ["spear", "shield", "sword"],
  pirate: ["katana", "lantern", "key", "banner"],
  healer: ["staff", "flask", "lantern"],
  scribe: ["quill", "quill", "lantern"],
  samurai: ["katana", "banner", "bow", "spear"],
  ninja: ["katana", "katana", "bow"],
  medium: ["lantern", "staff", "banner"],
  smith: ["hammer", "hammer", "gear", "axe"],
  king: ["trident"],
  deity: ["staff", "sword"],
};
