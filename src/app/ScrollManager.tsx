import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollBehavior } from '../lib/scroll-behavior.ts';
import { useCameWithDocument } from '../lib/use-in-browser.ts';
import { whenPresent } from '../lib/when-present.ts';

/** Delay between the navigation and the scroll to its hash, in ms. [2.1.22] */
export const HASH_SCROLL_DELAY_MS = 100;

/** Scrolls to the top on a page change, or to the target of the hash. [2.1.20] [2.1.21] */
export function ScrollManager() {
  const { pathname, hash, key } = useLocation();
  const seen = useRef(`${pathname}${hash}`);
  const isArrival = useRef(useCameWithDocument());

  useEffect(() => {
    const here = `${pathname}${hash}`;
    const isNew = seen.current !== here;
    seen.current = here;
    // On arrival the browser has already scrolled to the hash, and the visitor may have scrolled since.
    if (isArrival.current) {
      isArrival.current = false;
      return undefined;
    }
    if (hash === '') {
      if (isNew) window.scrollTo({ top: 0, behavior: scrollBehavior() });
      return undefined;
    }
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = whenPresent(document.body, () => document.getElementById(nameIn(hash)), scrollToTarget);
    }, HASH_SCROLL_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
    // A second click on the same hash is a new navigation to the same address: only its key differs.
  }, [pathname, hash, hash === '' ? null : key]); // eslint-disable-line react-hooks/exhaustive-deps

  return null;
}

function scrollToTarget(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
