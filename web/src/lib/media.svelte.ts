import { type Shape, shapeOf } from "./shape";

let now = $state<Shape>(shapeOf(innerWidth, innerHeight));
let sized = $state(0);
function look(): void {
  sized++;
  now = shapeOf(innerWidth, innerHeight);
  document.documentElement.dataset.shape = now;
}
look();
addEventListener("resize", look);
export const shape = (): Shape => now;
/** How often the screen has changed its size: what reads it is done again then. */
export const resized = (): number => sized;
/** The side column is folded. */
export const folded = (): boolean => now !== "wide";
/** The players' sides lie on one ground that scrolls, and there is room for small cards only. */
export const tight = (): boolean => now === "column" || now === "low";

// pages that are no table are laid out by width alone
const phones = matchMedia("(max-width: 600px)");
let isPhone = $state(phones.matches);
phones.addEventListener("change", (event) => (isPhone = event.matches));
const rails = matchMedia("(min-width: 601px) and (max-width: 1100px)");
let isTablet = $state(rails.matches);
rails.addEventListener("change", (event) => (isTablet = event.matches));

export const phone = (): boolean => isPhone;
export const tablet = (): boolean => isTablet;
