import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MediaItem } from '#shared/contract/media.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/** Covers that the site draws from a post's title: each press another one. */
export function useDrawnCover() {
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const client = useQueryClient();
  const last = useRef<{ variant: number; media: MediaItem } | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: { title: string; variant: number }) => request('drawCover', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  });

  /**
   * @param kept the post's present cover; an earlier drawing of this form that was put aside for a new one is deleted
   * @returns the path of the drawing; null on failure, which is shown
   */
  async function draw(title: string, kept: string): Promise<string | null> {
    if (title.trim() === '') {
      await alert('Please enter a title first: the cover is drawn from it.', 'No cover was drawn');
      return null;
    }
    const before = last.current;
    const variant = before === null ? 0 : before.variant + 1;
    try {
      const { media } = await mutateAsync({ title, variant });
      last.current = { variant, media };
      announcer.announce('The cover is drawn');
      // The server refuses where something uses it, such as the saved post.
      if (before !== null && before.media.path === kept) {
        void request('deleteMedia', { query: { id: before.media.id } }).catch(() => undefined);
      }
      return media.path;
    } catch (error) {
      const text = failureText(error, { refused: 'The cover could not be drawn. Please try again.' });
      announcer.announce(text);
      await alert(text, 'No cover was drawn');
      return null;
    }
  }

  return { draw, isDrawing: isPending };
}
