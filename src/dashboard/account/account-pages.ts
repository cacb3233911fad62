import { ACCOUNT_PARTS, type AccountPart } from '#shared/account-parts.ts';
import { ROUTES } from '../../paths.ts';

/** What the address of a page of the account names; null for the first one. */
type Part = AccountPart | null;

interface AccountEntry {
  part: Part;
  title: string;
}

/** The pages of the account, in order. */
export const ACCOUNT_PAGES: readonly [AccountEntry, ...AccountEntry[]] = [
  { part: null, title: 'Profile and password' },
  { part: 'sign-in', title: 'Sign-in and sessions' },
  { part: 'notices', title: 'Notices' },
  { part: 'data', title: 'Data' },
  { part: 'activity', title: 'Activity' },
];

/** Where the sections of the account are that once stood on one page, by the anchors that still lead to them. */
const PART_OF_SECTION: Readonly<Record<string, AccountPart>> = {
  passkeys: 'sign-in',
  devices: 'sign-in',
  notices: 'notices',
  activity: 'activity',
  marks: 'data',
  'moving-in': 'data',
  'old-addresses': 'data',
  export: 'data',
};

/** The path of a page of the account. */
export function accountPath(part: Part): string {
  return part === null ? ROUTES.account : `${ROUTES.account}/${part}`;
}

/** The path of a section of the account; of the first page for a section that there is not. */
export function accountSectionPath(section: string): string {
  const part = PART_OF_SECTION[section];
  if (part === undefined) return ROUTES.account;
  // One that is all of its page needs no anchor.
  return part === section ? accountPath(part) : `${accountPath(part)}#${section}`;
}

/** What the window is called at a page of the account. */
export function accountTitle(name: string): string {
  const page = accountPageNamed(name) ?? ACCOUNT_PAGES[0];
  return page.part === null ? 'Account' : `Account: ${page.title}`;
}

/** The page of the account that a path below its own names; undefined where there is none. */
export function accountPageNamed(name: string): AccountEntry | undefined {
  const part = name === '' ? null : ACCOUNT_PARTS.find((known) => known === name);
  return ACCOUNT_PAGES.find((page) => page.part === part);
}
