import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { FolderFiles } from './folder-files.ts';
import type { ImageFiles } from './image-files.ts';
import type { ObjectStore, ObjectPlace } from './object-store/object-store.ts';
import type { StoreSettings } from './object-store/settings.ts';
import type { StoreTimeouts } from './object-store/store-fetch.ts';

/** The images of this configuration: in the object store when one is set, in the folder otherwise. */
export async function openFiles(
  { objectStore, uploadsDir }: Pick<Config, 'objectStore' | 'uploadsDir'>,
  log: Logger,
): Promise<ImageFiles> {
  if (objectStore === null) return new FolderFiles(uploadsDir);
  const { ObjectStoreFiles } = await import('./object-store/object-store-files.ts');
  const files = new ObjectStoreFiles(objectStore, log);
  void files.start(); // a start does not wait for the store
  return files;
}

/** Objects of another kind, in a place of their own. */
export async function openObjects(
  settings: StoreSettings,
  timeouts: StoreTimeouts,
  place: ObjectPlace,
): Promise<ObjectStore> {
  const { ObjectStore } = await import('./object-store/object-store.ts');
  return new ObjectStore(settings, timeouts, place);
}
