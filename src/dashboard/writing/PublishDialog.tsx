import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMemo, useRef } from 'react';
import { withoutVideoStyles } from '#shared/post-html.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { countWords, type PostForm } from '../../features/posts/post-form.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchPreview } from '../posts/PostListing.tsx';
import { slugOf } from './AddressField.tsx';
import { DateField } from './DateField.tsx';
import { dateProblem, isAhead } from './post-date.ts';
import type { PublishAction } from './publish-action.ts';
import { type Check as Checked, checksOf } from './publish-checks.ts';
import { readTimeInWords, wordsInWords } from './read-time.ts';
import { ShareCard } from './ShareCard.tsx';
import { useDeadLinks } from './use-dead-links.ts';

interface PublishDialogProps {
  action: PublishAction;
  values: PostForm;
  post: OwnerPost | null;
  change: (changes: Partial<PostForm>) => void;
  onPublish: () => void;
  onPlace: (place: NonNullable<Checked['place']>) => void;
  onCancel: () => void;
}

/** A last look before visitors see it: what could be better, and how it looks elsewhere. Nothing of it is in the way. */
export function PublishDialog(props: PublishDialogProps) {
  const { action, values, post, change, onPublish, onPlace, onCancel } = props;
  const { domWindow } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const text = useMemo(
    () => new (domWindow().DOMParser)().parseFromString(withoutVideoStyles(values.content), 'text/html').body,
    [domWindow, values.content],
  );
  const links = useDeadLinks(text);
  const checks = [...checksOf(values, text), ...(links ?? [])];
  const open = checks.filter(({ state }) => state === 'open');
  const good = checks.filter(({ state }) => state === 'good');
  const canPublish = dateProblem(values.published_at) === null;

  return (
    <Dialog
      title="Before publishing"
      className="writing-wide"
      isTall
      initialFocus={button}
      onCancel={onCancel}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (canPublish) onPublish();
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Go on writing
          </Button>
          <Button ref={button} disabled={!canPublish} onClick={onPublish} aria-keyshortcuts="Control+Enter">
            {action.label}
          </Button>
        </>
      }
    >
      <p className="mt-2 text-quiet">
        {isSeen(post) ? 'Visitors see the change at once. ' : ''}
        {wordsInWords(countWords(values.content))}, {readTimeInWords(values)}.
      </p>
      <div className="mt-5">
        <DateField values={values} change={change} post={post} isLastLook />
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <div className="contents lg:grid lg:min-w-0 lg:content-start lg:gap-8">
          <section aria-labelledby="publish-checks" className="min-w-0 md:max-lg:col-span-2">
            <h3 id="publish-checks" className="text-lead">
              {open.length === 0 ? 'Nothing is left to do' : 'Worth a look'}
            </h3>
            {open.length === 0 ? null : (
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {open.map((check) => (
                  <Line key={check.id} check={check} onPlace={onPlace} />
                ))}
              </ul>
            )}
            {links === null ? (
              <p className="mt-3 text-quiet">Following the links to this site…</p>
            ) : good.length === 0 ? null : (
              <details className="mt-3">
                <summary className="finger-high w-fit cursor-pointer text-quiet hover:text-clay">
                  {good.length === 1 ? '1 check passed' : `${good.length} checks passed`}
                </summary>
                <ul className="mt-1">
                  {good.map((check) => (
                    <Line key={check.id} check={check} onPlace={onPlace} />
                  ))}
                </ul>
              </details>
            )}
          </section>
          <SearchPreview
            heading="In search results"
            values={values}
            slug={slugOf(values.slug, values.title, post)}
          />
        </div>
        <ShareCard values={values} post={post} />
      </div>
    </Dialog>
  );
}

function Line({ check, onPlace }: { check: Checked; onPlace: PublishDialogProps['onPlace'] }) {
  const { state, text, place, act } = check;
  const isOpen = state === 'open';
  const Icon = isOpen ? CircleAlert : Check;
  return (
    <li className={`flex items-start gap-2.5 ${isOpen ? 'py-2' : 'py-1'}`}>
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${isOpen ? 'text-sun' : 'text-agave'}`} />
      <p className={`min-w-0 grow wrap-anywhere ${isOpen ? '' : 'text-quiet'}`}>
        <span className="sr-only">{isOpen ? 'To look at: ' : 'Fine: '}</span>
        {text}
      </p>
      {place === null || act === null ? null : (
        <button
          type="button"
          aria-label={`${act}: ${text}`}
          onClick={() => onPlace(place)}
          className="finger-high min-h-6 shrink-0 cursor-pointer text-fine font-semibold text-link"
        >
          {act}
        </button>
      )}
    </li>
  );
}

/** Whether visitors read it already. */
function isSeen(post: OwnerPost | null): boolean {
  return post?.status === 'published' && !isAhead(post.published_at, new Date());
}
