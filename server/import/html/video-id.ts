import { embeddedVideoId, timedVideo } from '#shared/post-html.ts';

const PATTERNS = [
  /^(?:https?:)?\/\/(?:www\.|m\.)?youtube\.com\/watch\/?\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/i,
  /^(?:https?:)?\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)\/([\w-]{11})(?:[?&#/]|$)/i,
  /^(?:https?:)?\/\/youtu\.be\/([\w-]{11})(?:[?&#/]|$)/i,
];

/** The id of the video that an address on YouTube leads to, in any form, and where it starts; null for any other address. */
export function videoId(address: string): string | null {
  const url = address.trim().replaceAll('&amp;', '&');
  const found = PATTERNS.map((pattern) => pattern.exec(url)?.[1]).find((id) => id !== undefined);
  return found === undefined ? embeddedVideoId(url) : timedVideo(found, url);
}
