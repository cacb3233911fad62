/**
 * '(520) 555-0142' → 'tel:+15205550142'. A number with a leading + keeps its country code; one without the ten digits
 * of an American number is passed on unchanged.
 */
export function telephoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? `tel:+1${national}` : `tel:${digits}`;
}
