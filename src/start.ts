import type { EarlyInput } from './app/early-input.ts';

/*
 * Stands inline in a document that carries its first render, and imports nothing. The page's scripts begin once it is
 * painted and its pictures are there, so that they hold up neither; or with the visitor's first move. What a visitor
 * does before they run is kept for them.
 */
const { modules = '', styles = '', fonts = '' } = document.currentScript?.dataset ?? {};
const STARTING = ['pointerdown', 'keydown', 'focusin'] as const;
const KEPT = ['input', 'change', 'click', 'submit'] as const;
/** A picture or a paint that does not come must not keep the page from working; in ms. */
const WAIT_TIMEOUT_MS = 4_000;

const early: EarlyInput = {
  fields: new Set(),
  actions: [],
  release() {
    for (const name of KEPT) document.removeEventListener(name, keep, true);
  },
};
window.earlyInput = early;

// Who comes back, or by a link to a section, is taken to a place that only a whole layout knows.
if (history.state === null && location.hash === '') document.documentElement.dataset.settling = '';

let started = false;
function start() {
  if (started) return;
  started = true;
  const addresses = modules.split(' ');
  for (const href of addresses) add('link', { rel: 'modulepreload', href });
  run(addresses);
}

/** One after the other, each in a task of its own. */
function run([src, ...rest]: string[]) {
  if (src === undefined) return;
  add('script', { type: 'module', src, onload: () => run(rest) });
}

function add<Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** What is pressed and sent goes no further: parts of the page may answer already, and it must not happen twice. */
function withhold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function keep(event: Event) {
  start();
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'submit') {
    withhold(event);
    early.actions.push({ form: target as HTMLFormElement, submitter: (event as SubmitEvent).submitter });
  } else if (event.type === 'click') {
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button === null) return;
    withhold(event);
    early.actions.push({ button });
  } else {
    early.fields.add(target);
  }
}

for (const name of STARTING)
  document.addEventListener(name, start, { capture: true, once: true, passive: true });
for (const name of KEPT) document.addEventListener(name, keep, true);

/** Not when a frame was asked for, but when it is on the screen: what is asked for sooner holds it up. */
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, WAIT_TIMEOUT_MS); // nobody looks yet, or the browser does not tell
});
/** What is inline is enough for the first paint. The typefaces' files come last of all: nothing waits for them. */
function loadStyles() {
  add('link', { rel: 'stylesheet', href: styles, onload: loadFonts });
}
function loadFonts() {
  for (const href of fonts.split(' '))
    add('link', { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href });
}
document.addEventListener('DOMContentLoaded', () => void painted.then(loadStyles), { once: true });
addEventListener('load', () => void painted.then(start), { once: true });
setTimeout(start, WAIT_TIMEOUT_MS);
