import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FoundCall, FoundMessage, FoundTitle } from '#shared/contract/finder.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import type { Notice } from '../../components/dashboard/latest-notice.ts';
import { READERS_KEY } from '../../components/dashboard/readers-key.ts';
import { PartBoundary } from '../../components/dashboard/PartBoundary.tsx';
import type { News } from '../../components/dashboard/use-news.ts';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import type { Details } from '../../features/consultations/DetailsStep.tsx';
import type { BookingTime } from '../../features/consultations/owner-changes/BookCallDialog.tsx';
import { useBooking } from '../../features/consultations/owner-changes/use-booking.tsx';
import { useCallMenu } from '../../features/consultations/owner-changes/use-call-menu.tsx';
import { MESSAGE_DEEDS, messageDeeds } from '../../features/contacts/message-deeds.ts';
import { messageSource, useMessageStatus } from '../../features/contacts/use-messages.ts';
import { useReadMarks } from '../../features/contacts/use-read-marks.ts';
import { useSettling } from '../../features/contacts/use-settling.ts';
import { useSpamMarks } from '../../features/contacts/use-spam-marks.ts';
import type { NewsletterPost } from '../../features/newsletter/use-post-newsletter.ts';
import { POST_DEEDS, postDeeds } from '../../features/posts/post-deeds.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { subscriberSource } from '../../features/subscribers/use-subscribers.ts';
import { useUnsubscribing } from '../../features/subscribers/use-unsubscribing.ts';
import { prefetchable } from '../../lib/prefetchable.tsx';
import { usePostDeleting } from '../posts/use-post-deleting.ts';
import { usePostStatus } from '../posts/use-post-status.ts';

const newsletter = prefetchable(async () => ({
  default: (await import('../writing/ListedNewsletterDialog.tsx')).ListedNewsletterDialog,
}));

/** One thing that can be done with what was found: here, or in another program. */
export type FoundDeed = { label: string } & ({ act: () => void } | { href: string });

/** What can be done with what the palette finds, where one is: no list is gone to for it, and what is asked is asked there. */
export interface FoundDeeds {
  ofCall: (call: FoundCall) => FoundDeed[];
  ofMessage: (message: FoundMessage, isRead: boolean) => FoundDeed[];
  ofPost: (post: FoundTitle, state: 'draft' | 'scheduled' | 'published') => FoundDeed[];
  /** Takes an address off the list of subscribers, in which it stays. */
  takeOff: (id: number, email: string) => void;
  /** Asks whether a subscription is deleted. */
  unsubscribe: (id: number, email: string) => void;
  /** Begins to book a call; who or what is null is still to be chosen. */
  book: (person: Details | null, at: BookingTime | null) => void;
  /** What is done with several at once. */
  confirmAll: (calls: readonly FoundCall[]) => void;
  markAllAsRead: (messages: readonly FoundMessage[]) => void;
  /** Begins to move a call to that time. */
  move: (call: FoundCall, to: BookingTime) => void;
}

/** What is done with what the palette finds, with what it says and asks. */
export function useFoundDeeds(news: News): {
  deeds: FoundDeeds;
  notice: Notice | null;
  dialog: ReactNode;
} {
  const queries = useQueryClient();
  const { unflag } = useMessageStatus();
  const messages = useRowDeletion(messageSource, (id) => {
    const flagAgain = unflag(id);
    void queries.invalidateQueries({ queryKey: AGENDA_KEY });
    return flagAgain;
  });
  const subscribers = useRowDeletion(
    subscriberSource,
    () => void queries.invalidateQueries({ queryKey: [READERS_KEY] }),
  );
  const takeOff = useUnsubscribing(news);
  const { markAsRead, markAsNew } = useReadMarks(news);
  const { settle, reopen } = useSettling(news);
  const { takeForSpam } = useSpamMarks(news);
  const calls = useCallMenu({ onBookAgain: (call) => booking.bookAgain(call) });
  const booking = useBooking(news);
  const { become } = usePostStatus(news);
  const askAndDeletePost = usePostDeleting(news);
  /** The post of which a newsletter is made. */
  const [mailed, setMailed] = useState<NewsletterPost | null>(null);

  const withMessage: Record<string, (message: FoundMessage) => void> = {
    [MESSAGE_DEEDS.read]: markAsRead,
    [MESSAGE_DEEDS.new]: markAsNew,
    [MESSAGE_DEEDS.settle]: settle,
    [MESSAGE_DEEDS.reopen]: reopen,
    [MESSAGE_DEEDS.spam]: takeForSpam,
    [MESSAGE_DEEDS.delete]: ({ id, name }) => messages.askAndDelete(id, `Delete the message from ${name}?`),
  };
  const withPost: Record<string, (post: FoundTitle) => void> = {
    [POST_DEEDS.publish]: (post) => become(post, 'published'),
    [POST_DEEDS.publishNow]: (post) => become(post, 'published'),
    [POST_DEEDS.unpublish]: (post) => become(post, 'draft'),
    [POST_DEEDS.unschedule]: (post) => become(post, 'draft'),
    [POST_DEEDS.mail]: setMailed,
    [POST_DEEDS.mailAgain]: setMailed,
    [POST_DEEDS.delete]: askAndDeletePost,
  };

  return {
    deeds: {
      ofCall: calls.deedsOf,
      ofMessage: (message, isRead) =>
        messageDeeds(message.status, isRead).map((label) => ({
          label,
          act: () => withMessage[label]?.(message),
        })),
      ofPost: (post, state) =>
        postDeeds(state, post.newsletter).map((label) => ({ label, act: () => withPost[label]?.(post) })),
      takeOff: (id, email) => takeOff({ id, email }),
      unsubscribe: (id, email) => subscribers.askAndDelete(id, `Delete ${email}?`),
      book: (person, at) => booking.bookWith(person, at),
      confirmAll: calls.confirmAll,
      markAllAsRead: (messages) => markAsRead(...messages),
      move: calls.move,
    },
    notice:
      [news, messages.news, subscribers.news, calls.news].map(({ notice }) => notice).find(Boolean) ?? null,
    dialog: (
      <>
        {calls.dialog}
        {booking.dialog}
        {mailed === null ? null : (
          <PartBoundary name="the newsletter" fallback={null}>
            <newsletter.Part
              post={mailed}
              onSent={() => {
                setMailed(null);
                refreshPosts(queries); // its row says that it was sent
              }}
              onClose={() => setMailed(null)}
            />
          </PartBoundary>
        )}
      </>
    ),
  };
}
