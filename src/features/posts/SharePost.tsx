import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import * as words from '#content/words/post.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';

/** Opens the device's share sheet; without one, copies the link and says so. [2.11.14] [D31] */
export function SharePost({ title, path }: { title: string; path: string }) {
  const { base, origin, announcer, domWindow } = useHost();
  const [note, setNote] = useState('');

  function say(text: string) {
    setNote(text);
    announcer.announce(text);
  }

  async function share() {
    const { navigator } = domWindow();
    const url = `${origin}${base}${path}`;
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closing the share sheet is not an error.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      say(words.linkCopied);
    } catch {
      say(words.notCopied(url));
    }
  }

  return (
    <div className="ml-auto flex shrink-0 flex-wrap items-center gap-4 max-sm:ml-0 sm:flex-row-reverse noscript:hidden">
      <Button variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden className="size-4.5" />
        {words.share}
      </Button>
      <span className="text-small text-quiet">{note}</span>
    </div>
  );
}
