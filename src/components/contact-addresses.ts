/**
 * '(520) 555-0142' → 'tel:+15205550142'. A number that begins with + keeps its country; one that has not the ten digits
 * of an American number is left to the telephone.
 */
export function telephoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length === 10 ? `tel:+1${national}` : `tel:${digits}`;
}
