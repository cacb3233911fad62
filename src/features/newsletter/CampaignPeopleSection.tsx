import { type ReactNode, useState } from 'react';
import type { CampaignPeople, CampaignPerson } from '#shared/contract/campaign-reports.ts';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { ShowMore } from '../../components/dashboard/ShowMore.tsx';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import { refusalInWords } from '../../components/dashboard/refusal-words.ts';
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

/** More of one reason are folded up. */
const FEW = 5;

const NO_REASONS: Reasons = [];

/** Those whom a campaign reached, did not reach, or who left by it: some, and more as they are asked for. */
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
  // Whoever has asked for more sees them; who got it is one list, which has no reasons to be told apart by.
  const isWhole = who === 'sent' || (query.data?.pages.length ?? 0) > 1;
  return (
    <Loaded query={query} name="the addresses" rows={3} height="min-h-10">
      {() => (
        <>
          {groupedByReason(people).map(({ reason, alike }) =>
            reason === null ? (
              <div key="" className="mt-4">
                <Addresses people={alike} isWhole={isWhole} />
              </div>
            ) : (
              <Alike key={reason} reason={reason} people={alike} reasons={reasons} isWhole={isWhole} />
            ),
          )}
          <ShowMore query={query} name="addresses" />
        </>
      )}
    </Loaded>
  );
}

interface AlikeProps {
  reason: string;
  people: readonly CampaignPerson[];
  reasons: Reasons;
  isWhole: boolean;
}

/** Those of one reason, in plain words, with how many they are; only the most common reasons are counted. */
function Alike({ reason, people, reasons, isWhole }: AlikeProps) {
  const count = reasons.find((one) => one.reason === reason)?.count;
  const { words, reply } = refusalInWords(reason);
  return (
    <section aria-label={words} className="mt-6 first-of-type:mt-4">
      <h4 className="flex items-baseline justify-between gap-x-4 font-sans text-small font-semibold">
        <span className="min-w-0 wrap-anywhere">{words}</span>
        {count === undefined ? null : (
          <span className="shrink-0 font-normal text-quiet tabular-nums">
            {howMany(count, 'email')}
            {people.length < count ? `, ${people.length.toLocaleString('en-US')} loaded` : ''}
          </span>
        )}
      </h4>
      {reply === null ? null : (
        <p className="max-w-measure text-fine wrap-anywhere text-quiet">The server: “{reply}”</p>
      )}
      <div className="mt-1.5">
        <Addresses people={people} isWhole={isWhole} />
      </div>
    </section>
  );
}

interface AddressesProps {
  people: readonly CampaignPerson[];
  /** Whether none of them is folded up. */
  isWhole: boolean;
}

function Addresses({ people, isWhole }: AddressesProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = !isWhole && !isUnfolded && people.length > FEW;
  return (
    <>
      <ul className="border-b border-line">
        {(isFolded ? people.slice(0, FEW) : people).map(({ id, email, is_off }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 wrap-anywhere text-quiet"
          >
            {email === '' ? 'An address deleted since' : <span className="text-ink">{email}</span>}
            {is_off ? <span className="text-fine">Taken off the list</span> : null}
          </li>
        ))}
      </ul>
      {isFolded ? (
        <Button size="small" variant="quiet" className="-ml-3" onClick={() => setUnfolded(true)}>
          Show all {people.length}
        </Button>
      ) : null}
    </>
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
