"""What is wrong with a table on a screen, as a list of sentences."""

from __future__ import annotations

# Once what was measured has led to what is drawn.
SETTLED = """() => new Promise((done) => {
  let last = '';
  const look = () => {
    const now = [...document.querySelectorAll('[data-region], .line, .fan')].map((one) => {
      const box = one.getBoundingClientRect();
      return `${box.x} ${box.y} ${box.width} ${box.height} ${one.style.cssText}`;
    }).join();
    if (now === last) done(); else { last = now; requestAnimationFrame(() => requestAnimationFrame(look)); }
  };
  look();
})"""

WRONG = """() => {
  const wrong = [];
  const [W, H] = [innerWidth, innerHeight];
  const seen = (one) => {
    const style = getComputedStyle(one);
    if (style.visibility === 'hidden' || one.closest('.vh, [inert], script, style')) return false;
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && style.clipPath === 'none';
  };
  const name = (one) => (one.ariaLabel || one.textContent.trim() || one.className).replace(/\\s+/g, ' ').slice(0, 50);
  const box = (one) => one.getBoundingClientRect();

  // regions lie beside each other, inside the screen
  const sheet = document.querySelector('.side.sheet, .menu.sheet, dialog[open]');
  const regions = [...document.querySelectorAll('[data-region]')].filter((one) => seen(one) && !one.matches('.sheet'));
  for (const one of regions) {
    const a = box(one);
    if (a.left < -1 || a.right > W + 1 || a.top < -1 || a.bottom > H + 1)
      wrong.push(`the ${one.dataset.region} reaches out of the screen`);
    if (one.scrollWidth > one.clientWidth + 1 && one.dataset.region !== 'hand')
      wrong.push(`the ${one.dataset.region} is wider than its place`);
    for (const other of regions) {
      if (one.contains(other) || other.contains(one) || regions.indexOf(one) > regions.indexOf(other)) continue;
      const b = box(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1)
        wrong.push(`the ${one.dataset.region} lies over the ${other.dataset.region}`);
    }
  }
  if (document.documentElement.scrollWidth > W + 1) wrong.push('the page scrolls sideways');
  for (const one of document.querySelectorAll('.play *'))
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX) && seen(one))
      wrong.push(`${one.className} scrolls sideways`);

  // the hand is whole, and of each card enough to be touched
  for (const card of document.querySelectorAll('.hand .pi-face')) {
    const [a, b] = [box(card), box(card.closest('[data-region]'))];
    if (a.top < b.top - 8 || a.bottom > b.bottom + 4 || a.left < b.left - 8 || a.right > b.right + 8)
      wrong.push(`in the hand ${name(card)} is cut`);
    const hit = card.querySelector('.pi-hit');
    if (hit && box(hit).width < 20) wrong.push(`in the hand ${name(card)} can hardly be touched`);
  }

  // where the two sides scroll, what can be chosen is in sight: on one's own side, if there is any
  const ground = document.querySelector('.ground');
  const tops = [...document.querySelectorAll('.play *')].map((one) => [one, one.scrollTop]);
  const glow = '.is-option > .pi-face, .is-target > .pi-face, [data-glows]';
  if (ground && !sheet && !document.querySelector('[data-over]')) {
    const all = [...ground.querySelectorAll(glow)];
    const own = all.filter((one) => !one.closest('.far-side'));
    const frame = box(ground);
    const inSight = (one) => {
      const a = box(one);
      return a.bottom - a.top > frame.height || a.top > frame.top - 2 && a.bottom < frame.bottom + 2;
    };
    if (all.length && !(own.length ? own : all).some(inSight))
      wrong.push(`nothing that can be chosen on the ground is in sight: ${name(all[0])}`);
  }

  // what can be chosen can be pressed in its middle, and so can every card that lies on the table
  const over = document.querySelector('[data-over]');
  const choices = over ? '.end button, .end a' :
    '[data-prompt] button, .is-option .pi-hit, .is-target .pi-hit, .hand .pi-hit, .mat .pi-hit, .tech, ' +
    '.pile:not(:disabled), .tabs button';
  for (const one of document.querySelectorAll(choices)) {
    if (!seen(one) || sheet && !sheet.contains(one)) continue;
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const a = box(one);
    const hit = document.elementFromPoint(a.x + a.width / 2, a.y + a.height / 2);
    if (!hit || !(one.contains(hit) || hit.contains(one) && hit.matches('button')))
      wrong.push(`${name(one)} cannot be pressed: ${hit ? hit.className + ' ' + hit.tagName : 'nothing'} is there`);
  }
  for (const one of document.querySelectorAll('.play *')) if (one.scrollTop) one.scrollTop = 0;

  // what is left of a box inside all that could hide a part of it
  const shown = (one, rect) => {
    let {left, right, top, bottom} = rect;
    for (let up = one; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible') continue;
      const frame = box(up);
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return {left, right, top, bottom};
  };
  // every text is seen whole; what tells more elsewhere says so with data-cut
  const texts = [];
  for (const one of document.querySelectorAll('.play *')) {
    if (one.closest('svg, .pi, [data-cut], .toasts') || sheet && !sheet.contains(one)) continue;
    const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own.length || !seen(one) || over && !one.closest('.end')) continue;
    const rects = own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }).filter((rect) => rect.width > 1);
    let scrolled = false;  // to where it is seen
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const frame = box(up);
      const cut = (rect) =>
        style.overflowX !== 'visible' && (rect.left < frame.left - 2 || rect.right > frame.right + 2) ||
        !scrolled && /hidden|clip/.test(style.overflowY) &&
        (rect.top < frame.top - 3 || rect.bottom > frame.bottom + 3);
      if (rects.some(cut)) { wrong.push(`“${name(one)}” is cut by ${up.className || up.tagName}`); break; }
      if (style.position === 'fixed') break;
      scrolled ||= /auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight;
    }
    if (one.closest('[data-region]')) texts.push(...rects.map((rect) => ({one, rect: shown(one, rect)})));
  }
  for (const [i, a] of texts.entries()) for (const b of texts.slice(i + 1)) {
    if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) continue;
    const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
    const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
    const area = (one) => one.closest('[data-region]');
    if (wide > 2 && high > 5 && area(a.one) === area(b.one))
      wrong.push(`“${name(a.one)}” is written over “${name(b.one)}”`);
  }
  for (const [one, top] of tops) if (one.scrollTop !== top) one.scrollTop = top;
  return [...new Set(wrong)];
}"""

PLACES = """() => {
  const box = (selector) => {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found ? [found.x, found.y, found.width, found.height].map(Math.round) : null;
  };
  return {hand: box('[data-region=hand]'), strip: box('.prompt')};
}"""
