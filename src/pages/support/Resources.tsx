import { support } from '#content/support.ts';
import { LinkList } from '../../components/LinkList.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** Pages and posts that may already answer a question. [2.13.09] */
export function Resources() {
  const { name, title, list } = support.resources;
  return (
    <section aria-labelledby="resources-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="resources-title">
          <LinkList list={list} className="mt-10" />
        </SectionHeading>
      </div>
    </section>
  );
}
