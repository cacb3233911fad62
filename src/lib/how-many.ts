/** '1 subscriber', '2,000 subscribers'. */
export function howMany(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
