import { useState } from 'react';
import { business } from '#content/business.ts';
import { contact } from '#content/contact.ts';
import { pages } from '#content/pages.ts';
import { orCall } from '#content/words/forms.ts';
import { TELEPHONE } from '../../components/contact-addresses.ts';
import { Head } from '../../components/Head.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { ContactForm } from '../../features/contacts/ContactForm.tsx';
import type { SentMessage } from '../../features/contacts/SentFacts.tsx';
import { useHost } from '../../lib/host.ts';
import { ContactQuestions } from './ContactQuestions.tsx';
import { DirectContact } from './DirectContact.tsx';
import { MessageSent } from './MessageSent.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** The form, or the confirmation after sending. [1.09] [1.26] [2.1.06] [2.9.01]–[2.9.11] [4.3.05] */
export function ContactPage() {
  const { announcer } = useHost();
  const [screen, setScreen] = useState<'first' | SentMessage | 'again'>('first');

  function showSent({ subject, email }: Omit<SentMessage, 'at'>) {
    announcer.announce(`${contact.sent.title} ${contact.sent.promise}`);
    setScreen({ subject, email, at: Date.now() });
  }

  return (
    <>
      <Head {...pages['/contact']} />
      {typeof screen === 'object' ? (
        <MessageSent message={screen} onAgain={() => setScreen('again')} />
      ) : (
        <>
          <div className="shell grid gap-x-20 gap-y-14 pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20 lg:grid-cols-[7fr_5fr]">
            <header className="grid items-end gap-x-20 gap-y-8 lg:col-span-2 lg:grid-cols-subgrid">
              <div>
                <ScreenHeading arrived={screen === 'again'} className="max-w-[10em] text-hero">
                  {contact.title}
                </ScreenHeading>
                <p className="mt-6 max-w-[34.6em] text-lead text-quiet lg:mt-8">{contact.lead}</p>
                <p className="mt-3 first-letter:uppercase sm:hidden">
                  <a href={TELEPHONE} className="finger-high whitespace-nowrap text-link">
                    {orCall} {business.reach.phoneShown}
                  </a>
                </p>
              </div>
              <div className="lg:pb-1">
                <p className="font-serif text-clay">
                  <span className="block text-heading">{contact.promise.before}</span>{' '}
                  <span className="block text-hero">{contact.promise.figure}</span>
                </p>
                <p className="mt-3 text-small text-quiet">
                  <LinkedText>{contact.promise.sooner}</LinkedText>
                </p>
              </div>
            </header>
            <section aria-labelledby="form-title">
              <h2 id="form-title" className="border-t border-ink pt-5 pb-6 text-heading">
                {contact.form.title}
              </h2>
              <ContactForm onSent={showSent} />
            </section>
            <DirectContact />
          </div>
          <QuickLinks />
          <ContactQuestions />
        </>
      )}
    </>
  );
}
