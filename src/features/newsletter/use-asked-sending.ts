import type { PostSending } from '#shared/contract/rich-newsletters.ts';
import { useHost } from '../../lib/host.ts';
import { howMany } from '../../lib/how-many.ts';
import { type Question, useAlerts } from '../../ui/alerts.ts';
import { isTimed } from './waiting-email.ts';

/** A post that is to be published. */
interface ToPublish {
  id: number;
  title: string;
}

/**
 * Returns what asks before posts are published whose emails go out with them; resolves to whether they are to be. The server is
 * asked for the emails: a list may not know yet what was scheduled or called off elsewhere, and no email can be called back.
 * What it returns throws ApiError.
 */
export function useAskedSending(): (posts: readonly ToPublish[]) => Promise<boolean> {
  const { request } = useHost();
  const { confirm } = useAlerts();
  return async (posts) => {
    const known = await Promise.all(
      posts.map(async (post) => ({
        post,
        sending: await request('readPostSending', { query: { post: post.id } }),
      })),
    );
    const mailed = known.filter(({ sending }) => sending.waiting !== null && !isTimed(sending.waiting));
    const [first] = mailed;
    return first === undefined || confirm(questionOf(mailed.length, first));
  };
}

function questionOf(emails: number, { post, sending }: { post: ToPublish; sending: PostSending }): Question {
  const { recipients, waiting } = sending;
  const count = recipients.toLocaleString('en-US');
  const people = howMany(recipients, 'subscriber');
  return emails === 1
    ? {
        title: `Publish and send to ${people}?`,
        message: `“${post.title}” goes online, and its email “${waiting?.subject ?? post.title}” to ${people}, at once. The email can’t be called back.`,
        confirmLabel: `Publish and send to ${count}`,
      }
    : {
        title: `Publish and send ${howMany(emails, 'email')}?`,
        message: `${emails} of these posts have an email that waits for them: each goes to ${people}, at once, and can’t be called back.`,
        confirmLabel: `Publish and send ${howMany(emails, 'email')}`,
      };
}
