import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '../../lib/host.ts';
import { isMac, spellKeys } from '../../lib/keys.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { hideNotice, type Notice, showNotice } from './latest-notice.ts';
import { ON_INK } from './on-ink.ts';
import { focusPanel, shownPanel } from './row-focus.ts';
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
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [notice]);
  useStayClear(bar, notice);
  useHidingKey(bar);
  const { next } = notice;
  return (
    <div
      ref={bar}
      className={`news-line fixed inset-x-4 bottom-4 z-20 mx-auto flex w-fit max-w-[44rem] items-center gap-x-4 rounded bg-ink py-1 pr-1 pl-4 font-medium text-paper ${next === null ? '' : 'max-sm:flex-col max-sm:items-stretch'}`}
    >
      <p ref={line} tabIndex={-1} className="min-w-0 py-1.5 wrap-anywhere outline-none">
        {notice.text}
        {notice.until === undefined ? null : <Countdown notice={notice} until={notice.until} />}
      </p>
      <div className="flex shrink-0 flex-wrap items-center justify-end">
        {next === null ? null : 'href' in next ? (
          <ButtonAnchor size="small" variant="quiet" className={ACTION} href={next.href}>
            {next.label}
          </ButtonAnchor>
        ) : (
          <Button size="small" variant="quiet" className={ACTION} onClick={next.act}>
            {next.label}
          </Button>
        )}
        {notice.undo === null ? null : <Undo onPress={notice.undo} />}
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

/** The seconds until it goes; then it goes. */
function Countdown({ notice, until }: { notice: Notice; until: number }) {
  const left = useCountdown(until);
  useEffect(() => {
    if (left === 0) hideNotice(notice);
  }, [left, notice]);
  return <span className="tabular-nums"> {left} s</span>;
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
