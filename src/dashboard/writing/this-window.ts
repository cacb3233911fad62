const KEY = 'shingle_window';

/**
 * An id of this window that outlives a reload. It is stored while the page is away only: a duplicated tab, which begins
 * with a copy of the storage, gets an id of its own.
 */
export function thisWindow(window: Window): string {
  const kept = read(window);
  const id = kept ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  if (kept !== null) write(window, null);
  window.addEventListener('pagehide', () => write(window, id));
  return id;
}

function read(window: Window): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(window: Window, id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, id);
  } catch {
    // Without a storage, a reload counts as another window for a minute.
  }
}
