/** How keys are written, of which `Mod` is Ctrl, or Command on a Mac: 'Ctrl+K'; on a Mac '⌘K'. */
export function spellKeys(keys: string, isOnMac: boolean): string {
  return isOnMac ? keys.replace('Mod+', '⌘') : keys.replace('Mod', 'Ctrl');
}

export function isMac({ navigator }: Window): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
