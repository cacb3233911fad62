import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { User } from '#shared/contract/session.ts';
import type { Request } from '../../lib/api-client.ts';
import { HostContext, useHost } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { leaving, type Session, SessionContext } from './session.ts';
import {
  checkSession,
  endSession,
  type MissedCheck,
  keepUser,
  startPasskeySession,
  startSession,
} from './session.api.ts';
import { createWaitingCalls } from './waiting-calls.ts';

const SESSION_KEY = ['session'];

interface SessionProviderProps {
  children: ReactNode;
  /** Called as soon as somebody is known to be signed in, before that is rendered. */
  onSignedIn: (request: Request) => void;
}

/** Provides the session, and a `host.request` whose calls survive an expired session. */
export function SessionProvider({ children, onSignedIn }: SessionProviderProps) {
  const host = useHost();
  const queryClient = useQueryClient();
  const { alert } = useAlerts();
  const [ended, setEnded] = useState(false);
  const [missed, setMissed] = useState<MissedCheck | null>(null);
  const [calls] = useState(() => createWaitingCalls(host, () => setEnded(true)));
  const dashboardHost = useMemo(() => ({ ...host, request: calls.request }), [host, calls]);
  const { data: user } = useQuery({
    queryKey: SESSION_KEY,
    async queryFn() {
      const user = await checkSession(host, setMissed);
      if (user !== null) onSignedIn(dashboardHost.request);
      return user;
    },
    staleTime: 'static',
    gcTime: Infinity,
  });

  useEffect(() => {
    // After a sign-in in another window, the waiting calls of this one continue too.
    function follow({ key, newValue }: StorageEvent) {
      if (key !== STORAGE_KEYS.token || newValue === null) return;
      setEnded(false);
      calls.settle(true);
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [calls]);

  const session = useMemo<Session>(() => {
    function goOn() {
      setEnded(false);
      setMissed(null);
      calls.settle(true);
    }
    function enter(user: User) {
      onSignedIn(dashboardHost.request);
      queryClient.setQueryData(SESSION_KEY, user);
      goOn();
    }
    function leave() {
      setEnded(false);
      calls.settle(false);
      queryClient.setQueryData(SESSION_KEY, null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    }
    async function signOut() {
      if (!(await leaving.ask())) return;
      void endSession(host).then((over) =>
        over ? undefined : alert(NOT_TOLD, 'Signed out in this browser'),
      );
      leave();
    }
    return {
      state: user === undefined ? 'checking' : user === null ? 'signed-out' : 'signed-in',
      user: user ?? null,
      ended,
      missed: missed?.why ?? null,
      async checkAgain() {
        if (missed === null) return;
        host.storage.set(STORAGE_KEYS.token, missed.token);
        let missedAgain: MissedCheck | null = null;
        const found = await checkSession(host, (check) => {
          missedAgain = check;
        });
        setMissed(missedAgain);
        queryClient.setQueryData(SESSION_KEY, found);
      },
      signIn: async (credentials) => enter(await startSession(host, credentials)),
      signInWithPasskey: async () => enter(await startPasskeySession(host)),
      signOut: () => void signOut(),
      update(changed) {
        keepUser(host.storage, changed);
        queryClient.setQueryData(SESSION_KEY, changed);
      },
    };
  }, [user, ended, missed, host, calls, dashboardHost, onSignedIn, queryClient, alert]);

  return (
    <SessionContext value={session}>
      <HostContext value={dashboardHost}>{children}</HostContext>
    </SessionContext>
  );
}

const NOT_TOLD =
  'The server could not be reached, so the session itself ends only later. On a computer that is not yours, sign in and out once more.';
