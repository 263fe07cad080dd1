/** How the table is laid out on a screen of this size, in the page's own pixels: a zoomed page counts as a smaller one.
 *
 * - `wide`: a side column stands beside the table;
 * - `rail`: it is folded into tabs at the right edge;
 * - `column`: a phone held upright, all in one column, tabs below;
 * - `low`: a phone held sideways, what is asked stands beside the table. */
export type Shape = "wide" | "rail" | "column" | "low";
const LOW = 560;
const NARROW = 600;
const ROOMY = 1200;

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height) return "low";
  if (width <= NARROW) return "column";
  return width < ROOMY ? "rail" : "wide";
}
