/** Installs browser APIs that the pages use and jsdom lacks. Tests observe the calls with `vi.spyOn`. */
export function installMissingBrowserParts(window: Window & typeof globalThis): void {
  const { HTMLDialogElement, Element, Range } = window;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    openers.set(this, this.ownerDocument.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof window.HTMLElement) opener.focus();
  };
  window.CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('[style*="display: none"]') === null;
  };
  Range.prototype.getBoundingClientRect = () => new window.DOMRect();
  window.scrollTo = () => undefined;
  window.IntersectionObserver = NothingSeen as unknown as typeof IntersectionObserver;
  window.ResizeObserver = NothingSeen;
  window.matchMedia = (media) => new FakeMediaQuery(media, false) as unknown as MediaQueryList;
}

/** Observes a window in which nothing has a place. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A media query that a test can turn on and off. */
export class FakeMediaQuery extends EventTarget {
  readonly media: string;
  matches: boolean;

  constructor(media: string, matches: boolean) {
    super();
    this.media = media;
    this.matches = matches;
  }

  turn(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

/** Cleans up after a test: all test files share one window, in any order. */
export function leaveCleanWindow(window: Window): void {
  const { document } = window;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  delete window.earlyInput;
}
