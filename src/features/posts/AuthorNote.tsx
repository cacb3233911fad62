import { afterPost } from '#content/after-post.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { useAddress } from '../../lib/host.ts';
import { ROUTES } from '../../paths.ts';
import { Monogram } from './Monogram.tsx';

/** Who wrote the post, with a portrait or a monogram. */
export function AuthorNote({ name }: { name: string }) {
  const address = useAddress();
  const author = Object.hasOwn(afterPost.authors, name) ? afterPost.authors[name] : undefined;
  const portrait = author?.portrait ?? null;
  return (
    <section aria-labelledby="post-author" className="mt-14 flex gap-6 border-t border-line pt-8 sm:gap-8">
      {portrait === null ? (
        <Monogram name={name} />
      ) : (
        <img
          src={address(portrait)}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          className="size-20 shrink-0 rounded object-cover sm:size-24"
        />
      )}
      <div className="min-w-0">
        <h2 id="post-author" className="text-heading">
          {afterPost.writtenBy(name)}
        </h2>
        {author === undefined ? null : <p className="mt-2 text-quiet">{author.text}</p>}
        {author === undefined || author.about === null ? null : (
          <MoreLink to={ROUTES.about} className="mt-1 print:hidden">
            {author.about}
          </MoreLink>
        )}
      </div>
    </section>
  );
}
