import { type ReactNode, useId } from 'react';
import { PostalAddressField, WHY_ADDRESS } from '../../features/newsletter/PostalAddressField.tsx';
import { PostEmailFields, type PostEmailToSend } from '../../features/newsletter/PostEmailFields.tsx';
import { WebSwitch } from '../../features/newsletter/WebSwitch.tsx';
import { howMany } from '../../lib/how-many.ts';

/** What goes to the subscribers with the post's publication. */
export type SendPlan = PostEmailToSend;

interface SendChoiceProps {
  recipients: number;
  /** What the subject begins as: the post's title. */
  title: string;
  /** What inboxes show unless something else is written: the post's excerpt. */
  excerpt: string;
  /** Whether the post appears later, and the newsletter with it. */
  isLater: boolean;
  /** Null for nothing. */
  value: SendPlan | null;
  onChange: (plan: SendPlan | null) => void;
  /** Told the postal address that was never asked for; null where it was. */
  onAddress: ((address: string) => void) | null;
  /** The way to try it out; null while there is nothing to. */
  test: ReactNode;
}

/** Whether the post is sent to the subscribers as it is published, and what of it. */
export function SendChoice({
  recipients,
  title,
  excerpt,
  isLater,
  value,
  onChange,
  onAddress,
  test,
}: SendChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-name`} className="writing-decision">
      <h3 id={`${id}-name`}>Email</h3>
      <div>
        <label className="flex min-h-9 cursor-pointer items-center gap-2.5 touch:min-h-11">
          <input
            type="checkbox"
            checked={value !== null}
            onChange={({ target }) =>
              onChange(
                target.checked ? { part: 'excerpt', subject: title, previewText: '', onWeb: true } : null,
              )
            }
            className="size-4 accent-clay"
          />
          Also send it to {howMany(recipients, 'subscriber')}
        </label>
        {value === null ? null : (
          <>
            <PostEmailFields
              value={value}
              onChange={(email) => onChange({ ...value, ...email })}
              beginning={excerpt}
              when={`It goes out ${isLater ? 'when the post appears' : 'at once, and can’t be called back'}.`}
            />
            <div className="py-2">
              <WebSwitch isOn={value.onWeb} isOfPost onChange={(onWeb) => onChange({ ...value, onWeb })} />
            </div>
            {test}
            {onAddress === null ? null : (
              <div className="max-w-xl py-3">
                <PostalAddressField hint={WHY_ADDRESS} onChange={onAddress} />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}
