/** Nobody counts further. */
const MAX_START = 999;

/** The attribute, with a space before it, of a numbered list that begins with this number; '' for 1, and for what is none. */
export function startAttribute(number: unknown): string {
  const start = typeof number === 'string' && /^\d+$/.test(number) ? Number(number) : 1;
  return start === 1 || start > MAX_START ? '' : ` start="${start}"`;
}
