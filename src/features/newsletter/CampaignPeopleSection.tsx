import type { ReactNode } from 'react';
import type { CampaignPeople, CampaignPerson } from '#shared/contract/campaign-reports.ts';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { ShowMore } from '../../components/dashboard/ShowMore.tsx';
import { useCampaignPeople } from './use-campaign-report.ts';

interface CampaignPeopleSectionProps {
  campaign: number;
  who: CampaignPeople;
  /** How many they are. */
  count: number;
  title: string;
  summary: string;
  /** How many emails failed for the most common reasons. */
  reasons?: Reasons;
  /** What can be done about them. */
  actions?: ReactNode;
}

type Reasons = Readonly<Campaign['failures']>;

const NO_REASONS: Reasons = [];

/** Those whom a campaign did not reach, or who left by it: some, and more as they are asked for. */
export function CampaignPeopleSection({
  campaign,
  who,
  count,
  title,
  summary,
  reasons = NO_REASONS,
  actions,
}: CampaignPeopleSectionProps) {
  return (
    <DashboardSection title={title} summary={summary} actions={actions} isPart>
      {count === 0 ? null : <People campaign={campaign} who={who} reasons={reasons} />}
    </DashboardSection>
  );
}

interface PeopleProps extends Pick<CampaignPeopleSectionProps, 'campaign' | 'who'> {
  reasons: Reasons;
}

function People({ campaign, who, reasons }: PeopleProps) {
  const { query, people } = useCampaignPeople(campaign, who);
  return (
    <Loaded query={query} name="the addresses" rows={3} height="min-h-10">
      {() => (
        <>
          {groupedByReason(people).map(({ reason, alike }) =>
            reason === null ? (
              <Addresses key="" people={alike} />
            ) : (
              <section key={reason} aria-label={reason} className="mt-5 first-of-type:mt-4">
                <h4 className="flex items-baseline justify-between gap-x-4 pb-1.5 font-sans text-small font-medium">
                  <span className="min-w-0 wrap-anywhere">{reason}</span>
                  <Count reason={reason} reasons={reasons} />
                </h4>
                <Addresses people={alike} />
              </section>
            ),
          )}
          <ShowMore query={query} name="addresses" />
        </>
      )}
    </Loaded>
  );
}

/** How many have that reason; only the most common ones are counted. */
function Count({ reason, reasons }: { reason: string; reasons: Reasons }) {
  const count = reasons.find((one) => one.reason === reason)?.count;
  return count === undefined ? null : (
    <span className="shrink-0 text-quiet tabular-nums">{count.toLocaleString('en-US')}</span>
  );
}

function Addresses({ people }: { people: readonly CampaignPerson[] }) {
  return (
    <ul className="mt-4 border-b border-line [h4+&]:mt-0">
      {people.map(({ id, email, is_off }) => (
        <li
          key={id}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 wrap-anywhere text-quiet"
        >
          {email === '' ? 'An address deleted since' : <span className="text-ink">{email}</span>}
          {is_off ? <span className="text-fine">Taken off the list</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** The people as they come, which is by their reasons. */
function groupedByReason(
  people: readonly CampaignPerson[],
): { reason: string | null; alike: CampaignPerson[] }[] {
  const groups = new Map<string | null, CampaignPerson[]>();
  for (const person of people) groups.set(person.reason, [...(groups.get(person.reason) ?? []), person]);
  return [...groups].map(([reason, alike]) => ({ reason, alike }));
}
