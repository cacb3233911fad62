/** A picture of this site: an upload by its name, or a file of the client build by its path below it. */
export type OwnPicture = { upload: string } | { file: string };

/** The picture of a root-relative address; null for any other address, which is never looked up. */
export function ownPicture(address: string): OwnPicture | null {
  const upload = /^\/uploads\/([0-9a-f]+-\d+x\d+\.webp)$/.exec(address)?.[1];
  if (upload !== undefined) return { upload };
  return /^\/artwork\/[a-z0-9/-]+\.(svg|webp)$/.test(address) ? { file: address } : null;
}
