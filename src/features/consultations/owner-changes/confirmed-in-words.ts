/** Whether an email goes out where one was asked for: begins with a space. */
export function confirmedInWords(name: string, told: boolean): string {
  return told ? ` ${name} gets an email.` : ' No email goes out: that is not set up.';
}
