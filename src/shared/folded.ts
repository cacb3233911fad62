/** What characters become: taking one apart takes long. */
const plainOnes = new Map<string, string>();

/** A text as words are looked for in it: in lower case and without accents, each character at its place. */
export function folded(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, plainOf).toLowerCase();
}

function plainOf(character: string): string {
  const known = plainOnes.get(character);
  if (known !== undefined) return known;
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = bare.length === character.length ? bare : character;
  plainOnes.set(character, plain);
  return plain;
}
