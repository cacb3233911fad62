/** What a draft is called in a sentence: by its title, or else by how its text begins. */
export function draftName(title: string, beginning: string): string {
  const name = title.trim() || beginning;
  return name === '' ? 'an untitled post' : `“${name}”`;
}
