import { type Draw, INK, O, PAPER, disc, gouge, line, mirror, n, path, polar, poly, rays, rows } from "./pen";

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
} satisfies Record<string, Draw>;
