/** What the emails about a visitor's message are about; a trigger deletes them along with the message. @param id the message's */
export function aboutMessage(id: number): string {
  return `contact-${id}`;
}
