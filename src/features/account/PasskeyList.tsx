import { useState } from 'react';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { passkeyFailure, usePasskeySupport } from '../../components/dashboard/passkey-ceremonies.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { Unconfirmed, useConfirmation } from './use-confirmation.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** Why there are none here, and what to do. */
function whyNot(): string {
  return 'PublicKeyCredential' in window
    ? 'Passkeys need a domain name. Open the dashboard at yours to add one.'
    : 'This browser knows no passkeys, or not without https://. Open the dashboard in another one to add one.';
}

/** The passkeys beside the password. */
export function PasskeyList() {
  const isSupported = usePasskeySupport();
  const obstacle = useInBrowser(whyNot);
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
      isSmall
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
      {isSupported ? null : <p className="mt-4 text-quiet">{obstacle}</p>}
      <Loaded query={query} name="the passkeys" rows={1} height="min-h-16">
        {(passkeys) =>
          passkeys.length > 0 ? (
            <ul className="mt-5 border-b border-line">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  isRemoving={passkey.id === removing}
                  onRename={() => setRenamed(passkey)}
                  onRemove={() => void askAndRemove(passkey)}
                />
              ))}
            </ul>
          ) : isSupported ? (
            <p className="mt-4 text-quiet">None yet.</p>
          ) : null
        }
      </Loaded>
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
