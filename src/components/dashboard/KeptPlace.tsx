import { Component } from 'react';
import { rowOf, shownPanel } from './row-focus.ts';

interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps what one is at in its place of the window when something else comes onto the page, or goes, by itself: what has the
 * focus, or the row below the pointer, or else the first row in sight of a page that was scrolled.
 * @param of changes with what comes and goes
 */
export class KeptPlace extends Component<{ of: unknown }> {
  override getSnapshotBeforeUpdate(before: { of: unknown }): Place[] {
    return before.of === this.props.of ? [] : placesNow();
  }

  override componentDidUpdate(_before: unknown, _state: unknown, places: Place[]): void {
    const place = places.find(({ element }) => element.isConnected);
    const moved = place === undefined ? 0 : topOf(place.element) - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return null;
  }
}

/** Where what is to stay stands, the first that is still there later counts: a button may go with what was done by it. */
function placesNow(): Place[] {
  const panel = shownPanel();
  if (panel === undefined) return [];
  const { activeElement } = document;
  const focused = activeElement !== panel && panel.contains(activeElement) ? activeElement : null;
  const hovered = [...panel.querySelectorAll(':hover')].at(-1) ?? null;
  const first = window.scrollY > 0 ? firstInSight(panel) : null;
  return [focused, rowOf(focused), rowOf(hovered), first]
    .filter((element) => element !== null)
    .filter(isInSight)
    .map((element) => ({ element, top: topOf(element) }));
}

function firstInSight(panel: Element): Element | null {
  return [...panel.querySelectorAll('[data-row]')].find(isInSight) ?? null;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
