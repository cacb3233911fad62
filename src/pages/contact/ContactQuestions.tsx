import { contact } from '#content/contact.ts';
import { contactQuestions } from '#content/faqs.ts';
import { Faq } from '../../components/Faq.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** [2.9.04] */
export function ContactQuestions() {
  const { name, title } = contact.questions;
  return (
    <section aria-labelledby="questions-title" className="shell section">
      <SectionHeading name={name} title={title} id="questions-title">
        <div className="mt-9">
          <Faq questions={contactQuestions} />
        </div>
      </SectionHeading>
    </section>
  );
}
