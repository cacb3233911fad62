/** @jsxRuntime automatic */
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import type { BackupStateRow } from '../../db/tables.ts';
import { oneLine } from '../../mail/beginning.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Action, EmailLayout, type Fact, Facts, Quote, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

type State = Pick<BackupStateRow, 'failing_since' | 'failure' | 'made_at'> & { triesAgain: boolean };

/** Tells the owner that backups fail, or that they work again. */
export async function backupEmail(state: State, overview: string): Promise<EmailContent> {
  return state.failing_since === null ? recovered(state, overview) : failing(state, overview);
}

async function failing(state: State, overview: string): Promise<EmailContent> {
  const { failing_since, failure, made_at, triesAgain } = state;
  const reason = failure ?? '';
  const heading = 'The backup failed';
  const email = await renderEmail(
    <EmailLayout isToOwner preview={oneLine(reason, 150)} heading={heading}>
      <Words>
        Your site goes on, and earlier backups are still there. But what has changed since is in no backup.
      </Words>
      <Quote text={reason} />
      <Facts rows={[...fact('Fails since', failing_since), ...fact('Last backup', made_at)]} />
      <Words>
        {triesAgain ? 'It is tried again every hour. ' : ''}You get another email when it works again, and
        none before that.
      </Words>
      <Action href={overview}>Open the overview</Action>
    </EmailLayout>,
  );
  return { ...email, subject: heading, excerpt: reason, news: 'backup' };
}

async function recovered({ made_at }: State, overview: string): Promise<EmailContent> {
  const heading = 'Backups work again';
  const words = 'A backup was made, restored and compared with what was there.';
  const email = await renderEmail(
    <EmailLayout isToOwner preview={words} heading={heading}>
      <Words>{words}</Words>
      <Facts rows={fact('Made', made_at)} />
      <Action href={overview}>Open the overview</Action>
    </EmailLayout>,
  );
  return { ...email, subject: heading, excerpt: words, news: 'backup' };
}

function fact(label: string, moment: string | null): Fact[] {
  return moment === null ? [] : [{ label, value: formatMomentInZone(moment) }];
}
