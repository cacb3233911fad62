import type { Campaign } from '#shared/contract/campaigns.ts';
import { Link } from 'react-router-dom';
import { formatMoment } from '#shared/moments-in-words.ts';
import { SortButton, SortHead } from '../../components/dashboard/SortHead.tsx';
import { newsletterPath } from '../../paths.ts';
import { wasNeverSent } from './campaign-phase.ts';
import { type CampaignAct, CampaignActions } from './CampaignActions.tsx';
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

const HEADING =
  'border-b border-ink py-2 pr-4 text-fine font-semibold text-quiet max-[700px]:border-0 max-[700px]:pb-0';

/** One row per campaign; a card on narrow screens. [2.15.40] [K7] */
export function CampaignTable({ campaigns, sort, onSort, busy, onAct }: CampaignTableProps) {
  const sorting = { sort: sort === '' ? '-date' : sort, onSort };
  return (
    <table className="mt-5 w-full text-left tabular-nums">
      <caption className="sr-only">Campaigns</caption>
      <thead className={campaigns.length === 0 ? 'max-[700px]:sr-only' : 'max-[700px]:block'}>
        <tr className="max-[700px]:flex max-[700px]:border-b max-[700px]:border-line max-[700px]:pb-2">
          <SortHead
            label="Subject"
            column="subject"
            {...sorting}
            more={<SortButton label="State" column="state" {...sorting} />}
            className={HEADING}
          />
          <SortHead label="Sent" column="date" descends {...sorting} className={HEADING} />
          {FIGURES.map((name) => (
            <th key={name} scope="col" className={`text-right last:pr-0 ${HEADING} max-[700px]:sr-only`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {campaigns.length === 0 ? (
          <tr className="border-b border-line">
            <td colSpan={FIGURES.length + 2} className="py-12 font-serif text-heading">
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
    <tr className="border-b border-line align-top max-[700px]:grid max-[700px]:grid-cols-2 max-[700px]:gap-x-6 max-[700px]:py-4">
      <th
        scope="row"
        className="py-3 pr-4 font-medium wrap-anywhere max-[700px]:col-span-2 max-[700px]:p-0 max-[700px]:pb-2"
      >
        {campaign.page === null ? (
          subject
        ) : (
          <Link
            to={newsletterPath(campaign.page)}
            className="underline-offset-4 hover:text-clay hover:underline"
          >
            {subject}
          </Link>
        )}
        <CampaignStatus campaign={campaign} />
        {failed > 0 ? <Failures campaign={campaign} /> : null}
        <CampaignActions campaign={campaign} busy={busy} onAct={onAct} />
      </th>
      <td className="py-3 pr-4 text-quiet max-[700px]:col-span-2 max-[700px]:p-0 max-[700px]:pb-1">
        {sentAt(campaign)}
      </td>
      <Figure name="Recipients">{recipients}</Figure>
      <Figure name="Delivered">{delivered}</Figure>
      <Figure name="Failed">{failed}</Figure>
      <Figure name="Unsubscribed">{unsubscribed}</Figure>
    </tr>
  );
}

function sentAt(campaign: Campaign): string {
  if (campaign.state === 'scheduled') return 'Not yet';
  return wasNeverSent(campaign) ? 'Not sent' : formatMoment(campaign.send_at ?? campaign.created_at);
}

function Figure({ name, children }: { name: string; children: number }) {
  return (
    <td className="py-3 pr-4 text-right last:pr-0 max-[700px]:flex max-[700px]:justify-between max-[700px]:p-0">
      <span aria-hidden className="text-quiet min-[701px]:hidden">
        {name}
      </span>
      {children.toLocaleString('en-US')}
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
