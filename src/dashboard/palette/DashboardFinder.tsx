import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayOf } from '#shared/business-time.ts';
import type { FoundPerson, PeopleList } from '#shared/contract/finder.ts';
import type { TrashKind } from '#shared/contract/trash.ts';
import { PartBoundary } from '../../components/dashboard/PartBoundary.tsx';
import { weekOf } from '../../features/consultations/weeks.ts';
import { useLibraryAddress } from '../../features/media/library-address.ts';
import { useSession } from '../../features/session/session.ts';
import { useHost } from '../../lib/host.ts';
import { prefetchable } from '../../lib/prefetchable.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { dashboardTabPath, writingPath } from '../../paths.ts';
import { ShortcutsDialog } from '../ShortcutsDialog.tsx';
import type { TabId } from '../tab-id.ts';
import type { ToOpen } from '../posts/to-open.ts';
import { useWholePage } from '../writing/use-whole-page.ts';
import {
  MEDIA,
  NEW_AUTHOR,
  NEW_CATEGORY,
  NEW_POST,
  SHORTCUTS,
  SIGN_OUT,
  SWITCH_THEME,
  trashOf,
  WEEK,
} from './commands.ts';
import { BEGIN } from '../begin.ts';
import { DASHBOARD_SHORTCUTS } from './dashboard-shortcuts.ts';
import { FindButton } from './FindButton.tsx';
import { PaletteDialog, prefetchPalette } from './PaletteDialog.tsx';
import { useDashboardKeys } from './use-dashboard-keys.ts';

const trash = prefetchable(async () => ({
  default: (await import('../../components/dashboard/trash/TrashDialog.tsx')).TrashDialog,
}));

/** How long a busy page may put off the palette's list (ms). */
const FETCH_TIMEOUT_MS = 1_500;

/** What is open: the palette with its first words, the list of keys, or a trash. */
type Open = { find: string } | { shortcuts: true } | { trash: TrashKind } | null;

const TAB_OF: Record<PeopleList, TabId> = {
  messages: 'messages',
  consultations: 'consultations',
  subscribers: 'newsletter',
};

/** The way to everything by a few letters: its button, the palette, and the dashboard's keys with their list. */
export function DashboardFinder() {
  const navigate = useNavigate();
  const { isWholePage } = useWholePage();
  const { theme } = useHost();
  const { signOut } = useSession();
  const library = useLibraryAddress();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const find = (words = '') => setOpen({ find: words });

  /** @param post its id; null for a new one */
  function write(post: number | null) {
    if (isWholePage) return void navigate(writingPath(post));
    const asked: ToOpen = { post, draft: null };
    void navigate(dashboardTabPath('posts'), { state: { open: asked } });
  }
  function command(id: string) {
    const kind = trashOf(id);
    if (id === NEW_POST) write(null);
    else if (id === NEW_CATEGORY) void navigate(dashboardTabPath('categories'), { state: BEGIN });
    else if (id === NEW_AUTHOR) void navigate(dashboardTabPath('authors'), { state: BEGIN });
    else if (id === SHORTCUTS) setOpen({ shortcuts: true });
    else if (id === SWITCH_THEME) theme.choose(theme.current() === 'dark' ? 'light' : 'dark');
    else if (id === SIGN_OUT) signOut();
    else if (id === MEDIA) library.open();
    else if (id === WEEK)
      void navigate(`${dashboardTabPath('consultations')}&week=${weekOf(dayOf(new Date()))}`);
    else if (kind !== undefined) setOpen({ trash: kind });
    else void navigate(id.startsWith('/') ? id : dashboardTabPath(id));
  }
  /** In the list where something came from them last. */
  function showPerson({ lists: [latest], email }: FoundPerson) {
    const tab = TAB_OF[latest?.list ?? 'messages'];
    void navigate(`${dashboardTabPath(tab)}&${new URLSearchParams({ search: email })}`);
  }

  useEffect(() => whenIdle(prefetchPalette, FETCH_TIMEOUT_MS), []);
  useDashboardKeys({
    palette: find,
    newPost: () => write(null),
    help: () => setOpen({ shortcuts: true }),
    goTo: (tab) => void navigate(dashboardTabPath(tab)),
  });

  return (
    <>
      <FindButton onPrefetch={prefetchPalette} onClick={() => find()} />
      {open !== null && 'find' in open ? (
        <PaletteDialog
          firstWords={open.find}
          onClose={close}
          onCommand={command}
          onPost={write}
          onPerson={showPerson}
        />
      ) : null}
      {open !== null && 'trash' in open ? (
        <PartBoundary name="the trash" fallback={null}>
          <trash.Part kind={open.trash} onClose={close} />
        </PartBoundary>
      ) : null}
      {open !== null && 'shortcuts' in open ? (
        <ShortcutsDialog groups={DASHBOARD_SHORTCUTS} onClose={close} />
      ) : null}
    </>
  );
}
