/** Where a program keeps something, step by step. */
export type Places = readonly (readonly [program: string, where: string])[];

/** Where calendars keep the address from which they can be read. */
export const READING: Places = [
  ['Google', 'Settings, your calendar’s name, “Integrate calendar”: the secret address in iCal format.'],
  [
    'iCloud',
    'https://caldav.icloud.com, with your Apple account and an app-specific password from account.apple.com.',
  ],
  ['Outlook', 'Settings, Calendar, “Shared calendars”, “Publish a calendar”: the ICS link.'],
  ['Fastmail, Nextcloud', 'The calendar’s settings: its CalDAV address, with a password for this program.'],
];

/** Where calendars take the address of another one. */
export const FOLLOWING: Places = [
  ['Google', '“Other calendars”, the plus, “From URL”. It looks every few hours.'],
  ['Apple', 'In Calendar: File, “New Calendar Subscription”. On an iPhone: Add Calendar.'],
  ['Outlook', '“Add calendar”, “Subscribe from web”.'],
];

/** Where it is in the programs that most have, for who asks. */
export function CalendarHelp({ question, places }: { question: string; places: Places }) {
  return (
    <details className="mt-3">
      <summary className="finger-high w-fit cursor-pointer text-link">{question}</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {places.map(([program, where]) => (
          <div key={program} className="sm:contents">
            <dt className="font-semibold">{program}</dt>
            <dd className="wrap-anywhere text-quiet">{where}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
