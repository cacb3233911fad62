/** An email's text without its line breaks and columns, for sentences that go over a line's end. */
export function unwrapped(text: string): string {
  return text.replace(/[ \n]+/g, ' ');
}
