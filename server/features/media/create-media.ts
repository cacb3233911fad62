import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import type { Logger } from '../../log.ts';
import { MediaFileService } from './media-files.service.ts';
import { MediaFinder } from './media-finder.ts';
import { MediaMentions } from './media-mentions.repository.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaService } from './media.service.ts';
import { MediaUses } from './media-uses.ts';

interface Deps {
  db: Db;
  inTransaction: InTransaction;
  files: ImageFiles;
  clock: Clock;
  log: Logger;
  drawCover: (title: string, variant: number) => Promise<Buffer>;
  /** Called after the texts or covers of posts were changed. */
  onPostsChange: () => void;
}

/** Creates and connects the services of the media library. */
export function createMedia({ db, inTransaction, files, clock, log, drawCover, onPostsChange }: Deps) {
  const repository = new MediaRepository(db);
  const mentions = new MediaMentions(db);
  const uses = new MediaUses(mentions, repository);
  const finder = new MediaFinder({
    repository,
    files,
    clock,
    onFailure: (error) => log.warn({ err: error }, 'images can not be looked for in the store'),
  });
  return {
    media: new MediaService({ repository, uses, finder, files, clock, drawCover }),
    mediaFiles: new MediaFileService({
      inTransaction,
      repository,
      mentions,
      uses,
      finder,
      files,
      clock,
      onChange: onPostsChange,
      onFailure: (error) => log.warn({ err: error }, 'files that are not needed any more can not be deleted'),
    }),
  };
}
