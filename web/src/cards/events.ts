import { type Draw, GOLD, INK, O, PAPER, burst, disc, gouge, line, mirror, n, path, polar, poly, rays, rows } from "./pen";

/** What happens: actions, miracles, techniques. */
export const EVENTS = {
  fist: (r, f) =>
    rays(r, f, 12) +
    path("M36 40Q34 28 44 28 46 20 55 23 60 16 67 22 75 19 78 27 88 28 86 40V58Q84 72 72 74V90H46V74Q34 66 36 40z", f.paper, O) +
    line("M48 30V44M59 27V44M70 28V44M36 50H62Q70 50 68 58", 2.4, INK),
  hand: (_r, f) =>
    disc(60, 44, 36, f.tone) +
    path(
      "M46 90V66L30 48Q30 40 38 42L48 50V22q0-5 5-5t5 5v18-26q0-5 5-5t5 5v26-20q0-5 5-5t5 5v24-12q0-5 4.500-5t4.500 5v26Q82 66 76 70V90z",
      f.paper,
      O,
    ) +
    path("M62 54a8 8 0 1 0 .1 0z", INK) +
    disc(62, 62, 3.5, PAPER),
  bolt: (r, f) =>
    rays(r, f, 10) +
    `<g transform="rotate(${n(r.in(-14, 14))} 60 45)">${path("M70 0L30 50H54L44 92 92 34H66L82 0z", PAPER, O)}${gouge(62, 26, 26, 2.2, 1.3, f.deep)}</g>`,
  vortex: (_r, f) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        line(`M${60 + 6 * i} 45A${6 + 6 * i} ${5 + 5 * i} 0 1 ${i % 2} ${60 - 6 * i - 6} 45`, 5.5 - i * 0.4, i % 2 ? f.tone : INK),
      )
      .join("") + disc(60, 45, 5, PAPER),
  eye: (r, f) =>
    rays(r, f, 16) +
    path("M8 46Q60 2 112 46 60 90 8 46z", PAPER, O) +
    disc(60, 46, 21, f.deep) +
    disc(60, 46, 10, INK) +
    gouge(52, 38, 12, -0.8, 2, PAPER),
  wave: (_r, f) =>
    path("M-4 92V50Q24 6 70 14 100 20 96 46 84 34 70 40 92 62 124 58V92z", INK) +
    path("M6 92V56Q30 24 66 24 48 46 78 66 98 74 124 70V92z", f.tone) +
    [0, 1, 2, 3].map((i) => line(`M${16 + i * 9} 90Q${20 + i * 10} ${58 + i * 4} ${50 + i * 8} ${42 + i * 10}`, 1.8, PAPER)).join(""),
  skull: (r, f) =>
    rays(r, f, 9) +
    path("M60 8C90 8 96 36 88 54L80 60V80H40V60L32 54C24 36 30 8 60 8z", PAPER, O) +
    mirror(disc(47, 42, 9, INK) + disc(48, 43, 2.2, f.tone)) +
    path("M60 52l5 10H55z", INK) +
    [46, 53, 60, 67, 74].map((x) => line(`M${x} 68V80`, 2, INK)).join(""),
  coin: (r, f) =>
    rays(r, f, 14) +
    disc(60, 45, 34, INK) +
    disc(60, 45, 30, f.tone) +
    `<circle cx="60" cy="45" r="24" fill="none" stroke="${INK}" stroke-width="1.600" stroke-dasharray="2 3"/>` +
    path("M60 26L78 45 60 64 42 45z", PAPER, O),
  forge: (r, f) =>
    rays(r, f, 13) +
    path("M20 62H74Q96 62 104 50V68Q94 76 78 76L82 90H40L44 76Q24 76 20 62z", INK) +
    gouge(50, 68, 40, 0, 1.4, f.paper) +
    `<g transform="rotate(${n(r.in(-34, -22))} 60 40)">${disc(34, 40, 14, INK)}${disc(34, 40, 11, GOLD)}${disc(34, 40, 5, INK)}${path("M46 37H92V43H46zM78 43H84V53H78zM88 43H92V50H88z", GOLD, `stroke="${INK}" stroke-width="2.200"`)}</g>`,
  purse: (_r, f) =>
    path("M44 30Q18 46 22 70 26 88 60 88T98 70Q102 46 76 30z", f.tone, O) +
    path("M40 28H80L86 12 70 18 60 8 50 18 34 12z", f.deep, O) +
    path("M38 26H82V33H38z", INK) +
    rows([
      [24, 84],
      [94, 82],
      [104, 70],
    ])
      .map(([x, y]) => disc(x, y, 7.5, INK) + disc(x, y, 5.5, GOLD))
      .join("") +
    path("M60 44L72 58 60 74 48 58z", GOLD, O) +
    gouge(36, 62, 22, 1.4, 1.6, PAPER),
  chains: (_r, f) =>
    disc(60, 45, 30, f.tone) +
    rows([
      [-6, 8],
      [22, 27],
      [50, 46],
      [78, 65],
      [106, 84],
    ])
      .map(
        ([x, y], i) =>
          `<g transform="translate(${x} ${y}) rotate(${i % 2 ? 70 : 20})"><ellipse rx="17" ry="9.500" fill="none" stroke="${INK}" stroke-width="10"/><ellipse rx="17" ry="9.500" fill="none" stroke="${i % 2 ? PAPER : f.paper}" stroke-width="4.500"/></g>`,
      )
      .join(""),
  net: (_r, f) =>
    disc(60, 46, 26, f.deep) +
    path("M60 30L74 46 60 64 46 46z", GOLD, O) +
    [-1, 0, 1, 2, 3, 4, 5, 6]
      .map((i) => line(`M${i * 20 - 10} -4Q${i * 20 + 14} 40 ${i * 20 - 6} 94M-4 ${i * 16}Q60 ${i * 16 + 16} 124 ${i * 16 - 4}`, 2.6, INK))
      .join(""),
  horn: (r, f) =>
    rays(r, f, 15) +
    path("M14 34Q40 40 62 30 88 18 108 6 112 30 106 52 84 50 62 56 34 64 18 48z", PAPER, O) +
    path("M100 10Q108 30 100 50", "none", O) +
    path("M10 30L20 33 24 50 12 46z", f.deep, O) +
    path("M52 33L60 31 64 55 56 57z", f.tone, O) +
    line("M56 58Q50 76 74 74 84 74 82 58", 2.2, INK),
  sunrise: (_r, f) =>
    Array.from({ length: 11 }, (_, i) =>
      gouge(...polar(60, 66, 42, 3.1416 + i * 0.314), 30, 3.1416 + i * 0.314, 3.2, i % 2 ? f.deep : f.tone),
    ).join("") +
    path("M30 66A30 30 0 0 1 90 66z", "#f6d37a", O) +
    path("M0 66H120V92H0z", f.tone) +
    [72, 78, 84].map((y, i) => gouge(60, y, 70 - i * 16, 0, 1.5, PAPER)).join("") +
    line("M0 66H120", 3, INK),
  spiral: (_r, f) =>
    disc(60, 45, 40, f.tone) +
    line("M60 45C60 40 68 40 68 47 68 56 52 58 50 46 48 30 72 26 78 42 84 62 56 74 42 60 26 42 44 14 68 16 96 20 104 54 88 74", 6, INK) +
    rows([
      [24, 16],
      [100, 14],
      [104, 80],
      [16, 78],
    ])
      .map(([x, y]) =>
        path(
          poly(Array.from({ length: 10 }, (_, i) => polar(x, y, i % 2 ? 3.5 : 9, i * 0.628))),
          "#f6d37a",
          `stroke="${INK}" stroke-width="1.800"`,
        ),
      )
      .join(""),
  blast: (r, f) =>
    path(poly(Array.from({ length: 28 }, (_, i) => polar(60, 46, i % 2 ? r.in(22, 28) : r.in(36, 54), i * 0.2244))), f.deep, O) +
    path(
      poly(Array.from({ length: 22 }, (_, i) => polar(60, 46, i % 2 ? r.in(12, 16) : r.in(22, 32), i * 0.2856))),
      f.tone,
      `stroke="${INK}" stroke-width="2"`,
    ) +
    path(poly(Array.from({ length: 16 }, (_, i) => polar(60, 46, i % 2 ? 6 : r.in(11, 17), i * 0.3927))), PAPER),
  arrows: (r, f) =>
    disc(60, 45, 36, f.tone) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<g transform="translate(${14 + i * 23} ${n(r.in(34, 56))}) rotate(${n(r.in(146, 162))})">${path("M-2 -34H2V30H-2z", INK)}${path("M0 -48L8 -30 0 -34-8 -30z", PAPER, `stroke="${INK}" stroke-width="2"`)}${path("M0 20L9 28V40L0 33-9 40V28z", i % 2 ? f.deep : f.trim, `stroke="${INK}" stroke-width="1.800"`)}</g>`,
      )
      .join(""),
  claw: (r, f) =>
    path("M-4 -4H124V96H-4z", f.tone, `opacity=".8"`) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<g transform="translate(${26 + i * 21} 44) rotate(${n(12 + r.in(-3, 3))})">${gouge(0, 0, r.in(84, 96), 1.57, 8, INK)}${gouge(-1, 0, r.in(58, 74), 1.57, 4.5, i % 2 ? PAPER : f.paper)}</g>`,
      )
      .join(""),
  quill: (_r, f) =>
    disc(60, 45, 34, f.tone) +
    path("M96 4C60 6 34 34 32 66L24 88 34 70C62 70 92 44 96 4z", PAPER, O) +
    line("M32 70Q56 44 86 16", 2, INK) +
    [0, 1, 2, 3].map((i) => gouge(52 + i * 9, 38 - i * 6, 14, 2.6, 1, INK)).join(""),
  flames: (r, f) =>
    disc(60, 50, 38, f.tone) +
    [0, 1, 2, 3, 4]
      .map((i) => {
        const x = 16 + i * 22 + r.in(-4, 4);
        const h = r.in(50, 84);
        return (
          path(
            `M${n(x - 14)} 94C${n(x - 18)} ${n(94 - h * 0.4)} ${n(x + 6)} ${n(94 - h * 0.5)} ${n(x + r.in(-6, 6))} ${n(94 - h)}C${n(x + 20)} ${n(94 - h * 0.5)} ${n(x + 16)} ${n(94 - h * 0.2)} ${n(x + 14)} 94z`,
            i % 2 ? f.deep : "#e2702c",
            O,
          ) +
          path(
            `M${n(x - 6)} 94Q${n(x - 4)} ${n(94 - h * 0.3)} ${n(x + 1)} ${n(94 - h * 0.46)} ${n(x + 8)} ${n(94 - h * 0.25)} ${n(x + 6)} 94z`,
            GOLD,
          )
        );
      })
      .join(""),
  mist: (r, f) =>
    disc(r.in(44, 76), 30, 18, PAPER) +
    [0, 1, 2, 3, 4]
      .map((i) => line(`M-6 ${20 + i * 15}q15 ${n(r.in(-14, -6))} 30 0t30 0 30 0 30 0 30 0`, r.in(5, 9), i % 2 ? f.deep : f.tone))
      .join("") +
    [0, 1, 2].map((i) => line(`M-6 ${30 + i * 20}q15 -9 30 0t30 0 30 0 30 0 30 0`, 2, PAPER)).join(""),
  meteors: (r, f) =>
    disc(60, 45, 40, f.tone) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => {
        const [x, y] = [16 + i * 15 + r.in(-5, 5), 14 + ((i * 29) % 64)];
        return (
          gouge(x + 16, y - 12, 44, -0.64, 4.5, PAPER) +
          path(
            burst(8, x, y, (j) => (j % 2 ? 4 : 10), 0.785, r.in(0, 1)),
            i % 2 ? GOLD : f.deep,
            `stroke="${INK}" stroke-width="2"`,
          )
        );
      })
      .join(""),
  comet: (r, f) =>
    rays(r, f, 10) +
    [0, 1, 2, 3]
      .map((i) => gouge(76 + i * 5, 28 - i * 6 + (i % 2) * 10, 92 - i * 12, -0.62, 8 - i * 1.6, i % 2 ? PAPER : f.tone))
      .join("") +
    path(
      burst(16, 40, 58, (i) => (i % 2 ? 17 : 30), 0.3927, r.in(0, 1)),
      GOLD,
      O,
    ) +
    disc(40, 58, 12, PAPER) +
    disc(40, 58, 6, f.deep),
  snow: (r, f) =>
    disc(60, 45, 38, "#e4f1f8") +
    [0, 1, 2]
      .map(
        (i) =>
          `<g transform="rotate(${i * 60 + n(r.in(-8, 8))} 60 45)">${line("M60 6V84M60 20L50 12M60 20L70 12M60 70L50 78M60 70L70 78M60 32L53 26M60 32L67 26M60 58L53 64M60 58L67 64", 4.4, INK)}${line("M60 6V84", 1.8, PAPER)}</g>`,
      )
      .join("") +
    Array.from({ length: 12 }, () => disc(r.in(2, 118), r.in(2, 88), r.in(1.4, 3.2), f.deep)).join(""),
} satisfies Record<string, Draw>;
