import { usePostSending } from '../../features/newsletter/use-send-post.ts';
import { isTimed } from '../../features/newsletter/waiting-email.ts';
import { howMany } from '../../lib/how-many.ts';

/** Says of a draft that is about to be published that its email goes out with that; nothing where none waits. */
export function EmailAlong({ post }: { post: number }) {
  const known = usePostSending(post, true);
  if (known === null || known.waiting === null || isTimed(known.waiting)) return null;
  return (
    <p role="status" className="min-w-0 grow wrap-anywhere">
      Saving publishes it, and its email “{known.waiting.subject}” goes to{' '}
      {howMany(known.recipients, 'subscriber')}.
    </p>
  );
}
