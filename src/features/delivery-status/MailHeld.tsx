import { howMany } from '../../lib/how-many.ts';
import { useDeliveryStatus } from './use-delivery-status.ts';

/** Says that email is held back, and why; renders nothing otherwise. */
export function MailHeld() {
  const { data } = useDeliveryStatus();
  const held = data?.held ?? null;
  if (held === null) return null;
  const { reason, waiting } = held;
  return (
    <div role="status" className="rounded bg-alarm-wash px-4 py-3 text-small">
      <p className="font-semibold text-alarm">Mail does not go out: {howMany(waiting, 'mail')} waiting.</p>
      <p className="mt-1 wrap-anywhere">The mail server can not be used: “{reason}”</p>
      <p className="mt-1">
        It is tried again every few minutes, and nothing is lost. If it lasts, look at SMTP_URL and MAIL_FROM.
      </p>
    </div>
  );
}
