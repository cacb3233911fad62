import { randomBytes } from 'node:crypto';

const ROOM = '{room}';
/** 96 bits. Small letters and digits, since some services take rooms for the same in any case. */
const ROOM_BYTES = 12;

/** Where a visitor without a telephone number meets the owner; a room that nobody can guess where the pattern has one. */
export function meetingUrl(pattern: string): string {
  return new URL(pattern.replaceAll(ROOM, randomBytes(ROOM_BYTES).toString('hex'))).href;
}

/** What is wrong with a pattern for `meetingUrl`; undefined when it is good. */
export function meetingUrlProblem(pattern: string): string | undefined {
  const example = pattern.replaceAll(ROOM, 'room');
  if (/[{}]/.test(example)) return 'has braces that mean nothing; the only ones it may have are {room}';
  if (!URL.canParse(example) || !/^https?:$/.test(new URL(example).protocol)) {
    return 'must be an address like https://meet.example.com/wren, or one with a random room: https://meet.jit.si/wren-{room}';
  }
  return undefined;
}
