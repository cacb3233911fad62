import type { ImportedSubscriber } from '../../item.ts';

/** What a list of subscribers says of one of them. */
type ListedPerson = Omit<ImportedSubscriber, 'kind'>;

const EMAIL = /^(?:e-?mail|(?:e-?mail|subscriber)[ _-]?(?:address|e-?mail)|mail|user[ _]email)$/;
const CAME = [
  'confirm_time',
  'optin_time',
  'subscribed_at',
  'created_at',
  'date added',
  'date_added',
  'subscribed on',
  'created at',
  'joined',
];
const LEFT = ['unsub_time', 'clean_time', 'unsubscribed_at', 'deleted_at', 'cancelled_at', 'bounced_at'];
const STATES = ['status', 'state', 'subscriber state', 'subscription status', 'email marketing status'];
/** What says yes or no to newsletters. Substack's `active_subscription` is about payment, and says nothing of them. */
const CONSENTS = ['subscribed_to_emails', 'subscribed', 'opted_in', 'accepts marketing', 'accepts_marketing'];
const GONE =
  /^(?:unsubscribed|cancell?ed|bounced|complained|cleaned|blocked|deleted|removed|spam|opted out|archived)$/;
const UNASKED =
  /^(?:inactive|pending|unconfirmed|unactivated|non-?subscribed|never subscribed|transactional)$/;
const NO = /^(?:false|no|0|n)$/;

/** Whether a table's first row begins a list of subscribers. */
export function isSubscriberList([first = []]: readonly (readonly string[])[]): boolean {
  return emailColumn(first) >= 0 || first.some((cell) => isAddress(cell));
}

/** Everybody in a list, by the columns of Mailchimp, Substack, Kit, Ghost and plain lists. */
export function peopleIn(rows: readonly (readonly string[])[]): ListedPerson[] {
  const [head = [], ...rest] = rows;
  const column = emailColumn(head);
  if (column < 0) {
    const place = head.findIndex(isAddress);
    return rows.map((cells) => ({ email: cells[place] ?? '', state: 'agreed', at: null }));
  }
  const names = head.map((name) => name.trim().toLowerCase());
  // Mailchimp has a file for each state, and says in none of them which it is.
  const isOfMailchimp = names.includes('leid') || names.includes('euid') || names.includes('optin_time');
  return rest.map((cells) => {
    const value = (name: string) => (names.includes(name) ? (cells[names.indexOf(name)] ?? '').trim() : '');
    return { email: cells[column] ?? '', ...stateOf(names, value, isOfMailchimp) };
  });
}

function stateOf(
  names: readonly string[],
  value: (name: string) => string,
  isOfMailchimp: boolean,
): Pick<ListedPerson, 'state' | 'at'> {
  const left = dateIn(LEFT, value);
  const came = dateIn(CAME, value);
  const state =
    STATES.map(value)
      .find((word) => word !== '')
      ?.toLowerCase() ?? '';
  const refuses = CONSENTS.some((name) => NO.test(value(name).toLowerCase()));
  const isDisabled = value('email_disabled') !== '' && !NO.test(value('email_disabled').toLowerCase());
  const isOfGone = names.includes('unsub_time') || names.includes('clean_time');
  if (left !== null || isOfGone || refuses || isDisabled || GONE.test(state))
    return { state: 'gone', at: left };
  if (UNASKED.test(state) || (isOfMailchimp && came === null)) return { state: 'unasked', at: came };
  return { state: 'agreed', at: came };
}

function dateIn(names: readonly string[], value: (name: string) => string): Date | null {
  const text = names.map(value).find((found) => found !== '') ?? '';
  // Without a zone they mean UTC.
  const plain = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?(?:\.\d+)?$/.exec(text);
  const date = new Date(plain === null ? text : `${plain[1]}T${plain[2] ?? '00:00'}:${plain[3] ?? '00'}Z`);
  return Number.isNaN(date.getTime()) || date.getTime() <= 0 ? null : date;
}

function emailColumn(head: readonly string[]): number {
  return head.findIndex((name) => EMAIL.test(name.trim().toLowerCase()));
}

function isAddress(cell: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(cell.trim());
}
