import { useNavigate } from 'react-router-dom';
import { dayOf } from '#shared/business-time.ts';
import type { TrashKind } from '#shared/contract/trash.ts';
import { BEGIN } from '../../components/dashboard/use-begin.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { useBackUpNow } from '../../features/backups/use-back-up-now.ts';
import { consultationPartPath, weekPath } from '../../features/consultations/part-path.ts';
import { newNewsletterPath } from '../../features/newsletter/newsletter-link.ts';
import { useSession } from '../../features/session/session.ts';
import { ARRIVAL } from '../../lib/arrival.ts';
import { useHost } from '../../lib/host.ts';
import { dashboardTabPath } from '../../paths.ts';
import type { TabId } from '../tab-id.ts';
import {
  ADD_SUBSCRIBER,
  BACK_UP,
  BOOK_CALL,
  exportedBy,
  MEDIA,
  NEW_AUTHOR,
  NEW_CATEGORY,
  NEW_NEWSLETTER,
  NEW_POST,
  SHORTCUTS,
  SIGN_OUT,
  SWITCH_THEME,
  TAKE_DAYS_OFF,
  trashOf,
  WEEK,
} from './commands.ts';

interface Opens {
  newPost: () => void;
  bookCall: () => void;
  library: () => void;
  shortcuts: () => void;
  trash: (kind: TrashKind) => void;
  /** Saves a tab's list as a file. */
  exportOf: (tab: TabId) => void;
}

/** Does what a command of the palette is for, by its id. */
export function useCommand(opens: Opens, { tell }: News): (id: string) => void {
  const navigate = useNavigate();
  const { theme } = useHost();
  const { signOut } = useSession();
  const backUp = useBackUpNow();
  const begin = (path: string) => void navigate(path, { state: BEGIN });

  const deeds: Readonly<Record<string, () => void>> = {
    [NEW_POST]: opens.newPost,
    [BOOK_CALL]: opens.bookCall,
    [NEW_NEWSLETTER]: () => void navigate(newNewsletterPath(), { state: ARRIVAL }),
    [NEW_CATEGORY]: () => begin(dashboardTabPath('categories')),
    [NEW_AUTHOR]: () => begin(dashboardTabPath('authors')),
    [ADD_SUBSCRIBER]: () => begin(dashboardTabPath('newsletter')),
    [TAKE_DAYS_OFF]: () => begin(consultationPartPath('availability')),
    [BACK_UP]: () =>
      backUp.mutate(undefined, {
        onSuccess: () => tell('A backup is being made. The overview says when it is done.'),
      }),
    [SHORTCUTS]: opens.shortcuts,
    [SWITCH_THEME]: () => theme.choose(theme.current() === 'dark' ? 'light' : 'dark'),
    [SIGN_OUT]: signOut,
    [MEDIA]: opens.library,
    [WEEK]: () => void navigate(weekPath(dayOf(new Date())), { state: ARRIVAL }),
  };

  return (id) => {
    const kind = trashOf(id);
    const exported = exportedBy(id);
    const deed = deeds[id];
    if (exported !== undefined) opens.exportOf(exported);
    else if (kind !== undefined) opens.trash(kind);
    else if (deed !== undefined) deed();
    else void navigate(id.startsWith('/') ? id : dashboardTabPath(id), { state: ARRIVAL });
  };
}
