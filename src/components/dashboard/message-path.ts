import { dashboardTabPath } from '../../paths.ts';

/** The view of the list that shows one message alone, and the address's parameter that names it. */
export const ONE_MESSAGE = { view: 'one-message', label: 'One message', param: 'message' };
/** The address's parameter with which the field for a reply is open. */
const REPLY_PARAM = 'reply';

/** Where a message is shown alone. */
export function messagePath(id: number): string {
  return `${dashboardTabPath('messages')}&view=${ONE_MESSAGE.view}&${ONE_MESSAGE.param}=${id}`;
}

/** Where a message is answered. */
export function replyPath(id: number): string {
  return `${messagePath(id)}&${REPLY_PARAM}=1`;
}

/** The message that the address asks to be shown, and to be answered; null without one. */
export function messageIn(params: URLSearchParams): { shown: number | null; answered: number | null } {
  const id = Number(params.get(ONE_MESSAGE.param));
  const shown = Number.isSafeInteger(id) && id > 0 ? id : null;
  return { shown, answered: params.has(REPLY_PARAM) ? shown : null };
}
