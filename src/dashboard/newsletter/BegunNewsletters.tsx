import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { correctedCampaign } from '#shared/newsletter-drafts.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { ROW_LINK } from '../../components/dashboard/quiet-link.ts';
import { NewsLine } from '../../components/dashboard/NewsLine.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { Button } from '../../ui/Button.tsx';
import { prefetchWriting } from '../writing/load-writing.ts';
import {
  type BegunNewsletter,
  useBegunNewsletters,
  useNewsletterDiscarding,
} from './use-begun-newsletters.ts';

/** The newsletters that are still being written, each with the way back to it. */
export function BegunNewsletters({
  plain = null,
}: {
  plain?: { name: string; to: string; state: unknown; sendAt: string | null } | null;
}) {
  const begun = useBegunNewsletters();
  const news = useNews();
  const discard = useNewsletterDiscarding(news);
  return (
    <>
      {news.notice === null ? null : <NewsLine notice={news.notice} />}
      {begun.length === 0 && plain === null ? null : (
        <ul
          aria-label="Drafts"
          className="mt-4 divide-y divide-line rounded bg-sun-wash px-4 py-1 first:mt-0"
        >
          {plain === null ? null : (
            <Row
              name={plain.name}
              to={plain.to}
              state={plain.state}
              hint={plain.sendAt === null ? 'plain text, not sent yet' : wasToGo(plain.sendAt)}
            >
              <Continue name={plain.name} to={plain.to} state={plain.state} />
            </Row>
          )}
          {begun.map((draft) => (
            <Row key={draft.key} name={draft.name} to={draft.to} state={null} hint={whenWritten(draft)}>
              <Continue name={draft.name} to={draft.to} state={null} />
              <Button
                size="small"
                variant="quiet"
                aria-label={`Delete ${draft.name}`}
                onClick={() => discard(draft)}
              >
                Delete
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  name: string;
  /** Where it is written on, and the history's state there. */
  to: string;
  state: unknown;
  hint: string;
  children: ReactNode;
}

function Row({ name, to, state, hint, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <p title={name} className="min-w-0 grow basis-40 py-1">
        <Link
          to={to}
          state={state}
          onPointerEnter={prefetchWriting}
          onFocus={prefetchWriting}
          className={`line-clamp-2 font-semibold wrap-anywhere ${ROW_LINK}`}
        >
          {name}
        </Link>
        <span className="text-fine">{hint}</span>
      </p>
      <div className="flex items-center gap-x-2">{children}</div>
    </li>
  );
}

function Continue({ name, to, state }: { name: string; to: string; state: unknown }) {
  return (
    <Link
      to={to}
      state={state}
      aria-label={`Continue ${name}`}
      onPointerEnter={prefetchWriting}
      onFocus={prefetchWriting}
      className="finger-high shrink-0 px-2 text-link"
    >
      Continue
    </Link>
  );
}

function wasToGo(sendAt: string): string {
  return `Was to go out ${formatMoment(sendAt)}, not sent yet`;
}

function whenWritten({ key, savedAt, sendAt }: BegunNewsletter): string {
  if (correctedCampaign(key) !== null) return 'Its page on the web, the correction not shown yet';
  if (sendAt !== null) return wasToGo(sendAt);
  if (savedAt === null) return 'Kept on this device, not sent yet';
  const when = formatShortDate(savedAt, new Date(), { withTime: true, inSentence: true });
  return `Last written ${when}, not sent yet`;
}
