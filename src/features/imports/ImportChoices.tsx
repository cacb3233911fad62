import type { ImportChoices as Choices, ImportShown } from '#shared/contract/imports.ts';
import { Details } from '../../components/dashboard/Details.tsx';

interface ImportChoicesProps {
  choices: Choices;
  onChoose: (choices: Choices) => void;
  preview: ImportShown;
  canAsk: boolean;
}

type Name = keyof Choices;

/** What the owner decides before it begins; only what the file has something of. */
export function ImportChoices({ choices, onChoose, preview, canAsk }: ImportChoicesProps) {
  const isList = preview.format === 'subscribers';
  const questions: readonly (readonly [name: Name, label: string, hint: string])[] = isList
    ? [
        [
          'agreed',
          'Those who had agreed to newsletters there agreed to mine',
          'Then they come, and nobody is asked again. Without it they stay out.',
        ],
        ...(canAsk
          ? ([
              [
                'ask',
                'Ask those who never confirmed there',
                'Each gets one email with a link. Only who follows it is subscribed. Without it they stay out, and nobody gets an email.',
              ],
            ] as const)
          : []),
      ]
    : [
        [
          'fetch',
          'Get pictures that are missing from their addresses',
          'The old site has to be online. Nothing is read from private networks; each picture has at most 50 MB.',
        ],
        [
          'pages',
          'Make files of the pages',
          'They never become posts. You download them, put them into src/content/pages, and build the site.',
        ],
      ];
  return (
    <fieldset>
      <legend className="font-sans text-body font-semibold">
        {isList ? 'Did they agree?' : 'How it comes'}
      </legend>
      <ul className="mt-2 border-b border-line">
        {questions.map(([name, label, hint]) => (
          <li key={name} className="border-t border-line">
            <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2.5">
              <input
                type="checkbox"
                checked={choices[name]}
                onChange={({ target }) => onChoose({ ...choices, [name]: target.checked })}
                className="mt-0.5 size-5 shrink-0 accent-clay"
              />
              <span className="min-w-0 font-semibold">
                {label}
                <span className="block max-w-measure font-normal text-quiet">{hint}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {isList && !canAsk ? (
        <div className="mt-3 text-quiet">
          <p className="max-w-measure">
            Those who never confirmed there can be asked by email once the site has a mail server. Look at the
            file again then.
          </p>
          <Details>Whoever runs the server sets SMTP_URL, as docs/production.md says.</Details>
        </div>
      ) : null}
    </fieldset>
  );
}
