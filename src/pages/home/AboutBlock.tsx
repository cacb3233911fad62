import { home } from '#content/home.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ROUTES } from '../../paths.ts';

/** [2.4.02] [2.4.11] */
export function AboutBlock() {
  const { name, title, paragraphs, link } = home.about;
  return (
    <section id="about" aria-labelledby="about-title" className="shell section">
      <SectionHeading name={name} title={title} id="about-title">
        <div className="mt-8 grid gap-6 md:grid-cols-2 md:gap-12">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <MoreLink to={ROUTES.about} className="mt-6">
          {link}
        </MoreLink>
      </SectionHeading>
    </section>
  );
}
