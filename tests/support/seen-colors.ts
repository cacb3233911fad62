import type { Page } from '@playwright/test';

/** A text or a control's edge as it is seen: two opaque colours, `r g b`, and the element for who looks for it. */
export interface SeenPair {
  kind: 'text' | 'edge' | 'focus';
  front: string;
  back: string;
  element: string;
}

/**
 * Everything in the page that has to stand out from what is behind it, each pair of colours once: texts, the edges of
 * fields, and the ring of each element with the focus; or `texts` alone.
 */
export async function seenColors(page: Page, { texts = false } = {}): Promise<SeenPair[]> {
  return page.evaluate((onlyTexts) => {
    const settle = () => document.getAnimations().forEach((animation) => animation.finish());
    settle();
    type Rgba = [number, number, number, number];
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, Rgba>();
    function rgba(css: string): Rgba {
      let found = known.get(css);
      if (found === undefined) {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = css;
        context.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
        found = [r, g, b, a / 255];
        known.set(css, found);
      }
      return found;
    }
    const over = (top: Rgba, under: Rgba, opacity = 1): Rgba => {
      const a = top[3] * opacity;
      const mix = (i: 0 | 1 | 2) => top[i] * a + under[i] * (1 - a);
      return [mix(0), mix(1), mix(2), 1];
    };
    const PAGE = rgba(getComputedStyle(document.documentElement).backgroundColor);
    const backs = new Map<Element, Rgba>();
    /** What is painted behind the content of an element. */
    function behind(element: Element | null): Rgba {
      if (element === null) return PAGE;
      const before = backs.get(element);
      if (before !== undefined) return before;
      const modal = element.matches('dialog:modal, :popover-open');
      const under = modal ? PAGE : behind(element.parentElement);
      const style = getComputedStyle(element);
      const found = over(rgba(style.backgroundColor), under, Number(style.opacity));
      backs.set(element, found);
      return found;
    }
    /** Groups that fade as a whole fade their text into what is behind them. */
    function faded(color: Rgba, element: Element): Rgba {
      let seen = over(color, behind(element));
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const opacity = Number(getComputedStyle(at).opacity);
        if (opacity < 1) seen = over([seen[0], seen[1], seen[2], opacity], behind(at.parentElement));
      }
      return seen;
    }
    const shown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: false,
      }) &&
      element.getClientRects().length > 0 &&
      element.closest('[disabled], [aria-disabled]') === null &&
      element.closest('.scheme-light, .scheme-dark') === null; // on a picture's own colour: see case-studies.spec.ts
    const words = (color: Rgba) => color.slice(0, 3).map(Math.round).join(' ');
    const pairs = new Map<string, SeenPair>();
    function add(kind: SeenPair['kind'], front: Rgba, back: Rgba, element: Element) {
      const pair = { kind, front: words(front), back: words(back) };
      const key = Object.values(pair).join('/');
      if (!pairs.has(key)) pairs.set(key, { ...pair, element: element.outerHTML.slice(0, 160) });
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, data } = walker.currentNode as Text;
      if (element === null || data.trim() === '' || element.closest('script, style, noscript, svg')) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || !shown(element)) continue; // for screen readers
      add('text', faded(rgba(getComputedStyle(element).color), element), behind(element), element);
    }
    for (const control of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
      if (
        !shown(control) ||
        ['hidden', 'file', 'radio', 'checkbox', 'range', 'color'].includes(control.getAttribute('type') ?? '')
      )
        continue;
      const style = getComputedStyle(control);
      add('text', faded(rgba(style.color), control), behind(control), control);
      if (control.getAttribute('placeholder'))
        add(
          'text',
          over(rgba(getComputedStyle(control, '::placeholder').color), behind(control)),
          behind(control),
          control,
        );
      if (onlyTexts || parseFloat(style.borderTopWidth) === 0) continue;
      const around = behind(control.parentElement);
      const edge = rgba(style.borderTopColor);
      add('edge', edge[3] === 0 ? behind(control) : over(edge, around), around, control);
    }
    if (onlyTexts) return [...pairs.values()];
    const stops = 'a[href], button, input, select, textarea, summary';
    for (const control of document.querySelectorAll<HTMLElement>(stops)) {
      if (!shown(control) || control.tabIndex < 0) continue;
      control.focus({ preventScroll: true, focusVisible: true });
      settle();
      const { outlineColor, outlineStyle, outlineOffset } = getComputedStyle(control);
      if (document.activeElement !== control || outlineStyle === 'none') continue;
      const around = behind(parseFloat(outlineOffset) < 0 ? control : control.parentElement);
      add('focus', over(rgba(outlineColor), around), around, control);
    }
    return [...pairs.values()];
  }, texts);
}

/** Styles everything that can be pressed as if the mouse were over it. */
export async function hovering(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, label, summary, input, select, textarea, .group',
  });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  }
}
