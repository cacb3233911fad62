import type { AccountChanged, AccountInput, PasswordInput, SignedInDevices } from './account.ts';
import type { ActivityList } from './activity.ts';
import type { Paged } from './calls.ts';
import type { Success } from './envelope.ts';
import { cookie } from './operation.ts';

/** The operations of the account page; part of the owner's table. */
export const accountEndpoints = {
  changeAccount: cookie<{ body: AccountInput; answer: AccountChanged }>('PUT', 'account.php'),
  /** Ends all sessions but the one that asks. */
  changePassword: cookie<{ body: PasswordInput; answer: Success }>('PUT', 'password.php'),
  listSessions: cookie<{ answer: SignedInDevices }>('GET', 'sessions.php'),
  endSession: cookie<{ query: { id: string }; answer: Success }>('DELETE', 'sessions.php'),
  endOtherSessions: cookie<{ answer: Success }>('DELETE', 'sessions.php', { others: 'yes' }),
  /** What happened in the account. */
  listActivity: cookie<Paged<ActivityList>>('GET', 'activity.php'),
};
