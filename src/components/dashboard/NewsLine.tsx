import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../lib/host.ts';
import { isMac, spellKeys } from '../../lib/keys.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { type Notice, showNotice } from './latest-notice.ts';
import { ON_INK } from './on-ink.ts';
import { focusPanel, shownPanel } from './row-focus.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useStayClear } from './use-stay-clear.ts';

/** What Escape closes instead. */
const OPEN = 'dialog[open], [role=dialog], [role=menu], [data-open-row]';
const ACTION = `${ON_INK} underline underline-offset-4`;

/**
 * The latest result, at the foot of the window: whoever pressed the last row of a list sees it. It takes the place of any
 * other, and the focus if the action has lost it; what has the focus does not stay under it. What is opened lies over it.
 * It goes by Escape.
 */
export function NewsLine({ notice }: { notice: Notice }) {
  const bar = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice.comesByItself !== true && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
  }, [notice]);
  useStayClear(bar, notice);
  useHidingKey(bar);
  const { next, undo, waitsUntil } = notice;
  return (
    <div
      ref={bar}
      className={`news-line fixed inset-x-4 bottom-4 z-20 mx-auto flex w-fit max-w-[44rem] items-center gap-x-4 rounded bg-ink py-1 pr-1 pl-4 font-medium text-paper ${next === null ? '' : 'max-sm:w-auto max-sm:flex-wrap max-sm:justify-between'}`}
    >
      <p
        ref={line}
        tabIndex={-1}
        className={`min-w-0 py-1.5 wrap-anywhere outline-none ${next === null ? '' : 'max-sm:grow'}`}
      >
        {notice.text}
      </p>
      <div
        className={`flex shrink-0 items-center justify-end ${next === null ? '' : 'max-sm:ml-auto max-sm:max-w-full'}`}
      >
        {next === null ? null : 'href' in next ? (
          <ButtonAnchor size="small" variant="quiet" className={ACTION} href={next.href}>
            {next.label}
          </ButtonAnchor>
        ) : (
          <Button size="small" variant="quiet" className={ACTION} onClick={next.act}>
            {next.label}
          </Button>
        )}
        {undo === null ? null : waitsUntil === undefined ? (
          <Undo onPress={undo} />
        ) : (
          <UndoWhileWaiting
            key={waitsUntil}
            until={waitsUntil}
            onPress={undo}
            onGone={() => line.current?.focus({ preventScroll: true })}
          />
        )}
        <button
          type="button"
          aria-label="Hide"
          onClick={() => showNotice(null)}
          className="grid size-9 cursor-pointer place-items-center rounded focus-visible:outline-paper touch:size-11"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
}

/** Escape hides it, where that has nothing else to do. */
function useHidingKey(bar: RefObject<HTMLElement | null>) {
  const follow = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(OPEN) !== null) return;
    const panel = bar.current?.contains(document.activeElement) === true ? shownPanel() : undefined;
    showNotice(null);
    if (panel !== undefined) focusPanel(panel);
  });
  useEffect(() => {
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

interface UndoWhileWaitingProps {
  until: string;
  onPress: () => void;
  /** Called as it goes with the focus. */
  onGone: () => void;
}

/** Goes once the email is out. */
function UndoWhileWaiting({ until, onPress, onGone }: UndoWhileWaitingProps) {
  const secondsLeft = useSecondsLeft(until, false);
  const whole = useRef<HTMLSpanElement>(null);
  const leave = useEffectEvent(onGone);
  const isOver = secondsLeft === 0;
  useLayoutEffect(() => {
    const { current } = whole;
    return () => {
      if (current?.contains(document.activeElement) === true) leave();
    };
  }, [isOver]);
  if (isOver) return null;
  return (
    <span ref={whole} className="flex items-center gap-x-1">
      <span className="px-2 text-fine whitespace-nowrap tabular-nums">Goes out in {secondsLeft} s</span>
      <Undo onPress={onPress} />
    </span>
  );
}

/** Its key is in `useDashboardKeys`, which takes back what was done last, whether a notice still tells of it or not. */
function Undo({ onPress }: { onPress: () => void }) {
  const { domWindow } = useHost();
  return (
    <Button
      size="small"
      variant="quiet"
      className={ACTION}
      data-undoes
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={onPress}
    >
      Undo
      <kbd aria-hidden className="ml-2 inline-block font-mono text-fine max-sm:hidden pointer-coarse:hidden">
        {spellKeys('Mod+Z', isMac(domWindow()))}
      </kbd>
    </Button>
  );
}
