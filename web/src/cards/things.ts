import { type Draw, GOLD, type Inks, INK, O, PAPER, disc, gouge, line, mirror, n, path, polar, poly, rays, rows } from "./pen";
import { CRESTS, emptied } from "./crests";
import { HEROES, SIGNS } from "./heroes";
import { PROPS, type Prop } from "./props";
import type { Rng } from "./rng";

/** What people carry, large and aslant. */
const held = (r: Rng, f: Inks, prop: Prop): string =>
  `<g transform="translate(60 48) rotate(${n(r.pick([-1, 1]) * r.in(24, 40))}) scale(1.06)">${PROPS[prop](dark(f.trim, f.tone))}</g>`;
const dark = (ink: string, other: string): string => (ink === PAPER ? other : ink);

/** Artefacts, places, gear. */
export const THINGS = {
  banner: (r, f) =>
    path("M34 6h5v82h-5z", INK) +
    path(`M39 12H96L${n(r.in(78, 86))} 32 96 52H39z`, f.tone, O) +
    disc(60, 32, 10, PAPER) +
    path("M60 24l7 14H53z", INK),
  gauntlet: (_r, f) =>
    path("M44 88V62L34 46Q32 38 40 38L48 46V20q0-6 6-6t6 6v16-20q0-6 6-6t6 6v20-14q0-5 5-5t5 5v26Q82 60 76 66V88z", f.tone, O) +
    path("M42 70H78V78H42z", INK) +
    [50, 60, 70].map((x) => disc(x, 74, 1.7, PAPER)).join(""),
  chest: (_r, f) =>
    path("M26 44Q26 24 60 24T94 44z", f.tone, O) +
    path("M24 44H96V80H24z", f.deep, O) +
    path("M54 40H66V58H54z", PAPER, O) +
    disc(60, 48, 2.4, INK) +
    mirror(path("M34 30h5v50h-5z", INK)),
  blade: (r, f) =>
    `<g transform="rotate(${n(r.in(-38, 38))} 60 45)">${path("M60 2L68 14V58H52V14z", PAPER, O)}${path("M38 58H82V65H38z", f.deep, O)}${path("M56 65H64V84H56z", INK)}${disc(60, 86, 4, f.tone)}${gouge(60, 34, 36, 1.57, 1, INK)}</g>`,
  orb: (r, f) =>
    disc(60, 42, 29, INK) +
    disc(60, 42, 25.5, f.tone) +
    path(`M38 38Q60 ${n(r.in(14, 26))} 82 40 60 ${n(r.in(44, 60))} 38 38z`, f.deep) +
    gouge(50, 29, 20, -0.7, 2.4, PAPER) +
    path("M36 74H84L90 88H30z", INK),
  tower: (_r, f) =>
    path("M38 90L42 34H78L82 90z", f.tone, O) +
    path("M36 34V20H46V26H55V20H65V26H74V20H84V34z", f.deep, O) +
    path("M53 90V64A7 7 0 0 1 67 64V90z", INK) +
    mirror(path("M47 44h5v9h-5z", INK)),
  temple: (_r, f) =>
    path("M14 34L60 8 106 34z", f.tone, O) +
    path("M18 34H102V42H18z", PAPER, O) +
    [24, 44, 64, 84].map((x) => path(`M${x} 42h12v36h-12z`, f.paper, O) + gouge(x + 6, 60, 30, 1.57, 0.8, INK)).join("") +
    path("M12 78H108V90H12z", f.deep, O) +
    disc(60, 24, 5, PAPER),
  armour: (r, f) =>
    path("M60 22L84 16 92 30 82 42V74L60 86 38 74V42L28 30 36 16z", f.tone, O) +
    path("M60 22V86", "none", `stroke="${INK}" stroke-width="2"`) +
    mirror(
      path("M28 30Q10 24 12 46L34 44z", f.deep, O) +
        line("M42 52Q50 60 60 56M42 62Q50 70 60 66", 1.8, INK) +
        gouge(46, 34, 16, -0.7, 1.6, PAPER),
    ) +
    path(r.pick(["M60 30l5 8-5 8-5-8z", "M54 32h12l-6 12z", "M52 38a8 8 0 0 1 16 0z"]), PAPER, `stroke="${INK}" stroke-width="1.800"`),
  gate: (_r, f) =>
    path("M18 92V40Q20 6 60 6T100 40V92H86V42Q84 20 60 20T34 42V92z", f.tone, O) +
    path("M36 92V42Q38 22 60 22T84 42V92z", INK) +
    [44, 52, 68, 76].map((x) => gouge(x, 60, 56, 1.57, 1, f.tone)).join("") +
    disc(57, 60, 2, PAPER) +
    disc(63, 60, 2, PAPER) +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        line(
          `M${n(60 + 29 * Math.cos(3.4 + i * 0.53))} ${n(44 + 27 * Math.sin(3.4 + i * 0.53))}L${n(60 + 40 * Math.cos(3.4 + i * 0.53))} ${n(44 + 37 * Math.sin(3.4 + i * 0.53))}`,
          1.5,
          INK,
        ),
      )
      .join(""),
  drop: (_r, f) =>
    path("M60 6C74 28 88 42 88 58A28 28 0 0 1 32 58C32 42 46 28 60 6z", f.deep, O) +
    gouge(46, 56, 26, 1.3, 3, PAPER) +
    path("M60 34l5 12h12l-9 8 3 13-11-7-11 7 3-13-9-8h12z", f.paper),
  hall: (_r, f) =>
    path("M16 90V44L60 14 104 44V90z", f.tone, O) +
    path("M8 48L60 10 112 48 108 52 60 20 12 52z", f.deep, O) +
    path("M48 90V64A12 12 0 0 1 72 64V90z", INK) +
    mirror(path("M26 58h12v14H26z", PAPER, O) + line("M32 58V72", 2, INK)) +
    disc(60, 40, 6, PAPER) +
    line("M60 36V40L63 42", 1.5, INK),
  mace: (r, f) =>
    `<g transform="rotate(${n(r.in(-40, 40))} 60 50)">${path("M56 40H64V92H56z", INK)}${path(poly(Array.from({ length: 20 }, (_, i) => polar(60, 28, i % 2 ? 18 : 28, i * 0.314))), f.tone, O)}${disc(60, 28, 9, f.deep)}${gouge(54, 22, 10, -0.7, 1.4, PAPER)}</g>`,
  crystal: (_r, f) =>
    rows([
      [38, 30, 12, 22],
      [82, 34, 11, 18],
      [60, 14, 17, 34],
    ])
      .map(
        ([x, y, w, h], i) =>
          path(
            poly([
              [x, y - 10],
              [x + w, y + h * 0.3],
              [x + w * 0.7, 88],
              [x - w * 0.7, 88],
              [x - w, y + h * 0.3],
            ]),
            i === 2 ? f.tone : f.deep,
            O,
          ) +
          path(
            poly([
              [x, y - 10],
              [x + w, y + h * 0.3],
              [x + 1, y + h * 0.5],
            ]),
            PAPER,
            `opacity=".75"`,
          ) +
          line(
            `M${x} ${y - 8}L${x + 1} ${n(y + h * 0.5)} ${x} 86M${x - w} ${n(y + h * 0.3)}L${x + 1} ${n(y + h * 0.5)} ${x + w} ${n(y + h * 0.3)}`,
            1.6,
            INK,
          ),
      )
      .join("") + path("M22 86H98V92H22z", INK),
  ship: (r, f) =>
    disc(r.in(20, 100), 20, 9, PAPER) +
    path("M10 50Q60 24 112 46L96 66Q56 78 18 66z", f.tone, O) +
    path("M44 36Q58 16 82 34L80 42H46z", PAPER, O) +
    path("M18 66L6 82 40 72zM92 66L108 84 78 71z", f.deep, O) +
    [34, 50, 66, 82].map((x) => disc(x, 54, 3.6, INK) + disc(x, 54, 1.9, f.trim)).join("") +
    gouge(30, 46, 24, -0.3, 1.3, PAPER),
  scroll: (r, f) =>
    path("M30 14H88V76H30z", PAPER, O) +
    path("M24 8H94Q100 14 94 20H24Q18 14 24 8zM24 70H94Q100 77 94 84H24Q18 77 24 70z", f.tone, O) +
    [0, 1, 2, 3].map((i) => gouge(56, 30 + i * 9, r.in(30, 46), 0, 1, INK)).join("") +
    disc(82, 66, 9, INK) +
    disc(82, 66, 7, f.deep) +
    path("M78 72L76 88 82 83 88 88 86 72z", f.deep, `stroke="${INK}" stroke-width="1.600"`),
  crown: (_r, f) =>
    path("M22 66L16 24 40 42 60 12 80 42 104 24 98 66z", f.trim === PAPER ? f.tone : f.trim, O) +
    path("M22 66H98V80H22z", f.deep, O) +
    [40, 60, 80].map((x) => disc(x, 73, 3.6, PAPER)).join("") +
    rows([
      [16, 22],
      [60, 10],
      [104, 22],
    ])
      .map(([x, y]) => disc(x, y, 5, INK) + disc(x, y, 3, PAPER))
      .join(""),
  lamp: (r, f) =>
    rays(r, f, 11) +
    line("M60 2V16", 3, INK) +
    path("M40 22L60 12 80 22z", f.deep, O) +
    path("M42 22H78L74 72H46z", "#fbe3a0", O) +
    path("M60 30Q72 46 66 58 60 66 54 58 48 46 60 30z", f.tone, `stroke="${INK}" stroke-width="2"`) +
    path("M38 72H82V82H38z", f.deep, O) +
    line("M52 22L50 72M68 22L70 72", 2.2, INK),
  ring: (_r, f) =>
    `<ellipse cx="60" cy="58" rx="32" ry="26" fill="none" stroke="${INK}" stroke-width="15"/><ellipse cx="60" cy="58" rx="32" ry="26" fill="none" stroke="${f.tone}" stroke-width="9"/>` +
    path("M44 26L52 10H68L76 26 60 42z", f.trim === PAPER ? f.deep : f.trim, O) +
    line("M44 26H76M52 10L60 42 68 10", 1.6, INK) +
    gouge(36, 44, 16, -1, 1.4, PAPER),
  engine: (_r, f) =>
    path(poly(Array.from({ length: 48 }, (_, j) => polar(46, 46, j % 4 < 2 ? 34 : 27, (j * Math.PI) / 24))), f.tone, O) +
    disc(46, 46, 15, PAPER) +
    disc(46, 46, 8, INK) +
    path(poly(Array.from({ length: 32 }, (_, j) => polar(90, 66, j % 4 < 2 ? 20 : 15, (j * Math.PI) / 16))), f.deep, O) +
    disc(90, 66, 6, PAPER) +
    line("M78 12Q96 8 104 24", 4, INK) +
    disc(104, 26, 5, f.trim),
  flagon: (r, f) =>
    path("M48 8H72V24Q92 38 92 60 92 86 60 86T28 60Q28 38 48 24z", PAPER, O) +
    path(`M31 ${n(r.in(48, 58))}Q60 ${n(r.in(40, 62))} 89 ${n(r.in(48, 58))} 92 84 60 84T31 52z`, f.tone) +
    path("M44 4H76V12H44z", f.deep, O) +
    [0, 1, 2, 3].map(() => disc(r.in(40, 80), r.in(60, 76), r.in(2, 4), PAPER)).join("") +
    gouge(38, 50, 22, 1.7, 2, PAPER),
  emblem: (r, f) =>
    path("M60 4L104 16V46Q100 76 60 90 20 76 16 46V16z", f.tone, O) +
    path("M60 14L94 23V46Q90 68 60 80 30 68 26 46V23z", PAPER, `stroke="${INK}" stroke-width="1.800"`) +
    r.pick([
      () => path(poly(Array.from({ length: 10 }, (_, i) => polar(60, 45, i % 2 ? 9 : 22, i * 0.6283 - 1.571))), f.deep, O),
      () => path("M60 22L80 46 60 70 40 46z", f.deep, O) + disc(60, 46, 7, PAPER),
      () => path("M44 66V38L60 24 76 38V66H66V48H54V66z", f.deep, O),
      () => disc(60, 45, 18, f.deep) + disc(68, 39, 14, PAPER),
    ])(),
  book: (_r, f) =>
    path("M60 22C48 12 28 12 12 18V80C28 74 48 74 60 84 72 74 92 74 108 80V18C92 12 72 12 60 22z", PAPER, O) +
    path("M60 22V84", "none", O) +
    mirror([0, 1, 2, 3, 4].map((i) => gouge(36, 32 + i * 9, 32, 0.08, 0.9, i === 1 ? f.deep : INK)).join("")) +
    path("M76 14l12 1v26l-6-6-6 6z", f.tone, `stroke="${INK}" stroke-width="2"`),
  // carried things, shown by themselves
  spear: (r, f) => held(r, f, "spear"),
  axe: (r, f) => held(r, f, "axe"),
  bow: (r, f) => held(r, f, "bow"),
  staff: (r, f) => held(r, f, "staff"),
  trident: (r, f) => rays(r, f, 12) + held(r, f, "trident"),
  boots: (_r, f) =>
    path("M26 8H54V58L82 68Q90 72 88 84H26z", f.tone, O) +
    path("M24 8H56V20H24z", f.deep, O) +
    path("M26 78H89V86H26z", INK) +
    line("M34 30H50M34 40H50M36 50H54", 2.4, INK) +
    path("M58 40Q84 20 108 26 96 34 104 40 90 42 96 50 76 50 62 56z", PAPER, O) +
    gouge(82, 38, 26, -0.2, 1.2, INK),
  torch: (r, f) =>
    rays(r, f, 11) +
    path("M50 50H70L65 92H55z", f.deep, O) +
    path("M44 42H76V52H44z", INK) +
    path("M60 2Q84 22 76 42H44Q36 26 50 16 50 26 56 28 62 18 60 2z", GOLD, O) +
    path("M60 20Q70 30 66 42H54Q50 32 60 20z", "#e2702c", `stroke="${INK}" stroke-width="1.800"`),
  hook: (r, f) =>
    `<g transform="rotate(${n(r.in(-12, 12))} 60 45)">` +
    disc(60, 12, 9, INK) +
    disc(60, 12, 5, f.paper) +
    path(
      "M55 20H65V62Q66 70 76 66 86 60 82 48L74 54 76 34 96 44 88 48Q94 70 78 80 60 88 42 80 26 70 32 48L24 44 44 34 46 54 38 48Q34 60 44 66 54 70 55 62z",
      f.tone,
      O,
    ) +
    gouge(60, 42, 30, 1.57, 1.4, PAPER) +
    `</g>`,
  fan: (_r, f) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => {
        const [a, b] = [3.5 + i * 0.37, 3.87 + i * 0.37];
        return path(poly([[60, 82], polar(60, 82, 76, a), polar(60, 82, 76, b)]), i % 2 ? f.tone : PAPER, O);
      })
      .join("") +
    disc(60, 82, 16, f.deep) +
    disc(60, 82, 4, PAPER) +
    disc(60, 30, 9, f.deep),
  cannon: (r, f) =>
    `<g transform="rotate(${n(r.in(-16, -4))} 60 50)">` +
    path("M14 36H84L106 30V64L84 58H14Q4 47 14 36z", f.tone, O) +
    path("M104 27h9v40h-9z", f.deep, O) +
    path("M36 35h8v24h-8zM66 35h8v24h-8z", INK) +
    gouge(54, 41, 46, 0, 1.3, PAPER) +
    `</g>` +
    disc(42, 72, 18, INK) +
    disc(42, 72, 14, f.deep) +
    line("M42 58V86M28 72H56", 3, INK) +
    disc(42, 72, 4, PAPER),
  anvil: (r, f) =>
    rays(r, f, 13) +
    path("M16 50H74Q98 50 106 38V58Q94 68 78 68L84 90H38L44 68Q22 68 16 50z", f.deep, O) +
    gouge(52, 57, 40, 0, 1.6, PAPER) +
    `<g transform="translate(62 34) rotate(${n(r.in(58, 76))}) scale(.72)">${PROPS.hammer(dark(f.trim, f.tone))}</g>`,
  key: (r, f) => rays(r, f, 12) + held(r, f, "key"),
  shrine: (_r, f) =>
    path("M4 22Q60 8 116 22L112 32Q60 20 8 32z", f.deep, O) +
    path("M20 30H100V38H20z", f.tone, O) +
    path("M26 38H38V92H26zM82 38H94V92H82z", f.tone, O) +
    path("M18 50H102V58H18z", f.deep, O) +
    path("M46 92V72H74V92z", INK) +
    path("M42 72L60 62 78 72z", f.tone, O) +
    path("M56 38H64V50H56z", PAPER, O),
  grove: (r, f) =>
    rows([
      [24, 40],
      [96, 42],
      [60, 26],
    ])
      .map(
        ([x, y]) =>
          path(`M${x - 5} 92L${x - 3} ${y}H${x + 3}L${x + 5} 92z`, "#8a6a46", O) +
          [0, 1, 2, 3, 4].map((i) => disc(x + (i - 2) * 11, y - r.in(0, 16), r.in(11, 15), i % 2 ? "#6aa35a" : f.deep)).join("") +
          [0, 1, 2].map(() => gouge(x + r.in(-16, 16), y - r.in(0, 14), 9, r.in(0, 3), 1, PAPER)).join(""),
      )
      .join("") + path("M0 84Q60 74 120 84V92H0z", f.tone, O),
  egg: (r, f) =>
    mirror([0, 1, 2].map((i) => line(`M${30 + i * 8} ${82 - i}Q60 ${74 + i * 5} 90 ${84 - i * 2}`, 4, INK)).join("")) +
    path("M60 6C84 6 94 40 94 56A34 32 0 0 1 26 56C26 40 36 6 60 6z", f.tone, O) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => path(`M${36 + (i % 3) * 16} ${30 + Math.floor(i / 3) * 22}q8 9 16 0`, "none", `stroke="${INK}" stroke-width="2"`))
      .join("") +
    path(r.pick(["M42 12L52 24 60 14 68 26 78 14", "M34 28L46 36 54 26 66 38 84 28"]), "none", `stroke="${INK}" stroke-width="2.600"`) +
    gouge(44, 36, 26, 1.9, 2.6, PAPER) +
    path("M14 84Q60 70 106 84L100 92H20z", f.deep, O),
  cube: (r, f) =>
    rays(r, f, 14) +
    path("M60 8L98 26V66L60 86 22 66V26z", f.tone, O) +
    path("M60 8L98 26 60 44 22 26z", PAPER, O) +
    path("M60 44V86L22 66V26z", f.deep, O) +
    disc(80, 56, 7, PAPER) +
    path("M41 50l6 10-6 12-6-14z", GOLD, `stroke="${INK}" stroke-width="1.600"`),
  mirror: (r, f) =>
    `<ellipse cx="60" cy="38" rx="32" ry="36" fill="${f.deep}" stroke="${INK}" stroke-width="3"/><ellipse cx="60" cy="38" rx="25" ry="29" fill="${f.paper}" stroke="${INK}" stroke-width="2"/>` +
    [0, 1, 2].map((i) => gouge(48 + i * 10, 30 + i * 4, r.in(20, 34), -0.9, 1.8, PAPER)).join("") +
    mirror(path("M52 40Q58 36 60 44 54 46 52 40z", INK)) +
    path("M54 74H66L70 92H50z", f.tone, O) +
    disc(60, 2, 5, GOLD),
  feather: (r, f) =>
    rays(r, f, 13) +
    `<g transform="rotate(${n(r.in(-10, 10))} 60 45)">` +
    path("M82 0C48 8 36 38 42 66L34 92 44 88 50 70C74 62 92 36 82 0z", PAPER, O) +
    line("M38 90Q54 50 78 10", 2.2, INK) +
    [0, 1, 2, 3]
      .map((i) => line(`M${53 + i * 6} ${50 - i * 10}l${14 - i * 2} ${-2 - i}M${52 + i * 6} ${52 - i * 10}l-9 ${-8 + i}`, 1.5, INK))
      .join("") +
    `</g>`,
  scales: (_r, f) =>
    path("M56 10H64V80H56z", f.deep, O) +
    path("M38 80H82V90H38z", INK) +
    path("M12 20Q60 4 108 20L106 26Q60 12 14 26z", f.tone, O) +
    mirror(line("M22 24L8 56M22 24L36 56", 1.8, INK) + path("M4 56H40Q38 72 22 72T4 56z", GOLD, O)) +
    disc(60, 12, 6, PAPER),
  tablet: (r, f) =>
    path("M26 92V28Q26 6 60 6T94 28V92z", f.tone, O) +
    [0, 1, 2, 3]
      .map((i) => path(`M38 ${36 + i * 12}h${n(r.in(10, 18))}v5h-12zM62 ${36 + i * 12}h${n(r.in(10, 20))}v5h-12z`, INK))
      .join("") +
    mirror(disc(50, 22, 4.4, INK) + disc(50, 22, 2, PAPER)) +
    line("M84 60L76 70 82 82", 2, INK),
  urn: (r, f) =>
    rays(r, f, 12) +
    path("M44 6H76V16Q70 22 72 28 94 36 92 58 90 82 60 88 30 82 28 58 26 36 48 28 50 22 44 16z", f.tone, O) +
    mirror(line("M47 20Q26 16 28 40", 4.4, INK)) +
    path("M30 48H90V58H30z", f.deep) +
    line("M34 53l6-4 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-4", 1.8, PAPER) +
    path("M42 2H78V9H42z", INK),
  pillar: (r, f) =>
    path(`M-4 70Q30 ${n(r.in(58, 68))} 60 70T124 68V94H-4z`, f.deep) +
    path("M36 10H84V20H36z", PAPER, O) +
    path("M30 2H90V11H30z", f.tone, O) +
    path("M40 20H80V80H40z", PAPER, O) +
    [46, 53, 60, 67, 74].map((x) => line(`M${x} 22V80`, 1.6, INK)).join("") +
    path("M32 80H88V92H32z", f.tone, O) +
    line(r.pick(["M42 40L54 48 48 58", "M78 30L66 40 74 52", "M60 24L66 36 58 46"]), 2.2, INK) +
    [0, 1, 2]
      .map(
        (i) =>
          `<circle cx="${n(r.in(6, 30) + (i % 2) * 84)}" cy="${n(r.in(10, 60))}" r="${n(r.in(2.5, 5))}" fill="none" stroke="${INK}" stroke-width="1.500"/>`,
      )
      .join(""),
  cloth: (r, f, card) => {
    const crest = SIGNS[card.sign ?? ""] ?? CRESTS[card.sign ?? ""];
    const hero = HEROES[card.hero ?? ""];
    const [behind, top] = hero
      ? ["", hero.crest]
      : crest && "crest" in crest
        ? [crest.behind ?? "", crest.crest]
        : [crest?.behind ?? "", crest?.top ?? ""];
    return rays(r, f, 18) + emptied(f, { behind, top });
  },
} satisfies Record<string, Draw>;
