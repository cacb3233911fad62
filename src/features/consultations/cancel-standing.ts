/** What cancels the calls that are still booked on days off: 'Cancel the 3 calls…' */
export function cancelStanding(count: number): string {
  return count === 1 ? 'Cancel the call…' : `Cancel the ${count} calls…`;
}
