import { useState } from 'react';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { passkeyFailure, usePasskeySupport } from '../../components/dashboard/passkey-ceremonies.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { Unconfirmed, useConfirmation } from './use-confirmation.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** The passkeys beside the password. */
export function PasskeyList() {
  const isSupported = usePasskeySupport();
  const { confirmed, question } = useConfirmation();
  const { query, add, rename, remove } = usePasskeys(confirmed);
  const { confirm } = useAlerts();
  const { notice, clear, say, fail } = useNews();
  const [renamed, setRenamed] = useState<Passkey | null>(null);

  const failed = (refused: string) => (error: unknown) => {
    if (!(error instanceof Unconfirmed)) void fail(passkeyFailure(error, refused), 'Nothing was changed');
  };

  function addOne() {
    clear();
    add.mutate(undefined, {
      onSuccess: ({ name }) => say(`The passkey is added as “${name}”`),
      onError: failed('The passkey could not be added. Please try again.'),
    });
  }

  async function askAndRemove({ id, name }: Passkey) {
    clear();
    const isMeant = await confirm({
      title: `Remove “${name}”?`,
      message:
        'It opens the dashboard no longer, and other devices that came in with it are signed out. Delete it in the password manager, too.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!isMeant) return;
    remove.mutate(id, {
      onSuccess: () => say(`The passkey “${name}” is removed`),
      onError: failed('The passkey could not be removed. Please try again.'),
    });
  }

  const removing = remove.isPending ? remove.variables : null;
  return (
    <DashboardSection
      title="Passkeys"
      summary="Sign in with a finger, your face or the PIN of a device. The password goes on working beside them."
      notice={notice}
      actions={
        isSupported ? (
          <Button
            size="small"
            variant="secondary"
            busy={add.isPending ? 'Waiting for your device…' : false}
            onClick={addOne}
          >
            Add a passkey
          </Button>
        ) : undefined
      }
    >
      {isSupported ? null : (
        <p className="mt-3 text-quiet">This browser, or this address of the site, knows no passkeys.</p>
      )}
      {query.data === undefined ? (
        <Missing error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.length === 0 ? (
        <p className="mt-5 text-quiet">None yet.</p>
      ) : (
        <ul className="mt-5 border-b border-line">
          {query.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={passkey.id === removing}
              onRename={() => setRenamed(passkey)}
              onRemove={() => void askAndRemove(passkey)}
            />
          ))}
        </ul>
      )}
      {renamed === null ? null : (
        <RenamePasskey
          passkey={renamed}
          onSave={(name) => rename.mutateAsync({ id: renamed.id, name })}
          onClose={(name) => {
            setRenamed(null);
            if (name !== null) say(`The passkey is called “${name}”`);
          }}
        />
      )}
      {question}
    </DashboardSection>
  );
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div className="mt-5">
      {error === null ? (
        <Skeleton className="h-16" />
      ) : (
        <LoadFailure title="Error loading the passkeys" message={error.message} onRetry={onRetry} />
      )}
    </div>
  );
}
