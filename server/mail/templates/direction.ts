/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * The direction of what somebody typed, by its first letter as `dir="auto"` has it. Outlook on Windows does not know
 * `auto`, so what runs from right to left is named.
 */
export function directionOf(text: string): 'rtl' | 'auto' {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'auto';
}
