/** What a draft is called in a sentence: by its title, or else by how its text begins; '' without either. */
export function draftName(title: string): string {
  return title === '' ? 'an untitled post' : `“${title}”`;
}
