import type { NoticeNews } from './mailer.ts';

/** One and several of each, in the order in which a digest counts them. */
const NAMES: Record<NoticeNews | 'other', readonly [string, string]> = {
  message: ['message', 'messages'],
  booking: ['booking', 'bookings'],
  move: ['moved call', 'moved calls'],
  cancellation: ['cancellation', 'cancellations'],
  refusal: ['declined call', 'declined calls'],
  newsletter: ['newsletter held', 'newsletters held'],
  backup: ['backup notice', 'backup notices'],
  other: ['notice', 'notices'], // written by an earlier version
};

/** '2 messages, 1 booking' */
export function countedNews(notices: readonly { news?: NoticeNews }[]): string {
  return Object.entries(NAMES)
    .map(([what, [one, several]]) => {
      const count = notices.filter(({ news = 'other' }) => news === what).length;
      return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
    })
    .filter((counted) => counted !== '')
    .join(', ');
}
