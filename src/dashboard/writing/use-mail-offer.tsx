import { type ReactNode, useState } from 'react';
import { PostNewsletterDialog } from '../../features/newsletter/PostNewsletterDialog.tsx';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { useSubscriberCounts } from '../../features/subscribers/use-subscribers.ts';
import { howMany } from '../../lib/how-many.ts';
import { useHost } from '../../lib/host.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import type { PublishingState } from './use-publishing.ts';

/** What has to be done to a post for it to be offered: nothing that subscribers may have got already. */
const OFFERED_AFTER = new Set(['Published', 'Scheduled']);

interface MailOffer {
  /** As it was last saved; null while it is new. */
  post: OwnerPost | null;
  publishing: PublishingState;
  /** Leads the focus away from what is gone. */
  onDone: () => void;
}

/** Once a post is published or has its time, offers to send it to the subscribers. It stays until that is answered. */
export function useMailOffer({ post, publishing, onDone }: MailOffer): {
  line: ReactNode;
  dialog: ReactNode;
} {
  const { base, origin } = useHost();
  const { copied, copy } = useCopy();
  const { saved, appearsAt, readAt } = publishing;
  const [seen, setSeen] = useState(saved);
  const [offer, setOffer] = useState<'none' | 'made' | 'open' | 'answered'>('none');
  if (saved !== seen) {
    setSeen(saved);
    if (saved !== null && offer === 'none' && OFFERED_AFTER.has(saved.done)) setOffer('made');
  }
  if (post?.status !== 'published' || offer === 'none' || offer === 'answered') {
    return { line: null, dialog: null };
  }
  function answer() {
    setOffer('answered');
    onDone();
  }
  return {
    line: (
      <p role="status" className="writing-offer">
        {appearsAt === null
          ? 'It is online. Send it to your subscribers?'
          : 'Scheduled. Send it to your subscribers when it appears?'}
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setOffer('open')}>
            <Recipients />
          </Button>
          {readAt === null ? null : (
            <Button size="small" variant="secondary" onClick={() => void copy(`${origin}${base}${readAt}`)}>
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={answer}>
            Not now
          </Button>
        </span>
      </p>
    ),
    dialog:
      offer === 'open' ? (
        <PostNewsletterDialog
          post={{ id: post.id, title: post.title }}
          onSent={answer}
          onClose={() => setOffer('made')}
        />
      ) : null,
  };
}

/** To how many it goes, once that is known and there is anybody. */
function Recipients() {
  const active = useSubscriberCounts()?.active ?? 0;
  return `Send to ${active === 0 ? 'subscribers' : howMany(active, 'subscriber')}`;
}
