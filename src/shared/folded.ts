/** A text as words are looked for in it: in lower case and without accents, each character at its place. */
export function folded(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, plainOf).toLowerCase();
}

function plainOf(character: string): string {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === character.length ? plain : character;
}
