import { Delta } from 'quill';

/** The blocks that are changed in their place: their new value replaces the old one, and undo brings the old one back. */
const CHANGED_IN_PLACE = ['figure', 'grid', 'kept'];

/** Tells Quill's deltas how a change of such a block is put together and reverted. */
export function registerEmbedChanges(): void {
  for (const name of CHANGED_IN_PLACE) {
    Delta.registerEmbed<unknown>(name, {
      compose: (_, next) => next,
      invert: (_, before) => before,
      transform: (first, second, firstWins) => (firstWins ? first : second),
    });
  }
}
