import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';

/** In the history's state: how many steps an entry stands above the page that it has the address of. */
const STEP = 'step';
/** A browser that does not go back is not waited for any longer than this (ms). */
const WAIT_TIMEOUT_MS = 1_000;

interface BackSteps {
  /** How many steps above the page one is; 0 for the page itself. */
  step: number;
  /** Goes to a step. */
  go: (step: number) => void;
  /** Goes back to the page and does something there; an entry that this puts into the history takes the place of the step. */
  leaveFor: (act: () => void) => void;
}

/**
 * Steps above a page that the browser's Back leads down again, one by one, while the page stays as it is: each has an entry in
 * the history, which goes with it. The router hears of none of them.
 * @param onBack called after Back, with the step to which it has led
 */
export function useBackSteps(onBack: (step: number) => void): BackSteps {
  const window = useHost().domWindow();
  const [step, setStep] = useState(0);
  /** Which step is wanted, and which the history has; the same, unless the browser is on its way. */
  const wanted = useRef(0);
  const actual = useRef(0);
  const page = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const awaited = useRef<(() => void)[]>([]);

  function settle() {
    if (timer.current !== undefined) return;
    while (actual.current < wanted.current) {
      actual.current += 1;
      page.current = window.location.href;
      window.history.pushState({ ...stateOf(window.history.state), [STEP]: actual.current }, '');
    }
    if (actual.current > wanted.current) {
      timer.current = setTimeout(() => arriveAt(wanted.current), WAIT_TIMEOUT_MS);
      window.history.go(wanted.current - actual.current);
      return;
    }
    for (const act of awaited.current.splice(0)) act();
  }

  function arriveAt(reached: number) {
    clearTimeout(timer.current);
    timer.current = undefined;
    actual.current = reached;
    settle();
  }

  function go(next: number) {
    setStep(next);
    wanted.current = next;
    settle();
  }

  const follow = useEffectEvent((event: PopStateEvent) => {
    const reached = stepOf(event.state);
    if (timer.current !== undefined) {
      event.stopImmediatePropagation();
      arriveAt(reached);
      return;
    }
    if (reached === actual.current) return;
    const isLeft = actual.current > 0 && window.location.href !== page.current;
    if (!isLeft) event.stopImmediatePropagation();
    const isBack = reached < actual.current;
    actual.current = reached;
    // Forward leads to none: it is closed.
    if (isBack) {
      wanted.current = reached;
      setStep(reached);
      onBack(reached);
    } else settle();
  });
  const begin = useEffectEvent(() => {
    // The page was loaded again on one.
    actual.current = Math.max(actual.current, stepOf(window.history.state));
    settle();
  });
  useEffect(() => {
    const pop = (event: PopStateEvent) => follow(event);
    window.addEventListener('popstate', pop, { capture: true }); // before the router
    begin();
    return () => window.removeEventListener('popstate', pop, { capture: true });
  }, [window]);

  return {
    step,
    go,
    leaveFor(act) {
      if (actual.current === 1 && timer.current === undefined) {
        // Keys that come next are for where it leads: the browser is not waited for.
        if (replacing(window.history, act)) actual.current = 0;
        go(0);
        return;
      }
      awaited.current.push(act);
      go(0);
    },
  };
}

/** Does something, of which the first entry that it puts into the history replaces the latest. @returns whether it puts any */
function replacing(history: History, act: () => void): boolean {
  let isReplaced = false;
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => {
    if (isReplaced) push(...entry);
    else history.replaceState(...entry);
    isReplaced = true;
  };
  try {
    act();
  } finally {
    Reflect.deleteProperty(history, 'pushState');
  }
  return isReplaced;
}

function stateOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

function stepOf(state: unknown): number {
  const { [STEP]: step }: { [STEP]?: unknown } = stateOf(state);
  return typeof step === 'number' ? step : 0;
}
