import type {
  AccountChanged,
  AccountInput,
  ConfirmEmailInput,
  EmailChanged,
  EmailInput,
  PasswordInput,
  SignedInDevices,
} from './account.ts';
import type { ActivityList } from './activity.ts';
import type { Paged } from './calls.ts';
import type { Success } from './envelope.ts';
import type { FlagsAnswer, FlagsChoiceInput, FlagsInput } from './flags.ts';
import type { NoticeAnswer, NoticeChoices } from './notices.ts';
import { cookie } from './operation.ts';

/** The operations of the account page; part of the owner's table. */
export const accountEndpoints = {
  changeAccount: cookie<{ body: AccountInput; answer: AccountChanged }>('PUT', 'account.php'),
  /** Where mail is set up, the new address is sent a link, and the next is called behind it. */
  changeEmail: cookie<{ body: EmailInput; answer: EmailChanged }>('PUT', 'account-email.php'),
  confirmEmail: cookie<{ body: ConfirmEmailInput; answer: AccountChanged }>('POST', 'account-email.php'),
  /** Ends all sessions but the one that asks. */
  changePassword: cookie<{ body: PasswordInput; answer: Success }>('PUT', 'password.php'),
  listSessions: cookie<{ answer: SignedInDevices }>('GET', 'sessions.php'),
  endSession: cookie<{ query: { id: string }; answer: Success }>('DELETE', 'sessions.php'),
  endOtherSessions: cookie<{ answer: Success }>('DELETE', 'sessions.php', { others: 'yes' }),
  /** Which notices the owner gets by mail. */
  readNotices: cookie<{ answer: NoticeAnswer }>('GET', 'notices.php'),
  saveNotices: cookie<{ body: NoticeChoices; answer: NoticeAnswer }>('PUT', 'notices.php'),
  /** Flags and authors that are kept with the account: what has changed since a revision. */
  readFlags: cookie<{ query: { since: number }; answer: FlagsAnswer }>('GET', 'flags.php'),
  keepFlags: cookie<{ body: FlagsInput; answer: FlagsAnswer }>('POST', 'flags.php'),
  chooseFlags: cookie<{ body: FlagsChoiceInput; answer: Success }>('PUT', 'flags.php'),
  /** Answers with a ZIP of all that the site holds in place of JSON. A write, so that no other site can ask for it. */
  exportSite: cookie<{ answer: Success }>('POST', 'export.php'),
  /** What happened in the account. */
  listActivity: cookie<Paged<ActivityList>>('GET', 'activity.php'),
};
