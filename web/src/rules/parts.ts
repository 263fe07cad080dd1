export interface Part {
  text: string;
  /** It settles what the rulebook leaves open. */
  ruling: boolean;
}
/** A rule's text, and apart from it what was ruled: « … RULING: … », « Décision : … ». */
export function ruleParts(text: string): Part[] {
  return text
    .split(/(?=(?:RULING|Décision)\s*:\s)/)
    .map((part) => {
      const found = /^(?:RULING|Décision)\s*:\s*(.*)$/s.exec(part);
      return found ? { text: found[1]!.charAt(0).toUpperCase() + found[1]!.slice(1), ruling: true } : { text: part, ruling: false };
    })
    .filter((part) => part.text.trim());
}
