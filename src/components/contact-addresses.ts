/** '(520) 555-0142' → 'tel:+15205550142'; a number that begins with + keeps its country. */
export function telephoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`;
}
