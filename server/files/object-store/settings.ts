/** How an object store is reached. */
export interface StoreSettings {
  /** Without the bucket, and without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface ObjectStoreSettings extends StoreSettings {
  /** The folder of copies. */
  cacheDir: string;
  cacheBytes: number;
}
