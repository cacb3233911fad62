import { home } from '#content/home.ts';
import { HOME_POSTS } from '#shared/limits.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { LatestPosts } from '../../features/posts/LatestPosts.tsx';
import { usePosts } from '../../features/posts/use-posts.ts';
import { ROUTES } from '../../paths.ts';

/** [2.4.06] [2.4.15] */
export function BlogSection() {
  const { name, title, link } = home.blog;
  const { isEmpty } = usePosts({ limit: HOME_POSTS });
  return (
    <section id="blog" aria-labelledby="blog-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="blog-title" />
        <div className="mt-12">
          <LatestPosts />
        </div>
        {isEmpty ? null : (
          <MoreLink to={ROUTES.blog} className="mt-10">
            {link}
          </MoreLink>
        )}
      </div>
    </section>
  );
}
