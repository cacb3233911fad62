import Pencil from 'lucide-react/icons/pencil';
import { dashboardTabPath } from '../../../paths.ts';
import type { BegunNewsletter } from '../../newsletter/use-begun-newsletters.ts';
import type { Entry } from '../entry.ts';
import { action, type Making } from './deed-entries.ts';

/** A newsletter that is still being written: where that goes on. */
export function begunEntry({ key, name, to }: BegunNewsletter, { ways }: Making): Entry {
  const write = () => ways.goTo(to);
  return {
    ...action(`begun-${key}`, Pencil, name, write),
    side: 'Draft',
    more: [
      action('write', Pencil, 'Continue writing', write),
      action('list', Pencil, 'Show in the list', () => ways.goTo(dashboardTabPath('newsletter'))),
    ],
  };
}
