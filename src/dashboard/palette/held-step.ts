import { awaitFirstRow } from '../../components/dashboard/row-focus.ts';

/**
 * A step to a row that is asked for too early: before the tab that keys lead to is shown, which takes the focus then, or
 * before that has any row. It is kept until it can be taken, or anything else is pressed.
 */
export function createHeldStep() {
  /** The id of the panel that one is on the way to. */
  let ahead: string | null = null;
  let isHeld = false;
  let endWaiting: () => void = () => undefined;

  function waitIn(panel: HTMLElement) {
    endWaiting = awaitFirstRow(panel);
  }
  function arrive({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target.id !== ahead) return;
    ahead = null;
    if (isHeld) waitIn(target);
  }
  document.addEventListener('focusin', arrive);

  return {
    waitIn,
    setOutFor(panelId: string) {
      ahead = panelId;
    },
    /** @returns whether one is still on the way, so that it is kept till then */
    keep(): boolean {
      // A panel that has the focus already takes it no more.
      if (document.activeElement?.id === ahead) ahead = null;
      isHeld = ahead !== null;
      return isHeld;
    },
    /** Whoever presses something while it is kept does not wait for that tab any more. */
    drop() {
      if (isHeld) ahead = null;
      isHeld = false;
      endWaiting();
    },
    stop() {
      endWaiting();
      document.removeEventListener('focusin', arrive);
    },
  };
}
