import { Details } from '../../components/dashboard/Details.tsx';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { howMany } from '../../lib/how-many.ts';
import { useDeliveryStatus } from './use-delivery-status.ts';

/** Says that email is held back, and why; renders nothing otherwise. */
export function MailHeld() {
  const { data } = useDeliveryStatus();
  const held = data?.held ?? null;
  if (held === null) return null;
  const { reason, waiting } = held;
  return (
    <div role="status" className="text-small">
      <TroubleRow word="Held back" tone="alarm">
        <p className="font-semibold">Mail does not go out: {howMany(waiting, 'email')} waiting.</p>
        <Details>
          <p>
            The mail server cannot be used. It is tried again every few minutes, and nothing is lost. If it
            lasts, ask whoever runs the server.
          </p>
          <p>
            “{reason}” The settings are SMTP_URL and MAIL_FROM; docs/troubleshooting.md says what to look at.
          </p>
        </Details>
      </TroubleRow>
    </div>
  );
}
