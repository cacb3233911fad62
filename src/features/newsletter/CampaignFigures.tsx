import type { Campaign } from '#shared/contract/campaigns.ts';
import { howMany } from '../../lib/how-many.ts';
import { share } from './campaign-share.ts';

/** What became of a campaign, in figures. Nothing of it is tracked in an email. */
export function CampaignFigures({ campaign }: { campaign: Campaign }) {
  const { recipients, delivered, waiting, failed, bounced, cancelled, unsubscribed } = campaign;
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 border-y border-line tabular-nums sm:flex">
        <Figure name="Delivered" count={delivered} of={recipients} />
        {waiting > 0 ? <Figure name="Waiting" count={waiting} of={recipients} /> : null}
        {cancelled > 0 ? <Figure name="Cancelled" count={cancelled} of={recipients} /> : null}
        <Figure
          name="Failed"
          count={failed}
          of={recipients}
          isAlarming={failed > 0}
          more={bounced === 0 ? null : `${bounced.toLocaleString('en-US')} taken off the list`}
        />
        <Figure name="Unsubscribed" count={unsubscribed} of={delivered} />
      </dl>
      <p className="mt-2 text-fine text-quiet tabular-nums">
        {sumOf(campaign)}. Opens and clicks are not tracked.
      </p>
    </>
  );
}

/** 'Of 1,284 subscribers, 1,259 delivered, 25 failed'; 'Delivered to all 20 subscribers' */
function sumOf({ recipients, delivered, waiting, failed, cancelled }: Campaign): string {
  const parts = Object.entries({ delivered, waiting, cancelled, failed })
    .filter(([name, count]) => name === 'delivered' || count > 0)
    .map(([name, count]) => `${count.toLocaleString('en-US')} ${name}`);
  if (delivered === recipients)
    return recipients === 1
      ? 'Delivered to its 1 subscriber'
      : `Delivered to all ${howMany(recipients, 'subscriber')}`;
  return `Of ${howMany(recipients, 'subscriber')}, ${parts.join(', ')}`;
}

interface FigureProps {
  name: string;
  count: number;
  of: number;
  isAlarming?: boolean;
  /** What became of some of them. */
  more?: string | null;
}

function Figure({ name, count, of, isAlarming = false, more = null }: FigureProps) {
  return (
    <div className="flex flex-col border-line py-3 max-sm:odd:pr-4 max-sm:even:border-l max-sm:even:pl-4 max-sm:nth-[n+3]:border-t sm:grow sm:basis-0 sm:border-l sm:px-5 sm:first:border-l-0 sm:first:pl-0">
      <dt className="order-2 text-quiet">{name}</dt>
      <dd className={`flex items-baseline gap-x-2 ${isAlarming ? 'text-alarm' : ''}`}>
        <span className="font-serif text-[1.625rem] leading-tight">{count.toLocaleString('en-US')}</span>
        {of === 0 ? null : <span className="text-quiet">{share(count, of)}</span>}
      </dd>
      {more === null ? null : <dd className="order-3 text-fine text-quiet">{more}</dd>}
    </div>
  );
}
