import type { Family } from "./types";

// A family is what cards of one house, realm, class or type share: inks and backdrop. The deep ink carries white text.
const F = (paper: string, tone: string, deep: string, backdrop: Family["backdrop"], glyph: string): Family => ({
  paper,
  tone,
  deep,
  backdrop,
  glyph,
});
export const FAMILIES: Record<string, Family> = {
  // KeyForge houses
  brobnar: F("#f6d9b4", "#e06a34", "#a03a12", "peaks", "brobnar"),
  dis: F("#ecd2d6", "#b0476f", "#7c2350", "flames", "dis"),
  logos: F("#d9e6e8", "#4f9bb0", "#1f5f75", "orbits", "logos"),
  mars: F("#dfe8c6", "#8fb33a", "#4c6a10", "rings", "mars"),
  sanctum: F("#f5e8bf", "#d9a93a", "#7d5a07", "arches", "sanctum"),
  shadows: F("#d8d5e4", "#7b74a6", "#474070", "roofs", "shadows"),
  untamed: F("#dbe6c9", "#6aa35a", "#2f6230", "leaves", "untamed"),
  saurian: F("#f0dec0", "#c98a4b", "#84500f", "columns", "saurian"),
  staralliance: F("#d5e2ee", "#4d86c0", "#21558f", "stars", "staralliance"),
  unfathomable: F("#cfe4e2", "#3f9a95", "#125f5f", "waves", "unfathomable"),
  // 7 Fallen realms, and pages of no realm
  eondra: F("#f5d6c4", "#d4553f", "#98291b", "flames", "flame"),
  poseidia: F("#d2e2ef", "#4a8cc4", "#1f568f", "waves", "unfathomable"),
  metascience: F("#e8dccb", "#a97d55", "#6b4621", "gears", "gear"),
  lumiere: F("#f6e7bd", "#dcae43", "#7a5806", "rays", "ec"),
  purete: F("#efece6", "#a9a7ad", "#5f5d66", "clouds", "feather"),
  voie: F("#e3d8ee", "#8f6cb8", "#5b378a", "brush", "level"),
  nuit: F("#d4d3da", "#6c6a80", "#3b394e", "roofs", "shadows"),
  ciel: F("#dfe7ea", "#7fa3ae", "#3a5b66", "clouds", "ec"),
  // Saint Seiya classes
  bronze: F("#eadccb", "#b77a4b", "#7b4719", "sky", "pv"),
  argent: F("#e2e5ea", "#8f9bb0", "#4c5a70", "sky", "pv"),
  or: F("#f6e5b2", "#d9a528", "#7a5803", "sky", "pv"),
  noir: F("#d6d2d2", "#6f6567", "#3c3336", "sky", "pv"),
  acier: F("#d8e3e6", "#5f8e9d", "#2c5c6b", "sky", "pv"),
  divin: F("#d6e3ef", "#5a86b3", "#274f7c", "sky", "freeze"),
  marina: F("#cfe5df", "#479a8a", "#155f52", "waves", "unfathomable"),
  transcende: F("#f8e7d2", "#cf7d54", "#8c3f1c", "rays", "cosmos"),
  athena: F("#f3e3ea", "#b784a5", "#74406a", "rays", "cosmos"),
  fantome: F("#dcdfe0", "#7d8a90", "#435158", "waves", "pv"),
  errant: F("#e9e2cf", "#a0905c", "#625427", "hills", "pv"),
  epopee: F("#e6dced", "#8c72a6", "#553a72", "stars", "flame"),
  sans: F("#e6dfd6", "#94806f", "#5b4a3c", "sky", "pv"),
  // Rise types
  invocateur: F("#e6d8ec", "#9a62b0", "#663080", "circle", "level"),
  creature: F("#e3e3c8", "#97974a", "#5a5a12", "hills", "attack"),
  porte: F("#d9dfe6", "#7388a0", "#3f5468", "bricks", "gate"),
  imminente: F("#f6ddc6", "#de7f45", "#9a4310", "rays", "action"),
  constante: F("#d8e6dc", "#5f9c78", "#28633f", "hills", "ether"),
  niveau: F("#f5e6ba", "#d2a233", "#755404", "rays", "level"),
};
export const familyOf = (card: { family: string }): Family => FAMILIES[card.family] ?? FAMILIES.sans!;
