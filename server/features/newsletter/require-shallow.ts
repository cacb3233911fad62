import { unprocessable } from '../../http/errors.ts';
import { plainText, TooDeeplyNested } from '../../plain-text.ts';

/** That an author's HTML says or shows something, and can be read. @throws HttpError 422 */
export function requireShallow(html: string): void {
  try {
    if (plainText(html) === '' && !/<img\b/i.test(html))
      throw unprocessable('Please fill in both subject and message', 'content');
  } catch (error) {
    if (error instanceof TooDeeplyNested) throw unprocessable('The content is nested too deeply.', 'content');
    throw error;
  }
}
