import { support } from '#content/support.ts';

/** The promised response times, in large type. [1.28] [2.13.07] [9.2.08] */
export function ResponseTimes() {
  const { name, title, list, why, hours } = support.response;
  return (
    <section aria-labelledby="response-title" className="bg-band text-on-band">
      <div className="shell section">
        <p className="text-small font-medium">{name}</p>
        <h2 id="response-title" className="mt-3 text-title">
          {title}
        </h2>
        <dl className="mt-10 border-b border-current/30">
          {list.map(({ what, within, text }) => (
            <div
              key={what}
              className="grid items-baseline gap-x-10 gap-y-1 border-t border-current/30 py-5 sm:grid-cols-[14.5rem_1fr] lg:grid-cols-[4fr_4fr_6fr]"
            >
              <dt className="font-serif text-heading sm:max-lg:row-span-2">{what}</dt>
              <dd className="font-serif text-title">{within}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-measure">{why}</p>
        <p className="mt-3 text-small">{hours}</p>
      </div>
    </section>
  );
}
