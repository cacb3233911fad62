import { thankYou } from '#content/thank-you.ts';
import { LinkList } from './LinkList.tsx';

/** What to do until the answer to a message comes, across both columns of the page. */
export function Meanwhile({ list }: { list: typeof thankYou.meanwhile.list }) {
  return (
    <section aria-labelledby="meanwhile-title" className="lg:col-span-2 lg:mt-8">
      <h2 id="meanwhile-title" className="text-heading">
        {thankYou.meanwhile.title}
      </h2>
      <LinkList list={list} className="mt-5" />
    </section>
  );
}
