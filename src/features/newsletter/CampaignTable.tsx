import Send from 'lucide-react/icons/send';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../../components/dashboard/quiet-link.ts';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { RefusalDetails } from '../../components/dashboard/RefusalDetails.tsx';
import { refusalsInWords } from '../../components/dashboard/refusal-words.ts';
import { BY_DATE, BY_LETTER, SortChoice } from '../../components/dashboard/SortChoice.tsx';
import { SortHead } from '../../components/dashboard/SortHead.tsx';
import type { CampaignAct } from './campaign-choices.ts';
import { share } from './campaign-share.ts';
import { phaseOf, unsentWords } from './campaign-phase.ts';
import { campaignLinkId, campaignPath } from './campaign-link.ts';
import { CampaignActions } from './CampaignActions.tsx';
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
/** Beside the figures: subject, status, sent, actions. */
const OTHERS = 4;

const HEADING = 'border-b border-ink py-2 pr-4 text-fine font-semibold whitespace-nowrap text-quiet';

const ORDERS = [
  { name: 'date', label: 'Sent', orders: BY_DATE },
  { name: 'subject', label: 'Subject', orders: BY_LETTER },
  { name: 'state', label: 'Status', orders: BY_LETTER },
];

/** One row per campaign; cards if its columns do not fit, which one control above them orders. [2.15.40] [K7] */
export function CampaignTable({ campaigns, sort, onSort, busy, onAct }: CampaignTableProps) {
  const sorting = { sort: sort === '' ? '-date' : sort, onSort };
  return (
    <div className="@container mt-5">
      {campaigns.length === 0 ? null : (
        <div className="border-b border-line py-1 @min-[44rem]:hidden">
          <SortChoice columns={ORDERS} {...sorting} className="" />
        </div>
      )}
      <table className="w-full text-left tabular-nums @max-[44rem]:block">
        <caption className="sr-only">Campaigns</caption>
        <thead className={campaigns.length === 0 ? 'sr-only' : '@max-[44rem]:hidden'}>
          <tr>
            <SortHead label="Subject" column="subject" {...sorting} className={HEADING} />
            <SortHead label="Status" column="state" {...sorting} className={HEADING} />
            <SortHead label="Sent" column="date" descends {...sorting} className={HEADING} />
            {FIGURES.map((name) => (
              <th key={name} scope="col" className={`text-right ${HEADING}`}>
                {name}
              </th>
            ))}
            <th scope="col" className={HEADING}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[44rem]:block">
          {campaigns.length === 0 ? (
            <tr className="border-t border-line">
              <td colSpan={FIGURES.length + OTHERS} className="pt-12 font-serif text-heading">
                <Send aria-hidden strokeWidth={1.25} className="mb-4 size-10 text-clay" />
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
  const unsent = unsentWords(campaign);
  return (
    <tr
      tabIndex={-1}
      data-row={campaign.id}
      className="border-b border-line align-top @max-[44rem]:relative @max-[44rem]:flex @max-[44rem]:flex-wrap @max-[44rem]:items-center @max-[44rem]:gap-x-2.5 @max-[44rem]:gap-y-1.5 @max-[44rem]:py-3.5 @min-[44rem]:h-12.25"
    >
      <th
        scope="row"
        className="py-3 pr-6 font-semibold wrap-anywhere @max-[44rem]:w-full @max-[44rem]:p-0 @max-[44rem]:pr-10"
      >
        <Link id={campaignLinkId(campaign.id)} data-opens to={campaignPath(campaign.id)} className={ROW_LINK}>
          <span title={subject} className="line-clamp-2">
            {subject}
          </span>
        </Link>
        <CampaignStatus campaign={campaign} />
        {failed > 0 ? <Failures campaign={campaign} /> : null}
      </th>
      <td className="py-2.5 pr-4 @max-[44rem]:p-0">
        {/* Most are sent: only what is not stands out. */}
        {phaseOf(campaign) === 'over' ? (
          <span className="inline-block py-0.5 text-quiet">Sent</span>
        ) : (
          <CampaignBadge campaign={campaign} />
        )}
      </td>
      <td className="py-3 pr-4 whitespace-nowrap text-quiet @max-[44rem]:p-0 @min-[44rem]:@max-[60rem]:max-w-32 @min-[44rem]:@max-[60rem]:whitespace-normal">
        {unsent ?? <ShortDate at={campaign.send_at ?? campaign.created_at} withTime />}
      </td>
      {unsent !== null ? (
        FIGURES.map((name) => <NoFigure key={name} />)
      ) : (
        <>
          <Figure name="Recipients">{recipients}</Figure>
          <Figure name="Delivered" of={recipients}>
            {delivered}
          </Figure>
          <Figure name="Failed" tone={failed > 0 ? 'alarm' : 'quiet'}>
            {failed}
          </Figure>
          <Figure name="Unsubscribed" tone={unsubscribed > 0 ? 'plain' : 'quiet'}>
            {unsubscribed}
          </Figure>
        </>
      )}
      <td className="py-1.5 @max-[44rem]:ml-auto @max-[44rem]:p-0">
        <CampaignActions campaign={campaign} busy={busy} onAct={onAct} />
      </td>
    </tr>
  );
}

interface FigureProps {
  name: string;
  /** What it is a share of, which is said, too; none of 0. */
  of?: number;
  tone?: keyof typeof TONES;
  children: number;
}

const TONES = { plain: '', quiet: 'text-quiet', alarm: 'font-semibold text-alarm' };

function Figure({ name, of = 0, tone = 'plain', children }: FigureProps) {
  return (
    <td className="py-3 pr-4 text-right @max-[44rem]:p-0 @max-[44rem]:whitespace-nowrap">
      <span aria-hidden className="mr-1.5 text-quiet @min-[44rem]:hidden">
        {name}
      </span>
      <span className={TONES[tone]}>{children.toLocaleString('en-US')}</span>
      {of === 0 ? null : <span className="text-quiet"> ({share(children, of)})</span>}
    </td>
  );
}

/** Of what was not sent there is none; a card leaves it out. */
function NoFigure() {
  return <td className="py-3 pr-4 text-right text-quiet @max-[44rem]:hidden">–</td>;
}

/** Why emails were not delivered, in plain words; what the servers said is folded up. */
function Failures({ campaign: { failures } }: { campaign: Campaign }) {
  return (
    <div className="mt-2 max-w-[38rem] font-normal">
      <ul className="text-fine text-quiet">
        {refusalsInWords(failures).map(({ words, count }) => (
          <li key={words}>
            <span className="font-semibold text-alarm">{count.toLocaleString('en-US')} failed:</span> {words}
          </li>
        ))}
      </ul>
      <RefusalDetails reasons={failures.map(({ reason }) => reason)} />
    </div>
  );
}
