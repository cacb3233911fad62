import { strToU8, zipSync, type Zippable } from 'fflate';

/** A ZIP of files by their names; `attributes` are those of Unix, `0o120777` of a link. */
export function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  attributes: Readonly<Record<string, number>> = {},
): Buffer {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
    const mode = attributes[name];
    entries[name] = mode === undefined ? bytes : [bytes, { os: 3, attrs: (mode << 16) >>> 0 }];
  }
  return Buffer.from(zipSync(entries));
}
