import type { MediaItem } from '#shared/contract/media.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import type { Area } from './crop-area.ts';
import { bytesInWords, imagesInWords } from './media-words.ts';
import { useMediaChanges } from './use-media.ts';

/** What the owner does with images. Failures are shown; each says whether it was done. */
export function useMediaActions() {
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const { describe, replace, crop, remove, removeSeveral, removeUnused, reload } = useMediaChanges();

  async function attempt<Result>(what: string, action: () => Promise<Result>): Promise<Result | null> {
    try {
      return await action();
    } catch (error) {
      const text = failureText(error, { refused: `${what}. Please try again.` });
      announcer.announce(text);
      await alert(text, what);
      return null;
    }
  }

  return {
    reload,
    isReplacing: replace.isPending,
    isRemoving: removeSeveral.isPending,
    describe: (item: MediaItem) => attempt('The description was not saved', () => describe.mutateAsync(item)),

    async replace(item: MediaItem, file: File): Promise<void> {
      const uses =
        item.use_count === 0
          ? ''
          : ` It takes its place ${item.use_count === 1 ? 'where it is used' : `in all ${item.use_count} places`}.`;
      const sure = await confirm({
        title: 'Replace this image?',
        message: `“${file.name}” is put in the place of “${item.name}”.${uses} The old file is deleted; its address leads to the new one.`,
        confirmLabel: 'Replace',
      });
      if (!sure) return;
      const done = await attempt('The image was not replaced', () =>
        replace.mutateAsync({ id: item.id, file }),
      );
      if (done !== null) announcer.announce('The image is replaced');
    },

    /** @returns the new image; null when it failed */
    async crop(item: MediaItem, area: Area): Promise<MediaItem | null> {
      const done = await attempt('The image was not cropped', () =>
        crop.mutateAsync({ id: item.id, ...area }),
      );
      if (done !== null) announcer.announce('There is a new image');
      return done?.media ?? null;
    },

    async remove(item: MediaItem): Promise<boolean> {
      const sure = await confirm({
        title: 'Delete this image?',
        message: `“${item.name}” is used nowhere. This action cannot be undone.`,
        confirmLabel: 'Delete',
        danger: true,
      });
      if (!sure) return false;
      const done = await attempt('The image was not deleted', () => remove.mutateAsync(item.id));
      if (done !== null) announcer.announce('The image is deleted');
      return done !== null;
    },

    /** Deletes those of them that nothing uses. @returns whether anything was done */
    async removeSeveral(items: readonly MediaItem[]): Promise<boolean> {
      const sure = await confirm({
        title: `Delete ${imagesInWords(items.length)}?`,
        message: `${items.length === 1 ? 'It is' : 'They are'} used nowhere. This action cannot be undone.`,
        confirmLabel: 'Delete',
        danger: true,
      });
      if (!sure) return false;
      const done = await attempt('Nothing was deleted', () =>
        removeSeveral.mutateAsync(items.map(({ id }) => id)),
      );
      if (done === null) return false;
      const text = `${imagesInWords(done.done.length)} deleted`;
      announcer.announce(text);
      if (done.failed.length > 0) {
        const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? `Image ${id}`;
        const why = done.failed.map(({ id, error }) => `“${nameOf(id)}”: ${error}`);
        await alert([`${text}.`, ...why].join('\n'), `${imagesInWords(done.failed.length)} stayed`);
      }
      return true;
    },

    async removeUnused(count: number): Promise<void> {
      const sure = await confirm({
        title: 'Delete what is not used?',
        message: `No post and no newsletter uses ${imagesInWords(count)}. Those of the last hour stay: they may be in a text that is not saved yet. This action cannot be undone.`,
        confirmLabel: 'Delete',
        danger: true,
      });
      if (!sure) return;
      const done = await attempt('Nothing was deleted', () => removeUnused.mutateAsync());
      if (done === null) return;
      const { deleted, bytes, spared } = done;
      const kept = spared === 0 ? '' : ` ${imagesInWords(spared)} of the last hour stayed.`;
      const text =
        deleted === 0
          ? `Nothing was deleted.${kept}`
          : `${imagesInWords(deleted)} deleted, ${bytesInWords(bytes)}.${kept}`;
      announcer.announce(text);
      await alert(text, 'Unused images');
    },
  };
}
