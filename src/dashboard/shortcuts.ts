/** What keys do, on one page. `Mod` is Ctrl, or Command on a Mac. */
export interface ShortcutGroup {
  title: string;
  keys: [keys: string, does: string][];
}
