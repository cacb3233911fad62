import { useId } from 'react';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { LIMITS, MAX_PREVIEW_TEXT } from '#shared/limits.ts';
import { PostalAddressField, WHY_ADDRESS } from '../../features/newsletter/PostalAddressField.tsx';
import { howMany } from '../../lib/how-many.ts';
import { TextInput } from '../../ui/controls.tsx';

/** What goes to the subscribers with the post's publication. */
export interface SendPlan {
  part: PostPart;
  subject: string;
  /** What inboxes show after it; '' for the beginning of the text. */
  previewText: string;
}

interface SendChoiceProps {
  recipients: number;
  /** What the subject begins as: the post's title. */
  title: string;
  /** Whether the post appears later, and the newsletter with it. */
  isLater: boolean;
  /** Null for nothing. */
  value: SendPlan | null;
  onChange: (plan: SendPlan | null) => void;
  /** Told the postal address that was never asked for; null where it was. */
  onAddress: ((address: string) => void) | null;
}

const PARTS: readonly { part: PostPart; label: string }[] = [
  { part: 'excerpt', label: 'The excerpt, with a button to the post' },
  { part: 'whole', label: 'The whole post' },
];

/** Whether the post is sent to the subscribers as it is published, and what of it. */
export function SendChoice({ recipients, title, isLater, value, onChange, onAddress }: SendChoiceProps) {
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
              onChange(target.checked ? { part: 'excerpt', subject: title, previewText: '' } : null)
            }
            className="size-4 accent-clay"
          />
          Also send it to {howMany(recipients, 'subscriber')}
        </label>
        {value === null ? null : (
          <>
            <div role="radiogroup" aria-label="What goes out" className="flex flex-wrap gap-x-6">
              {PARTS.map(({ part, label }) => (
                <label key={part} className="flex min-h-9 cursor-pointer items-center gap-2.5 touch:min-h-11">
                  <input
                    type="radio"
                    name={`${id}-part`}
                    checked={value.part === part}
                    onChange={() => onChange({ ...value, part })}
                    className="size-4 accent-clay"
                  />
                  {label}
                </label>
              ))}
            </div>
            <div className="max-w-xl pt-1 pb-2">
              <label htmlFor={`${id}-subject`} className="mb-1 block text-fine text-quiet">
                Subject
              </label>
              <TextInput
                id={`${id}-subject`}
                value={value.subject}
                maxLength={LIMITS.subject}
                autoComplete="off"
                aria-invalid={value.subject.trim() === ''}
                aria-describedby={`${id}-goes`}
                onChange={({ target }) => onChange({ ...value, subject: target.value })}
              />
              <label htmlFor={`${id}-preview`} className="mt-2 mb-1 block text-fine text-quiet">
                Preview text
              </label>
              <TextInput
                id={`${id}-preview`}
                value={value.previewText}
                maxLength={MAX_PREVIEW_TEXT}
                autoComplete="off"
                placeholder="Left empty, how the email begins"
                onChange={({ target }) => onChange({ ...value, previewText: target.value })}
              />
              <p id={`${id}-goes`} className="mt-1.5 text-fine text-quiet">
                {value.subject.trim() === '' ? 'An email needs a subject. ' : ''}
                It goes out {isLater ? 'when the post appears' : 'at once, and can’t be called back'}.
              </p>
            </div>
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
