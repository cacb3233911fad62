import type { EarlyInput } from './app/early-input.ts';

/*
 * Inlined into documents with a first render; imports nothing. Loads the page's scripts after the first paint and the
 * images, or at the visitor's first input, so that they delay neither. Input made before then is recorded and replayed.
 */
const { modules = '', styles = '', manifest = '' } = document.currentScript?.dataset ?? {};
const STARTING = ['pointerdown', 'keydown', 'focusin'] as const;
const KEPT = ['input', 'change', 'click', 'submit'] as const;
/** Timeout in ms, after which scripts start even if an image or the paint is missing. */
const WAIT_TIMEOUT_MS = 4_000;

const early: EarlyInput = {
  fields: new Set(),
  actions: [],
  release() {
    for (const name of KEPT) document.removeEventListener(name, keep, true);
  },
};
window.earlyInput = early;

/** On a return visit or with a hash, the scroll position needs the full layout, and so the styles of the whole page. */
const settling = history.state === null && location.hash === '';
if (settling) {
  document.documentElement.dataset.settling = '';
  document.documentElement.dataset.painting = '';
} else loadStyles({ blocking: 'render' });

let started = false;
function start() {
  if (started) return;
  started = true;
  const addresses = modules.split(' ');
  for (const href of addresses) add('link', { rel: 'modulepreload', href });
  run(addresses);
  add('link', { rel: 'manifest', href: manifest });
}

/** One after the other, each in its own task. */
function run([src, ...rest]: string[]) {
  if (src === undefined) return;
  add('script', { type: 'module', src, onload: () => run(rest) });
}

type Properties<Name extends 'link' | 'script'> = Partial<Omit<HTMLElementTagNameMap[Name], 'blocking'>> & {
  blocking?: string;
};

function add<Name extends 'link' | 'script'>(name: Name, properties: Properties<Name>) {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Stops the event: hydrated parts of the page might handle it already, and the action must not happen twice. */
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

/**
 * Resolves when the first paint is on the screen, not when its frame was requested: earlier requests would delay it.
 */
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, WAIT_TIMEOUT_MS); // the tab is hidden, or the browser does not report paints
});
void painted.then(() => delete document.documentElement.dataset.painting);
/** It names the fonts, which therefore come last: nothing waits for them. */
function loadStyles(waiting: Properties<'link'> = {}) {
  add('link', { rel: 'stylesheet', href: styles, ...waiting });
}
// The inline styles suffice for the first paint of the page's beginning.
if (settling) {
  document.addEventListener('DOMContentLoaded', () => void painted.then(() => loadStyles()), { once: true });
}
addEventListener('load', () => void painted.then(start), { once: true });
setTimeout(start, WAIT_TIMEOUT_MS);
