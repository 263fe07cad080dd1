/** One stop for Tab in a zone of cards, arrows within it. */
export function roving(zone: HTMLElement): { destroy: () => void } {
  const buttons = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(".pi-hit, [data-rove]:not(:disabled)")];
  const settle = (): void => {
    const all = buttons();
    const current = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || (!step && event.key !== "Home" && event.key !== "End")) return;
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : Math.min(all.length - 1, Math.max(0, at + step!));
    event.preventDefault();
    all[to]?.focus();
  };
  const observer = new MutationObserver(settle);
  observer.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", settle);
  zone.addEventListener("keydown", onKey);
  settle();
  return {
    destroy: () => {
      observer.disconnect();
      zone.removeEventListener("focusin", settle);
      zone.removeEventListener("keydown", onKey);
    },
  };
}
