/** The end of a name that WordPress gives a smaller copy: `photo-1024x768.jpg`. */
const SIZED = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/**
 * The paths under which a picture may lie, the best first. An address that ends in a size is that of a smaller copy, unless
 * the source says that it is an upload's own: then a picture is called so.
 */
export function namesOf(path: string, isOriginal: ((address: string) => boolean) | null): string[] {
  if (isOriginal?.(path) === true || !SIZED.test(path)) return [path];
  const whole = path.replace(SIZED, '');
  const scaled = whole.replace(/(?=\.\w+$)/, '-scaled');
  if (isOriginal === null) return [whole, scaled, path];
  const known = [whole, scaled].filter(isOriginal);
  return [...new Set([...known, path, whole, scaled])];
}

/**
 * The path of an address, decoded; null where it is none, or one that would leave its folder. An address at a service
 * that makes sizes is that of the picture behind it.
 */
export function pathOf(address: string): string | null {
  if (!URL.canParse(address, 'http://site')) return null;
  const { protocol, hostname, pathname } = new URL(address, 'http://site');
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  if (/^i\d\.wp\.com$/.test(hostname)) parts.shift();
  // Ghost's sizes lie in folders: /content/images/size/w600/2020/05/boat.jpg.
  if (parts[2] === 'size') parts.splice(2, parts[4] === 'format' ? 4 : 2);
  // eslint-disable-next-line no-control-regex -- no name of a file has them
  const isPlain = parts.every((part) => part !== '.' && part !== '..' && !/[/\\\u0000]/.test(part));
  return parts.length === 0 || !isPlain ? null : `/${parts.join('/')}`;
}

/** The path, and what is left of it without its first folders: a media folder may begin anywhere above the file. */
export function endingsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts.map((_, index) => parts.slice(index).join('/'));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
