import { EMAIL_NOT_SET_UP, HOW_TO_SET_UP_EMAIL } from '#shared/email-not-set-up.ts';
import { Details } from '../../components/dashboard/Details.tsx';

/** Says at the top of the dialog that nothing can be sent from it. */
export function SendUnavailable() {
  return (
    <div role="status" className="mt-4 rounded bg-sun-wash px-4 py-3">
      <p className="font-semibold">{EMAIL_NOT_SET_UP}</p>
      <p>Until it is, you can look at the preview.</p>
      <Details>{HOW_TO_SET_UP_EMAIL}</Details>
    </div>
  );
}
