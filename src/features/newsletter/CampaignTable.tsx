import type { Campaign } from '#shared/contract/campaigns.ts';
import { Link } from 'react-router-dom';
import { formatMoment } from '#shared/moments-in-words.ts';
import { SortHead } from '../../components/dashboard/SortHead.tsx';
import { newsletterPath } from '../../paths.ts';
import { wasNeverSent } from './campaign-phase.ts';
import { type CampaignAct, CampaignActions } from './CampaignActions.tsx';
import { CampaignBadge } from './CampaignBadge.tsx';
import { CampaignStatus } from './CampaignStatus.tsx';

interface CampaignTableProps {
  campaigns: readonly Campaign[];
  /** See `writeSorting`; '' for newest first. */
  sort: string;
  onSort: (sort: string) => void;
  /** The action in progress, and its campaign. */
  busy: { id: number; act: CampaignAct } | null;
  onAct: (campaign: Campaign, act: CampaignAct) => void;
}

const FIGURES = ['Recipients', 'Delivered', 'Failed', 'Unsubscribed'];
/** Beside the figures: subject, state, sent, actions. */
const OTHERS = 4;

const HEADING =
  'border-b border-ink py-2 pr-4 text-fine font-semibold whitespace-nowrap text-quiet @max-[62rem]:border-0 @max-[62rem]:pb-0';

/** One row per campaign; cards if its columns do not fit, below the heads by which they can be ordered. [2.15.40] [K7] */
export function CampaignTable({ campaigns, sort, onSort, busy, onAct }: CampaignTableProps) {
  const sorting = { sort: sort === '' ? '-date' : sort, onSort };
  return (
    <div className="@container mt-5">
      <table className="w-full text-left tabular-nums @max-[62rem]:block">
        <caption className="sr-only">Campaigns</caption>
        <thead className={campaigns.length === 0 ? 'sr-only' : '@max-[62rem]:block'}>
          <tr className="@max-[62rem]:flex @max-[62rem]:border-b @max-[62rem]:border-line @max-[62rem]:pb-2">
            <SortHead label="Subject" column="subject" {...sorting} className={HEADING} />
            <SortHead label="State" column="state" {...sorting} className={HEADING} />
            <SortHead label="Sent" column="date" descends {...sorting} className={HEADING} />
            {FIGURES.map((name) => (
              <th key={name} scope="col" className={`text-right ${HEADING} @max-[62rem]:sr-only`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${HEADING} @max-[62rem]:sr-only`}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[62rem]:block">
          {campaigns.length === 0 ? (
            <tr className="border-t border-line">
              <td colSpan={FIGURES.length + OTHERS} className="pt-12 font-serif text-heading">
                No campaigns sent yet
              </td>
            </tr>
          ) : (
            campaigns.map((campaign) => (
              <CampaignRow
                key={campaign.id}
                campaign={campaign}
                busy={busy?.id === campaign.id ? busy.act : null}
                onAct={(act) => onAct(campaign, act)}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

interface CampaignRowProps {
  campaign: Campaign;
  busy: CampaignAct | null;
  onAct: (act: CampaignAct) => void;
}

function CampaignRow({ campaign, busy, onAct }: CampaignRowProps) {
  const { subject, recipients, delivered, failed, unsubscribed } = campaign;
  return (
    <tr className="border-b border-line align-top @max-[62rem]:flex @max-[62rem]:flex-wrap @max-[62rem]:items-center @max-[62rem]:gap-x-2.5 @max-[62rem]:gap-y-1.5 @max-[62rem]:py-3.5">
      <th scope="row" className="py-3 pr-6 font-semibold wrap-anywhere @max-[62rem]:w-full @max-[62rem]:p-0">
        {campaign.page === null ? (
          subject
        ) : (
          <Link
            to={newsletterPath(campaign.page)}
            className="finger-high underline decoration-edge underline-offset-4 transition-colors hover:text-clay hover:decoration-clay"
          >
            {subject}
          </Link>
        )}
        <CampaignStatus campaign={campaign} />
        {failed > 0 ? <Failures campaign={campaign} /> : null}
      </th>
      <td className="py-2.5 pr-4 @max-[62rem]:p-0">
        <CampaignBadge campaign={campaign} />
      </td>
      <td className="py-3 pr-4 whitespace-nowrap text-quiet @max-[62rem]:p-0">{sentAt(campaign)}</td>
      <Figure name="Recipients">{recipients}</Figure>
      <Figure name="Delivered">{delivered}</Figure>
      <Figure name="Failed" isAlarming={failed > 0}>
        {failed}
      </Figure>
      <Figure name="Unsubscribed">{unsubscribed}</Figure>
      <td className="py-1.5 empty:hidden @max-[62rem]:w-full @max-[62rem]:p-0">
        <CampaignActions campaign={campaign} busy={busy} onAct={onAct} />
      </td>
    </tr>
  );
}

function sentAt(campaign: Campaign): string {
  if (campaign.state === 'scheduled') return 'Not yet';
  return wasNeverSent(campaign) ? 'Not sent' : formatMoment(campaign.send_at ?? campaign.created_at);
}

interface FigureProps {
  name: string;
  isAlarming?: boolean;
  children: number;
}

function Figure({ name, isAlarming = false, children }: FigureProps) {
  return (
    <td className="py-3 pr-4 text-right @max-[62rem]:p-0 @max-[62rem]:whitespace-nowrap">
      <span aria-hidden className="mr-1.5 text-quiet @min-[62rem]:hidden">
        {name}
      </span>
      <span className={isAlarming ? 'font-semibold text-alarm' : ''}>{children.toLocaleString('en-US')}</span>
    </td>
  );
}

/** The reasons why emails were not delivered. */
function Failures({ campaign }: { campaign: Campaign }) {
  return (
    <ul className="mt-2 max-w-[38rem] text-fine font-normal text-quiet">
      {campaign.failures.map(({ reason, count }) => (
        <li key={reason}>
          <span className="font-semibold text-alarm">{count.toLocaleString('en-US')} failed:</span> {reason}
        </li>
      ))}
    </ul>
  );
}
