import { supportQuestions } from '#content/faqs.ts';
import { pages } from '#content/pages.ts';
import { support } from '#content/support.ts';
import { Faq } from '../../components/Faq.tsx';
import { Head } from '../../components/Head.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Resources } from './Resources.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { WaysToReach } from './WaysToReach.tsx';

/** [1.11] [2.1.13] [2.13.04]–[2.13.09] */
export function SupportPage() {
  const { title, lead, report, questions } = support;
  return (
    <>
      <Head {...pages['/support']} />
      <header className="shell grid gap-x-16 gap-y-10 pt-12 pb-[clamp(4rem,8vw,7rem)] sm:pt-20 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 className="max-w-[6.6em] text-hero">{title}</h1>
          <p className="mt-6 max-w-[26.6em] text-lead text-quiet lg:mt-8">{lead}</p>
        </div>
        <WaysToReach />
      </header>
      <ResponseTimes />
      <section aria-labelledby="report-title" className="border-t border-line">
        <div className="shell section">
          <SectionHeading name={report.name} title={report.title} id="report-title">
            <ol className="mt-10 grid list-decimal gap-x-12 gap-y-5 pl-6 marker:font-serif marker:text-clay md:grid-cols-2">
              {report.list.map((thing) => (
                <li key={thing} className="pl-2">
                  {thing}
                </li>
              ))}
            </ol>
          </SectionHeading>
        </div>
      </section>
      <section aria-labelledby="questions-title" className="border-t border-line">
        <div className="shell section">
          <SectionHeading name={questions.name} title={questions.title} id="questions-title">
            <div className="mt-10">
              <Faq questions={supportQuestions} />
            </div>
          </SectionHeading>
        </div>
      </section>
      <Resources />
    </>
  );
}
