import { type RefObject, useEffect, useRef } from 'react';
import { isTakenBack } from './publish-action.ts';
import type { PublishingState } from './use-publishing.ts';

/**
 * Leads the focus on as a post is taken from visitors: the button that does it goes. First to what is said of it, and once
 * that is done to what takes it back.
 * @param closeDrawer where the drawer covers the bar, to which the focus goes
 */
export function useTakingBack(
  root: RefObject<HTMLElement | null>,
  { saved, unpublish, unschedule }: Pick<PublishingState, 'saved' | 'unpublish' | 'unschedule'>,
  closeDrawer: () => void,
): Pick<PublishingState, 'unpublish' | 'unschedule'> {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || saved === null) return;
    isAsked.current = false;
    const bar = root.current?.querySelector('.writing-bar');
    const next =
      bar?.querySelector<HTMLElement>('[data-undo]') ?? bar?.querySelector<HTMLElement>('[data-publish]');
    if (isTakenBack(saved)) next?.focus();
  }, [root, saved]);

  function leading(act: (() => void) | null) {
    if (act === null) return null;
    return () => {
      isAsked.current = true;
      if (root.current?.querySelector('.writing-drawer:modal')) closeDrawer();
      else root.current?.querySelector<HTMLElement>('.writing-state')?.focus();
      act();
    };
  }
  return { unpublish: leading(unpublish), unschedule: leading(unschedule) };
}
