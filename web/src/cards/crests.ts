import { HAIR, brow, eyesOf, head, mouthOf, noseOf, shoulders } from "./faces";
import { inked } from "./heroes";
import { INK, type Inks, PAPER, T, burst, disc, line, mirror, n, path, polar, rows } from "./pen";
import type { Rng } from "./rng";

// Head-dresses of those who have no drawing of their own: the animal or the thing they are named after. TONE and DEEP stand
// for the inks of the card. A crest sits on a brow at y = 38; the head is 40 wide.
interface Crest {
  behind?: string;
  top: string;
}
const tone = (d: string): string => path(d, "TONE", T);
const deep = (d: string): string => path(d, "DEEP", T);
const pale = (d: string): string => path(d, PAPER, T);
const both = (s: string): string => mirror(s);
const rope = (d: string, w: number): string => line(d, w + 3.6, INK) + line(d, w, "TONE");
const BAND = tone("M39 38Q60 27 81 38L79 29Q60 19 41 29z");
const HELM = tone("M37 42Q35 14 60 13T83 42L76 35Q60 26 44 35z");
const ears = (d: string): string => both(tone(d));

export const CRESTS: Record<string, Crest> = {
  // silver
  aigle: {
    top: both(pale("M42 36Q18 30 14 2 24 12 30 14 28 6 32 2 44 14 48 28z")) + BAND + tone("M50 28Q50 8 60 6T70 28L64 24 60 34 56 24z"),
  },
  ophiuchus: {
    top: BAND + rope("M60 30C50 20 72 14 62 6 54 0 46 6 50 12", 6) + disc(50, 11, 1.6, INK) + both(deep("M40 36L28 30 34 42 26 50 40 48z")),
  },
  lezard: {
    top:
      HELM +
      [46, 53, 60, 67, 74].map((x, i) => deep(`M${x - 4} ${20 - (i % 2) * 2}L${x} ${4 + Math.abs(i - 2) * 3} ${x + 4} 20z`)).join(""),
  },
  persee: {
    behind: both([0, 1, 2].map((i) => rope(`M44 ${28 + i * 10}Q${28 - i * 4} ${18 + i * 10} ${24 - i * 6} ${8 + i * 18}`, 4)).join("")),
    top: BAND + both(rope("M50 26Q46 12 38 4", 4) + disc(38, 4, 4.6, INK)) + rope("M60 24Q56 12 62 2", 4) + disc(62, 2, 4.6, INK),
  },
  corbeau: {
    top: both(path("M42 38Q16 34 8 8 22 16 28 22 24 10 26 4 40 16 48 30z", INK)) + BAND + path("M52 28L60 36 68 28 64 12H56z", INK),
  },
  centaure: { top: BAND + deep("M52 28Q48 10 56 2 60 10 64 2 72 10 68 28z") + ears("M43 32L34 8 52 24z") },
  chiens: { top: HELM + ears("M42 32Q22 30 24 52 34 52 40 42z") + both(deep("M40 36Q28 36 29 46 35 44 39 40z")) },
  baleine: { top: HELM + pale("M60 22Q58 12 44 4 54 0 60 7 66 0 76 4 62 12 60 22z") + both(deep("M39 44L28 52 40 54z")) },
  cocher: {
    top:
      BAND +
      disc(60, 15, 14, INK) +
      disc(60, 15, 11, "TONE") +
      line("M60 4V26M49 15H71M52 7L68 23M68 7L52 23", 2, INK) +
      disc(60, 15, 3, PAPER),
  },
  cephee: {
    top:
      deep("M38 38L34 10 46 22 60 4 74 22 86 10 82 38Q60 28 38 38z") +
      rows([
        [60, 20],
        [47, 27],
        [73, 27],
      ])
        .map(([x, y]) => disc(x, y, 2.4, PAPER))
        .join(""),
  },
  fleche: { top: BAND + pale("M60 -4L69 12H63V28H57V12H51z") + both(deep("M41 34L30 22 36 36 28 40 40 42z")) },
  "grand-chien": { top: HELM + ears("M44 26L36 0 56 18z") + deep("M52 30Q60 22 68 30L64 40H56z") + disc(60, 37, 2.4, INK) },
  hercule: {
    behind: path(
      burst(30, 60, 44, (i) => (i % 2 ? 31 : 41), 0.2094),
      "DEEP",
      T,
    ),
    top: HELM + both(pale("M46 36l3 8 4-8z")) + line("M54 20V28M66 20V28", 2.4, INK),
  },
  cerbere: {
    top:
      BAND +
      rows([
        [38, 18],
        [60, 8],
        [82, 18],
      ])
        .map(
          ([x, y]) =>
            deep(`M${x - 9} ${y + 12}L${x - 9} ${y - 8} ${x - 3} ${y - 2}H${x + 3}L${x + 9} ${y - 8}V${y + 12}z`) +
            disc(x - 3.5, y + 3, 1.5, PAPER) +
            disc(x + 3.5, y + 3, 1.5, PAPER),
        )
        .join(""),
  },
  mouche: {
    top:
      both(disc(44, 22, 12.5, INK) + disc(44, 22, 9.8, "TONE") + [0, 1, 2].map((i) => line(`M${37 + i * 5} 14v16`, 1.2, INK)).join("")) +
      BAND +
      both(line("M56 22Q52 8 44 4", 2.2, INK)),
  },
  paon: {
    behind: [0, 1, 2, 3, 4, 5, 6]
      .map((i) => {
        const [x, y] = polar(60, 44, 44, 3.36 + i * 0.475);
        return line(`M60 40L${n(x)} ${n(y)}`, 4, "DEEP") + disc(x, y, 8.5, INK) + disc(x, y, 6.6, "TONE") + disc(x, y, 2.8, INK);
      })
      .join(""),
    top: BAND + pale("M57 26L60 14 63 26z"),
  },
  lotus: {
    top: both(pale("M56 34Q34 32 30 12 48 14 58 30z") + pale("M58 32Q44 20 48 2 60 12 60 30z")) + tone("M60 34Q48 20 60 2 72 20 60 34z"),
  },
  tarentule: {
    top:
      both([0, 1, 2, 3].map((i) => line(`M46 ${24 + i * 4}Q${24 - i * 3} ${2 + i * 13} ${16 + i} ${26 + i * 15}`, 4, INK)).join("")) +
      HELM +
      rows([
        [54, 22],
        [66, 22],
        [58, 29],
        [62, 29],
      ])
        .map(([x, y]) => disc(x, y, 2.2, INK))
        .join(""),
  },
  // bronze
  licorne: {
    top: BAND + pale("M54 30L60 -8 66 30z") + line("M56.500 18L63 14M55.500 25L64 20M58 10L62 7", 1.4, INK) + ears("M42 32L36 14 50 26z"),
  },
  hydre: {
    top:
      BAND +
      rows([
        [40, 8],
        [60, 0],
        [80, 8],
      ])
        .map(([x, y]) => rope(`M60 30Q${x} ${y + 18} ${x} ${y + 6}`, 5) + disc(x, y + 5, 5.5, INK) + disc(x, y + 5, 2, PAPER))
        .join(""),
  },
  loup: { top: HELM + ears("M43 28L32 2 56 17z") + both(path("M42 24L37 10 50 19z", "DEEP")) + both(pale("M45 38l2 6 4-7z")) },
  "petit-lion": {
    behind: path(
      burst(26, 60, 44, (i) => (i % 2 ? 29 : 36), 0.2417),
      "TONE",
      T,
    ),
    top: BAND + both(disc(43, 20, 6.5, INK) + disc(43, 20, 4, "DEEP")),
  },
  ours: { top: HELM + both(disc(41, 18, 9, INK) + disc(41, 18, 6.4, "TONE") + disc(41, 18, 3, "DEEP")) + deep("M54 26h12l-6 6z") },
  cameleon: { top: BAND + rope("M62 28C84 22 86 2 70 0 60 0 58 10 66 12", 6) + ears("M42 34L26 28 38 42z") },
  // steel
  celeste: {
    top: HELM + both(pale("M40 30Q18 22 16 4L44 20z")) + path("M40 34H80V40Q60 46 40 40z", INK) + path("M44 35.500H76V37H44z", "TONE"),
  },
  marine: {
    top:
      HELM +
      deep("M60 0Q74 8 68 24H52Q54 8 60 0z") +
      path("M40 34H80V40Q60 46 40 40z", INK) +
      both(disc(40, 48, 6, INK) + disc(40, 48, 3.6, "TONE")),
  },
  terrestre: {
    top:
      HELM +
      pale("M50 22L60 -4 70 22z") +
      line("M53 14H67M56 6H64", 1.8, INK) +
      path("M40 34H80V40Q60 46 40 40z", INK) +
      both(tone("M36 30h-8v22h9z")),
  },
  // wanderers
  cristal: {
    top:
      BAND +
      rows([
        [46, 16],
        [60, 6],
        [74, 16],
      ])
        .map(([x, y]) => path(`M${x} ${y - 8}L${x + 6} ${y + 6} ${x} ${y + 18} ${x - 6} ${y + 6}z`, "#d9ecf8", T))
        .join(""),
  },
  flammes: { top: both(path("M42 36Q28 26 34 4 42 12 44 20 48 6 56 0 58 18 60 30z", "#e2702c", T)) + BAND },
  spartan: { top: path("M54 34Q50 -4 60 -8 70 -4 66 34z", "#b3261e", T) + HELM + path("M57.500 30h5v26h-5z", "TONE", T) },
  leda: { top: BAND + both(pale("M46 30Q30 26 26 10 40 14 52 24z")) + disc(60, 27, 3.4, "DEEP") },
  spica: {
    top:
      BAND +
      both([0, 1, 2].map((i) => deep(`M${56 - i * 5} ${24 + i * 2}q-9 -5 -7 -15 9 3 9 13z`)).join("")) +
      pale("M60 -4l5 12-5 14-5-14z"),
  },
  jango: { top: HELM + both(deep("M44 22L26 6 34 26 20 30 42 36z")) + pale("M53 26h14l-7 8z") },
  // the sea
  "dragon-des-mers": { top: both(tone("M42 38L18 26 28 38 12 42 28 48 20 58 42 52z")) + HELM + deep("M60 -2L68 22 60 30 52 22z") },
  sirene: {
    top:
      both(
        [0, 1, 2]
          .map((i) =>
            pale(
              `M44 ${34 + i * 5}Q${24 - i * 2} ${24 + i * 12} ${10 + i * 5} ${6 + i * 18} ${30 + i * 3} ${16 + i * 10} 48 ${28 + i * 5}z`,
            ),
          )
          .join(""),
      ) +
      BAND +
      disc(60, 28, 4, "DEEP"),
  },
  kraken: {
    top:
      HELM +
      both(
        [0, 1, 2].map((i) => rope(`M${50 - i * 5} ${20 + i * 6}Q${40 - i * 10} ${4 + i * 8} ${46 - i * 14} ${-2 + i * 14}`, 4.5)).join(""),
      ),
  },
  lyumnades: {
    top: HELM + both(deep("M40 30L24 12 32 32 18 34 32 42 22 52 40 48z")) + both(disc(50, 24, 4, INK) + disc(50, 24, 1.6, PAPER)),
  },
  chrysaor: { top: BAND + deep("M60 -6L66 8 62 30H58L54 8z") + both(tone("M42 34Q30 22 36 6 46 16 52 26z")) },
  scylla: {
    top:
      BAND +
      ears("M44 30L34 8 54 22z") +
      both(path("M40 40Q22 36 14 48 24 48 26 54 32 48 40 52z", "DEEP", T)) +
      both(line("M54 22Q52 10 46 6", 2, INK) + disc(46, 6, 2.6, "DEEP")),
  },
  hippocampe: {
    top:
      BAND +
      rope("M60 30C46 20 50 4 62 4 72 4 74 14 66 16", 7) +
      deep("M64 12L82 14 66 20z") +
      both(tone("M42 38L24 32 32 42 24 50 42 48z")),
  },
  "serpent-des-mers": {
    top: BAND + rope("M38 40C20 30 44 18 56 22 74 26 84 12 70 4", 6.5) + disc(69, 5, 6, INK) + disc(70, 4, 1.7, PAPER),
  },
  dauphin: { top: HELM + deep("M56 22Q54 4 76 -2 68 10 72 22z") + both(tone("M40 46L24 54 40 56z")) },
  // the north
  dubhe: { top: HELM + both(deep("M46 24Q30 18 32 -4 40 8 54 18z") + tone("M41 34Q22 28 18 10 30 20 44 26z")) },
  merak: { top: BAND + deep("M52 28Q46 12 54 -2 58 6 62 -4 64 6 70 0 72 14 66 28z") + ears("M43 32L34 10 52 25z") },
  phecda: { top: HELM + both(pale("M42 30Q14 34 6 4 22 18 48 18z")) + deep("M52 22h16v8l-8 6-8-6z") },
  megrez: {
    top:
      BAND +
      rows([
        [44, 14],
        [60, 2],
        [76, 14],
      ])
        .map(
          ([x, y]) =>
            path(`M${x} ${y - 6}L${x + 7} ${y + 8} ${x} ${y + 22} ${x - 7} ${y + 8}z`, "#a77fd0", T) +
            line(`M${x} ${y - 4}V${y + 20}`, 1.2, PAPER),
        )
        .join(""),
  },
  alioth: { top: HELM + ears("M44 26L30 -2 58 16z") + both(pale("M44 40l3 9 4-9z") + disc(51, 25, 2.2, INK)) + deep("M55 30h10l-5 5z") },
  benetnash: {
    top:
      BAND +
      line("M44 26Q40 -2 60 2T76 26", 5, INK) +
      line("M44 26Q40 -2 60 2T76 26", 2, "TONE") +
      [50, 55, 60, 65, 70].map((x) => line(`M${x} 6V27`, 1.1, INK)).join(""),
  },
  mizar: {
    top:
      HELM +
      both(disc(43, 18, 7.5, INK) + disc(43, 18, 5, PAPER)) +
      both(path("M48 20l8 4-8 2zM46 28l8 3-8 2z", INK)) +
      both(pale("M45 38l3 11 4-10z")),
  },
  alcor: {
    top:
      path("M37 42Q35 14 60 13T83 42L76 35Q60 26 44 35z", PAPER, T) +
      both(disc(43, 18, 7.5, INK) + disc(43, 18, 5, "TONE")) +
      both(path("M48 20l8 4-8 2zM46 28l8 3-8 2z", INK)) +
      both(pale("M45 38l3 11 4-10z")),
  },
};
const HAIRS = ["#3b2a20", "#6b3a1e", "#a7702a", "#e0c27a", "#27304f", "#4a5a86", "#5c7a6a", "#8a5a7e", "#b9b4ac", "#8d3b2c", INK];
/** The bust of somebody who wears a crest: hair, face and shoulders by chance. */
export function crested(r: Rng, f: Inks, crest: Crest): string {
  const hair = r.pick(HAIRS);
  const long = r.chance(0.5);
  const skin = r.pick(["#f3dfc6", "#f3dfc6", "#e3c19c", "#c99a72"]);
  const style = r.pick([0, 2, 4, 5]);
  return (
    inked(crest.behind ?? "", f) +
    (long ? path("M34 84C28 20 44 11 60 11S92 20 86 84L78 80V40H42V80z", hair, `stroke="${INK}" stroke-width="2"`) : "") +
    shoulders(f, r.in(46, 53), "plate") +
    path("M40 92L45 76H75L80 92z", f.deep, T) +
    path("M52 66H68V78L60 83 52 78z", skin) +
    head(r.in(18, 21), 20, r.in(12, 17), 77, skin) +
    HAIR[style]!(f).replaceAll(INK, hair) +
    inked(crest.top, f) +
    brow(r, r.chance(0.4)) +
    eyesOf(r, ["round", "slant", "tired", "slit", "closed"]) +
    noseOf(r) +
    mouthOf(r, f, ["flat", "grim", "smile", "flat", "grim", "beard"])
  );
}
/** A suit of armour that nobody wears: dark where the face would be, the crest above. */
export const emptied = (f: Inks, crest: Crest): string =>
  inked(crest.behind ?? "", f) +
  mirror(path("M2 92Q2 66 40 68L38 92z", f.tone, T) + path("M10 84Q14 72 34 73L33 80z", PAPER)) +
  path("M34 92L40 66H80L86 92z", f.tone, T) +
  path("M48 70L60 92 72 70z", f.deep, T) +
  path("M40 38Q40 18 60 18T80 38V58L60 74 40 58z", INK) +
  path("M45 40Q60 32 75 40L74 45Q60 38 46 45z", f.deep) +
  inked(crest.top, f) +
  mirror(path("M40 42L48 50 47 62 40 56z", f.tone, T));
