/** A time of day as it is sent and stored, whatever language and clock the site has: '9:00 AM'. */
export type Slot = `${number}:${number} ${'AM' | 'PM'}`;

/** Parses a time of day, '9:00 AM' or '09:00'; null for anything else. Whether it can be booked is another question. */
export function parseSlot(text: string): Slot | null {
  const [, hours12, minutes12, half] =
    /^([1-9]|1[0-2]):([0-5]\d) (AM|PM)$/.exec(text.trim().toUpperCase()) ?? [];
  if (half !== undefined) return `${hours12}:${minutes12} ${half}` as Slot; // as the expression says
  const time = text.trim();
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? slotOf(time) : null;
}

/** '13:00' → '1:00 PM'. */
export function slotOf(time: string): Slot {
  const hours = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}` as Slot; // of 'HH:MM'
}

/** '1:00 PM' → '13:00'. */
export function slotTo24Hours(slot: Slot): string {
  const [time = '', half] = slot.split(' ');
  const [hours = '', minutes = ''] = time.split(':');
  const hours24 = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours24).padStart(2, '0')}:${minutes}`;
}

/** How many minutes into its day `HH:MM` is. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** `HH:MM`, so many minutes into a day. */
export function timeAt(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
