import { CX, H, INK, type Inks, PAPER, disc, gouge, line, mirror, n, path, poly, rows } from "./pen";
import type { Rng } from "./rng";

// Parts of faces: the key plate.
export const EYES = {
  round: () => mirror(disc(49, 45, 4.6, PAPER) + disc(49.5, 45.5, 2.1, INK)),
  slant: () => mirror(path("M42.500 41 55 46.500 50 49.500Q44 48 42.500 41z", PAPER) + disc(50, 46, 1.5, INK)),
  slit: () => mirror(path("M43 45Q49 41 55 46.500 48 48.500 43 45z", PAPER) + path("M48.300 43.200h1.800v4.200h-1.800z", INK)),
  hollow: () => mirror(disc(49, 45.5, 5, INK) + disc(49, 45.5, 1.7, PAPER)),
  tired: () => mirror(path("M43.500 44h11.500a5.700 5 0 0 1-11.500 0z", PAPER) + disc(49.5, 46, 1.9, INK)),
  closed: () => mirror(line("M43.500 45q5.500 4.500 11 .5", 1.9, INK)),
};
export const MOUTHS = {
  grim: () => line("M51 64.500Q60 60.500 69 64.500", 2.4, INK),
  flat: () => line("M53 63.500H67", 2.2, INK),
  smile: () =>
    path("M49 60.500Q60 66 71 60.500 68 70.500 60 70.500T49 60.500z", INK) +
    path("M52 62.800Q60 66 68 62.800L66.500 65.500H53.500z", PAPER),
  teeth: () => path("M46.500 60H73.500L70.500 70H49.500z", INK) + path("M48.500 60.500l3 5 3-5 3 5 2.500-5 2.500 5 3-5 3 5 3-5z", PAPER),
  tusks: () =>
    line("M50 65Q60 61 70 65", 2.6, INK) +
    mirror(path("M48.500 66.500Q46 60 48 54.500 52 60 52.500 66.500z", PAPER, `stroke="${INK}" stroke-width="1.400"`)),
  roar: () =>
    path("M50 58.500H70Q72 73 60 73.500T50 58.500z", INK) +
    path("M52 59l2.500 4.500L57 59zM63 59l2.500 4.500L68 59zM54 72.500l2-4 2 4.300zM62 72.700l2-4.200 2 3.700z", PAPER),
  beard: (f: Inks) =>
    path("M43 57Q60 65 77 57 78 78 60 88 42 78 43 57z", INK) +
    [47, 52, 57, 63, 68, 73].map((x) => gouge(x, 71 + Math.abs(60 - x) * -0.25, 14, 1.57 + (x - 60) * 0.02, 0.8, f.paper)).join("") +
    path("M53 63.500Q60 66.500 67 63.500L60 66z", PAPER),
};
export const NOSES: readonly (() => string)[] = [
  () => line("M60 46V56M56.500 57.500Q60 60 63.500 57.500", 2, INK),
  () => path("M60 45L64.500 57.500H55.500z", INK),
  () => path("M58.500 44h3l1 10q3 2 1 4h-7q-2-2 1-4z", INK),
  () => mirror(disc(57.5, 56.5, 1.5, INK)),
];
export const brow = (r: Rng, heavy = false): string =>
  mirror(path(`M41 ${n(r.in(38, 41))}L57 ${n(r.in(39, 43))}V${heavy ? 45.5 : 42.5}L42 ${heavy ? 42.5 : 40.5}z`, INK));
export const warpaint = (r: Rng, f: Inks): string =>
  r.pick([
    () => mirror(path("M44 51 53 53 52 55 44 54zM44 56 52 57.500 51 59.500 45 58.500z", f.deep)),
    () => path("M57.500 24h5V43h-5z", f.deep),
    () => mirror(path("M46 50h5v14l-2.500 4-2.500-4z", f.tone)),
    () => mirror([0, 1, 2].map((i) => disc(45 + i * 3.5, 52 + i * 2.6, 1.25, f.deep)).join("")),
    () => "",
  ])();
export type Dress = "plain" | "fur" | "plate" | "robe" | "collar";
export const shoulders = (f: Inks, w = 44, kind: Dress = "plain"): string => {
  const y = 76,
    d = `M${CX - w} ${H + 4}Q${CX - w + 3} ${y - 2} ${CX - 16} ${y - 3}H${CX + 16}Q${CX + w - 3} ${y - 2} ${CX + w} ${H + 4}z`;
  let s = path(d, INK);
  if (kind === "fur")
    for (let i = 0; i < 13; i++)
      s += path(
        poly([
          [CX - w + 4 + i * (w / 6.2), H],
          [CX - w + 1 + i * (w / 6.2), 74 - 3 * Math.sin((i / 12) * 3.14)],
          [CX - w + 9 + i * (w / 6.2), H],
        ]),
        i % 2 ? f.deep : INK,
      );
  if (kind === "plate")
    s += mirror(
      path(`M${CX - w - 1} 90Q${CX - w + 2} 70 ${CX - 19} 73L${CX - 22} 90z`, f.coat, `stroke="${INK}" stroke-width="2.600"`) +
        gouge(CX - w + 13, 82, 14, -1, 1.3, PAPER),
    );
  if (kind === "robe") s += mirror([0, 1, 2, 3].map((i) => gouge(CX - 12 - i * 8, 86, 12, 1.2 + i * 0.12, 1, f.tone)).join(""));
  if (kind === "collar") s += path(`M${CX - 17} 90L${CX} 76 ${CX + 17} 90z`, f.trim) + path("M58 80h4v10h-4z", PAPER);
  return s;
};
export const head = (w: number, top: number, jaw: number, chin: number, fill: string, sw = 3): string =>
  path(
    `M${CX} ${top}C${n(CX + w * 1.05)} ${top} ${n(CX + w * 1.1)} ${n(top + 22)} ${n(CX + w)} 48C${n(CX + w)} 58 ${n(CX + jaw)} ${chin - 4} ${n(CX + jaw * 0.6)} ${chin}H${n(CX - jaw * 0.6)}C${n(CX - jaw)} ${chin - 4} ${n(CX - w)} 58 ${n(CX - w)} 48C${n(CX - w * 1.1)} ${n(top + 22)} ${n(CX - w * 1.05)} ${top} ${CX} ${top}z`,
    fill,
    `stroke="${INK}" stroke-width="${sw}"`,
  );
export const HAIR: readonly ((f: Inks) => string)[] = [
  () => path("M37 44C34 20 48 13 60 13S86 20 83 44L79 32Q60 22 41 32z", INK),
  (f) => path("M36 62C30 18 46 11 60 11S90 18 84 62L79 34Q70 26 60 27T41 34z", INK) + mirror(gouge(40, 44, 22, 1.5, 1, f.tone)),
  () => path("M40 34L34 18 44 22 46 8 55 18 60 5 65 18 74 8 76 22 86 18 80 34Q60 22 40 34z", INK),
  (f) => path("M54 30C50 14 54 4 60 2 66 4 70 14 66 30z", INK) + gouge(60, 16, 20, 1.57, 1.4, f.tone),
  () => mirror(disc(41, 30, 8, INK) + disc(48, 21, 8, INK) + disc(57, 17, 8, INK)),
  () => path("M38 40Q38 20 60 19T82 40Q70 27 38 40z", INK),
];
export type Eyes = keyof typeof EYES;
export type Mouth = keyof typeof MOUTHS;
export const eyesOf = (r: Rng, list: readonly Eyes[]): string => EYES[r.pick(list)]();
export const mouthOf = (r: Rng, f: Inks, list: readonly Mouth[]): string => MOUTHS[r.pick(list)](f);
export const noseOf = (r: Rng): string => r.pick(NOSES)();
/** A plain human bust, dressed by options; several drawings above lean on it. */
export function person(
  r: Rng,
  f: Inks,
  {
    kind = "robe",
    w = 42,
    helm = false,
    tiara = false,
    hair,
  }: { kind?: Dress; w?: number; helm?: boolean; tiara?: boolean; hair?: number } = {},
): string {
  const h = hair ?? r.int(0, 5);
  let s = shoulders(f, w, kind) + path("M52 66H68V80H52z", INK);
  if (h === 1) s += HAIR[1]!(f);
  s += head(r.in(18, 21), 20, r.in(13, 16), 77, f.paper) + (h === 1 ? HAIR[5]!(f) : HAIR[h]!(f));
  if (helm) s += path("M37 40Q36 14 60 13T83 40L72 33 60 40 48 33z", f.tone, `stroke="${INK}" stroke-width="2.600"`);
  if (tiara)
    s += r.pick([
      () => path("M38 36Q60 24 82 36L84 30 72 22 66 26 60 10 54 26 48 22 36 30z", f.tone, `stroke="${INK}" stroke-width="2.400"`),
      () =>
        path("M37 38Q60 28 83 38L86 22 76 29 60 19 44 29 34 22z", f.tone, `stroke="${INK}" stroke-width="2.400"`) +
        disc(60, 28, 2.6, f.deep),
      () => path("M36 44L32 16 44 28 60 20 76 28 88 16 84 44 76 36Q60 28 44 36z", f.tone, `stroke="${INK}" stroke-width="2.400"`),
    ])();
  return (
    s +
    brow(r) +
    eyesOf(r, ["round", "slant", "tired", "slit"]) +
    r.pick([NOSES[0]!, NOSES[1]!])() +
    mouthOf(r, f, ["flat", "grim", "smile", "grim"])
  );
}
/** A mutant of another people keeps its face and gains something: a third eye, boils, a split brow. */
export const mutation = (r: Rng, f: Inks): string =>
  r.pick([
    () => disc(60, 30, 5.6, INK) + disc(60, 30, 4, PAPER) + disc(60, 30, 1.8, f.deep),
    () =>
      rows([
        [72, 30, 4],
        [78, 37, 2.8],
        [70, 23, 2.6],
      ])
        .map(([x, y, q]) => disc(x, y, q + 1.2, INK) + disc(x, y, q, f.trim === PAPER ? f.tone : f.trim))
        .join(""),
    () => line("M52 18L58 28 54 34M66 18L62 27 68 33", 2.2, INK),
  ])();
