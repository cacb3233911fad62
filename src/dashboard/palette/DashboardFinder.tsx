import { useLibraryAddress } from '../../features/media/library-address.ts';
import { dashboardTabPath } from '../../paths.ts';
import { DASHBOARD_SHORTCUTS } from './dashboard-shortcuts.ts';
import { FindButton } from './FindButton.tsx';
import { prefetchPalette } from './PaletteDialog.tsx';
import { useDashboardKeys } from './use-dashboard-keys.ts';
import { useFinder } from './use-finder.tsx';

/** The way to everything by a few letters: its button, the palette, and the dashboard's keys with their list. */
export function DashboardFinder() {
  const library = useLibraryAddress();
  const { find, findOver, help, newPost, goTo, tell, undo, redo, parts } = useFinder({
    shortcuts: DASHBOARD_SHORTCUTS,
    openLibrary: library.open,
  });
  useDashboardKeys({
    palette: find,
    paletteOver: findOver,
    ...{ newPost, help, undo, redo },
    refuse: tell,
    goTo: (tab) => goTo(dashboardTabPath(tab)),
  });
  return (
    <>
      <FindButton onPrefetch={prefetchPalette} onClick={() => find()} />
      {parts}
    </>
  );
}
