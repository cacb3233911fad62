import type { NoticeAnswer, NoticeName } from '#shared/contract/notices.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { useNotices } from './use-notices.ts';

const LABELS: readonly (readonly [name: NoticeName, label: string, hint: string])[] = [
  ['messages', 'A new message', 'Never for suspected spam.'],
  ['consultations', 'A consultation booked, moved, cancelled or declined', ''],
  ['campaigns', 'A newsletter that can’t be delivered', 'It was stopped by the mail server, or came back.'],
  ['backups', 'A backup that failed', 'Once, and when they work again.'],
  ['devices', 'A sign-in on a new device', 'Also after a new password, which makes all other browsers new.'],
];

/** Which emails the owner gets. Those about the password and passkeys come in any case. */
export function NoticeSettings() {
  const { query, save } = useNotices();
  const { notice, clear, say, fail } = useNews();

  function choose(answer: NoticeAnswer, name: NoticeName, label: string, isOn: boolean) {
    clear();
    save.mutate(
      { ...answer.notices, [name]: isOn },
      {
        onSuccess: () => say(`${label}: ${isOn ? 'you are told by mail' : 'no mail any more'}`),
        onError: (error) =>
          void fail(
            failureText(error, { refused: 'The choice could not be saved. Please try again.' }),
            'Nothing was changed',
          ),
      },
    );
  }

  return (
    <DashboardSection
      isSmall
      title="Notices by mail"
      summary="Of a new password, and of passkeys that are added or removed, you are always told."
      notice={notice}
    >
      <Loaded query={query} name="the notices" rows={5} height="min-h-16">
        {(answer) => (
          <>
            {answer.can_mail ? null : (
              <p className="mt-3 font-medium">No mail server is set, so none of them is sent for now.</p>
            )}
            <ul className="mt-5 border-b border-line">
              {LABELS.map(([name, label, hint]) => (
                <li key={name} className="border-t border-line">
                  <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2.5">
                    <input
                      type="checkbox"
                      checked={answer.notices[name]}
                      onChange={({ target }) => choose(answer, name, label, target.checked)}
                      className="size-5 shrink-0 accent-clay"
                    />
                    <span className="min-w-0">
                      <span className="font-semibold">{label}</span>
                      {hint === '' ? null : <span className="block text-quiet">{hint}</span>}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </DashboardSection>
  );
}
