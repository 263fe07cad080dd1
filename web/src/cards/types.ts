/** A printed card as frames and art draw it. Which fields count depends on the frame. */
export interface Drawn {
  id: string;
  game: string;
  name: string;
  short?: string;
  family: string;
  type: string;
  /** What it is, in words: on the card, and with its traits in the zoom. */
  kindLabel?: string;
  kindLine?: string;
  traits?: string[];
  cues?: string[];
  text?: string[];
  /** Its English text: an action is drawn by what it does, alike in both languages. */
  does?: string;
  /** One drawing by name. */
  art?: string;
  /** A person who keeps face and hair through all cards. */
  hero?: string;
  /** What stands on the head, or on an empty armour. */
  sign?: string;
  /** Where it happens, if not where its family stands. */
  backdrop?: Backdrop;
  rank?: string | number;
  classLabel?: string;
  power?: number;
  armor?: number;
  amberBonus?: number;
  cost?: number;
  atq?: number;
  fv?: number;
  bou?: number;
  force?: number;
  heal?: number;
  cosmos?: number;
  costF?: number;
  costC?: number;
  /** What its worth is counted in. */
  unit?: string;
  pv?: number | string;
  attack?: number;
  defence?: number;
  life?: number;
}
/** What play did to it. */
export interface Marks {
  power?: number;
  damage?: number;
  armorLeft?: number;
  amber?: number;
  atq?: number;
  fv?: number;
  ec?: number;
  /** What it costs to play, while it is held: on the smallest drawing, too. */
  cost?: number;
  force?: number;
  heal?: number;
  cosmos?: number;
  costF?: number;
  costC?: number;
  stun?: boolean;
  ward?: boolean;
  enrage?: boolean;
  taunt?: boolean;
  elusive?: boolean;
  ambush?: boolean;
  wound?: boolean;
  freeze?: boolean;
  poison?: boolean;
  exhausted?: boolean;
}
/** Inks and backdrop of a house, realm or class. */
export interface Family {
  /** The sky of the print. */
  paper: string;
  /** The colour plate. */
  tone: string;
  /** The same ink laid thick; white text on it passes AA. */
  deep: string;
  backdrop: Backdrop;
  /** The name of its mark. */
  glyph: string;
}
export type Backdrop =
  | "peaks"
  | "flames"
  | "orbits"
  | "rings"
  | "arches"
  | "roofs"
  | "leaves"
  | "columns"
  | "stars"
  | "waves"
  | "gears"
  | "rays"
  | "clouds"
  | "brush"
  | "sky"
  | "circle"
  | "hills"
  | "bricks";
export type Size = "thumb" | "table" | "full";
/** A card as it is shown: its print, its marks, what is read aloud after its name, and slips under its edge. */
export interface Look {
  card: Drawn;
  marks: Marks;
  says: string[];
  tucked?: { name: string; family: string }[];
  exhausted?: boolean;
}
