import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { business } from '#content/business.ts';

const COUNTRY = business.where.country as CountryCode; // the profile's check says so; of an unknown one nothing is known

/**
 * '(520) 555-0142' → 'tel:+15205550142': a number without its country's code is one of the business's own country. What
 * cannot be a number there is passed on as its digits.
 */
export function telephoneAddress(phone: string, country = COUNTRY): string {
  const number = parsePhoneNumberFromString(phone, country);
  return `tel:${number?.isPossible() === true ? number.number : phone.replace(/\D/g, '')}`;
}

/** Nothing but what a number is written with: words beside it are kept as they are. */
const BARE = /^[+\d\s()./-]+$/;

/**
 * A number as people read it: '5205550142' → '(520) 555-0142', and one of another country with that country's code. What
 * cannot be a number is shown as it was typed.
 */
export function telephoneInWords(phone: string, country = COUNTRY): string {
  const number = BARE.test(phone) ? parsePhoneNumberFromString(phone, country) : undefined;
  if (number?.isPossible() !== true) return phone;
  return number.country === country ? number.formatNational() : number.formatInternational();
}
