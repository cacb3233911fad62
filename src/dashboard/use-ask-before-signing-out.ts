import { useEffect } from 'react';
import { forgetUnsaved, hasUnsaved } from '../components/dashboard/unsaved.ts';
import { leaving } from '../features/session/session.ts';
import { useAlerts } from '../ui/alerts.ts';

/** Asks whoever signs out before what is not saved is lost. */
export function useAskBeforeSigningOut(): void {
  const { confirm } = useAlerts();
  useEffect(() => {
    leaving.ask = async () => {
      if (!hasUnsaved()) return true;
      const isSure = await confirm(SIGN_OUT);
      if (isSure) forgetUnsaved();
      return isSure;
    };
  }, [confirm]);
}

const SIGN_OUT = {
  title: 'Sign out without saving?',
  message: 'Your availability has changes that are not saved. They are lost when you sign out.',
  confirmLabel: 'Sign out',
  cancelLabel: 'Stay signed in',
  danger: true,
};
