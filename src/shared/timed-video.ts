/** The place in a YouTube address at which its video starts: `t=42`, `t=1m5s` or `start=42`. */
const START = /[?&#](?:t|start|time_continue)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?(?=[&#]|$)/i;

/** The id of a video as it is kept: followed by `?start=42` where the address that it came from says when it starts. */
export function timedVideo(id: string, address: string): string {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(address) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return start === 0 ? id : `${id}?start=${start}`;
}

/** Where a video is watched. */
export function videoAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id.replace('?start', '&t')}`;
}
