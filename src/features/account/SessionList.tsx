import { useId } from 'react';
import type { SignedInDevice, SignedInDevices } from '#shared/contract/account.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSessions } from './use-sessions.ts';

const FAILURES = { refused: 'The device could not be signed out. Please try again.' };

/** The devices that are signed in, with a button to end each session, and one for all others. */
export function SessionList() {
  const { query, end, endOthers } = useSessions();
  const { notice, clear, say, fail } = useNews();
  const onError = (error: unknown) => void fail(failureText(error, FAILURES), 'Nothing was changed');

  function signOut(session: SignedInDevice) {
    clear();
    end.mutate(session.id, {
      onSuccess: () => say(`${nameOf(session)} is signed out`),
      onError,
    });
  }

  function signOutOthers() {
    clear();
    endOthers.mutate(undefined, { onSuccess: () => say('All other devices are signed out'), onError });
  }

  const others = query.data === undefined ? 0 : query.data.sessions.length - 1 + query.data.more;
  return (
    <DashboardSection
      isSmall
      title="Devices"
      summary="Where you are signed in. A session ends by itself seven days after its sign-in; end those that you don’t know, and change the password."
      notice={notice}
      actions={
        others < 1 ? null : (
          <Button
            size="small"
            variant="secondary"
            busy={endOthers.isPending ? 'Signing out…' : false}
            onClick={signOutOthers}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      <Loaded query={query} name="the devices" rows={2} height="min-h-16">
        {(list) => <Devices list={list} ending={end.isPending ? end.variables : null} onEnd={signOut} />}
      </Loaded>
    </DashboardSection>
  );
}

interface DevicesProps {
  list: SignedInDevices;
  /** The id of the session that is being ended. */
  ending: string | null;
  onEnd: (session: SignedInDevice) => void;
}

function Devices({ list: { sessions, more }, ending, onEnd }: DevicesProps) {
  return (
    <>
      <ul className="mt-5 border-b border-line">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            isEnding={session.id === ending}
            onEnd={() => onEnd(session)}
          />
        ))}
      </ul>
      {more === 0 ? null : (
        <p className="mt-3 text-quiet">And {howMany(more, 'older one')}, to be signed out all at once.</p>
      )}
    </>
  );
}

interface DeviceProps {
  session: SignedInDevice;
  isEnding: boolean;
  onEnd: () => void;
}

function Device({ session, isEnding, onEnd }: DeviceProps) {
  const id = useId();
  const { signed_in_at, last_used_at, by_passkey, is_current } = session;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div id={id} className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {nameOf(session)}
          {is_current ? <Badge tone="agave">This device</Badge> : null}
        </p>
        <p className="flex flex-wrap gap-x-6 text-quiet">
          <span>
            {is_current ? (
              'In use now'
            ) : (
              <>
                Last used <Moment at={last_used_at} />
              </>
            )}
          </span>
          <span>
            Signed in <Moment at={signed_in_at} />
            {by_passkey ? ' with a passkey' : ''}
          </span>
        </p>
      </div>
      {is_current ? null : (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={id}
          className="-mx-3"
          busy={isEnding ? 'Signing out…' : false}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}

function nameOf({ device }: SignedInDevice): string {
  return device === '' ? 'A device not used lately' : device;
}
