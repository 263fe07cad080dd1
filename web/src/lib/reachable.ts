/** What scrolls can be scrolled by keyboard: it takes the focus as long as it holds more than it shows. */
export function reachable(place: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    if (place.scrollHeight > place.clientHeight + 1) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  };
  const watched = new ResizeObserver(look);
  watched.observe(place);
  const changed = new MutationObserver(look);
  changed.observe(place, { childList: true, subtree: true, characterData: true });
  return {
    destroy: () => {
      watched.disconnect();
      changed.disconnect();
    },
  };
}
