/** An address without what is personal or secret of it: its query, and what opens a calendar or a preview. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/(\/(?:calendar|preview)\/).+/s, '$1…');
}
