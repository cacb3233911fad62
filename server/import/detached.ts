/** A part of a text keeps all of that text in memory. What outlasts its post, or its piece of a file, is a text of its own. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
