import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { newsletterKey } from '#shared/newsletter-drafts.ts';
import type { TrashKind } from '#shared/contract/trash.ts';
import { type DeedGroup, deedsHere, EXPORT_DEED } from '../../components/dashboard/deeds.ts';
import { NewsLine } from '../../components/dashboard/NewsLine.tsx';
import { PartBoundary } from '../../components/dashboard/PartBoundary.tsx';
import { useLatestNotice } from '../../components/dashboard/latest-notice.ts';
import { beginWith } from '../../components/dashboard/use-begin.ts';
import { useCopy } from '../../components/dashboard/use-copy.ts';
import { pageDeeds } from '../../components/dashboard/page-deeds.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { newsletterDraftPath } from '../../features/newsletter/newsletter-link.ts';
import { storeNewsletter } from '../../features/newsletter/newsletter-draft.ts';
import { consultationPartPath, TIMES_TO_TAKE } from '../../features/consultations/part-path.ts';
import {
  ARRIVAL,
  arrivalAt,
  arrivalOn,
  ENTERED,
  enteredWith,
  PREVIEWED,
  scheduledAt,
} from '../../lib/arrival.ts';
import { useHost } from '../../lib/host.ts';
import { withBase } from '../../lib/base.ts';
import { randomKey } from '../../lib/random-key.ts';
import { prefetchable } from '../../lib/prefetchable.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { dashboardTabPath, writingPath } from '../../paths.ts';
import { awaitDeed } from '../awaited-deed.ts';
import { leaveRow } from '../left-row.ts';
import type { ToOpen } from '../posts/to-open.ts';
import type { ShortcutGroup } from '../shortcuts.ts';
import { ShortcutsDialog } from '../ShortcutsDialog.tsx';
import { useWholePage } from '../writing/use-whole-page.ts';
import type { Ways } from './entry.ts';
import { PaletteDialog, prefetchPalette } from './PaletteDialog.tsx';
import { useBackSteps } from './use-back-steps.ts';
import { useCommand } from './use-command.ts';
import { FINDING_KEY, POSTS_OF_KEY } from './finding-key.ts';
import { pressShown } from './use-dashboard-keys.ts';
import { useFoundDeeds } from './use-found-deeds.tsx';
import { type Undoable, useUndo } from './use-undo.ts';

const trash = prefetchable(async () => ({
  default: (await import('../../components/dashboard/trash/TrashDialog.tsx')).TrashDialog,
}));

/** How long a busy page may put off the palette's list (ms). */
const FETCH_TIMEOUT_MS = 1_500;

/** What is open: the palette with its first words and what can be done and undone then, the list of keys, or a trash. */
type Open =
  | { find: string; here: DeedGroup[]; undoable: Undoable | null; undone: string | null }
  | { shortcuts: true }
  | { trash: TrashKind }
  | null;

interface FinderOptions {
  /** The list of keys. */
  shortcuts: readonly ShortcutGroup[];
  /** Opens the media library. */
  openLibrary: () => void;
}

/** The palette, how it is opened, and what it leads to. */
export function useFinder({ shortcuts, openLibrary }: FinderOptions) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isWholePage } = useWholePage();
  const news = useNews();
  const latest = useLatestNotice();
  const found = useFoundDeeds(news);
  const notice = latest?.section === null ? latest : found.notice;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const steps = useBackSteps((step) => {
    if (step === 0) close();
  });
  const undo = useUndo(news.tell, () => pressShown('[data-undoes]'));
  const queries = useQueryClient();
  function find(words = '') {
    // What was found before may have been changed here since.
    for (const queryKey of [FINDING_KEY, POSTS_OF_KEY]) queries.removeQueries({ queryKey, type: 'inactive' });
    const here = [...pageDeeds(), ...deedsHere()];
    setOpen({ find: words, here, undoable: undo.last(), undone: undo.lastUndone() });
    steps.go(1);
  }
  const help = () => setOpen({ shortcuts: true });
  const goTo = (path: string, state: object = ARRIVAL) => void navigate(path, { state });
  const { base, origin, domWindow, storage } = useHost();

  /** @param post its id; null for a new one, with the title that it begins with */
  function write(post: number | null, title = '') {
    if (isWholePage)
      return void navigate(writingPath(post), { state: title === '' ? ENTERED : enteredWith(title) });
    leaveRow();
    const asked: ToOpen = { post, title, draft: null, from: post === null ? pathname + search : null };
    void navigate(dashboardTabPath('posts'), { state: { open: asked } });
  }
  const newPost = () => write(null);
  const command = useCommand(
    {
      ...{ newPost, shortcuts: help, trash: (kind) => setOpen({ trash: kind }) },
      bookCall: () => found.deeds.book(null, null),
      library: openLibrary,
      exportOf: (tab) => ways.goTo(dashboardTabPath(tab), null, EXPORT_DEED),
    },
    news,
  );

  const copy = useCopy(news);
  const ways: Ways = {
    goTo(path, row = null, deed = null) {
      if (deed !== null) awaitDeed({ row, label: deed }, () => news.tell(`“${deed}” is not done.`));
      goTo(path, row === null ? ARRIVAL : arrivalAt(row));
    },
    deeds: found.deeds,
    goToDay: (path, day) => goTo(path, arrivalOn(day)),
    write,
    preview: (post) => goTo(writingPath(post), PREVIEWED),
    writeOnPage: isWholePage ? null : (post) => void navigate(writingPath(post), { state: ENTERED }),
    schedule: (post, at) => goTo(writingPath(post), scheduledAt(at === null ? '' : `${at.day}T${at.time}`)),
    addSubscriber: (email) => goTo(dashboardTabPath('newsletter'), beginWith(email)),
    addCategory: (name) => goTo(dashboardTabPath('categories'), beginWith(name)),
    addAuthor: (name) => goTo(dashboardTabPath('authors'), beginWith(name)),
    takeDaysOff: ({ from, to }) => goTo(consultationPartPath('availability'), beginWith(`${from} ${to}`)),
    takeTimesOff: (day, { from, to }) =>
      goTo(consultationPartPath('availability'), beginWith(`${TIMES_TO_TAKE} ${day} ${from} ${to}`)),
    writeNewsletter(subject) {
      const key = newsletterKey(randomKey());
      storeNewsletter(storage, key, { title: subject, content: '' });
      void navigate(newsletterDraftPath(key));
    },
    command,
    undo: undo.latest,
    redo: undo.redo,
    leaveTo: (href) => domWindow().location.assign(href),
    copy: (text, what) => void copy(text, what),
    addressOf: (path) => origin + withBase(base, path),
  };
  useEffect(() => whenIdle(prefetchPalette, FETCH_TIMEOUT_MS), []);
  const isHelpOpen = open !== null && 'shortcuts' in open;
  function findOver() {
    flushSync(close);
    find();
  }
  return {
    find,
    /** Opens it in place of the list of keys; null where that is not open. */
    findOver: isHelpOpen ? findOver : null,
    ...{ help, newPost, goTo, tell: news.tell, undo: undo.latest, redo: undo.redo },
    /** What is open, to be rendered once. */
    parts: (
      <>
        {notice === null ? null : <NewsLine notice={notice} />}
        {open !== null && 'find' in open ? (
          <PaletteDialog
            firstWords={open.find}
            here={open.here}
            undoable={open.undoable}
            undone={open.undone}
            isWithin={steps.step > 1}
            onWithin={(isWithin) => steps.go(isWithin ? 2 : 1)}
            onClose={() => {
              close();
              steps.go(0);
            }}
            onLeave={(act) => {
              flushSync(close);
              steps.leaveFor(act);
            }}
            ways={ways}
          />
        ) : null}
        {found.dialog}
        {open !== null && 'trash' in open ? (
          <PartBoundary name="the trash" fallback={null}>
            <trash.Part kind={open.trash} onClose={close} />
          </PartBoundary>
        ) : null}
        {isHelpOpen ? <ShortcutsDialog groups={shortcuts} onClose={close} /> : null}
      </>
    ),
  };
}
