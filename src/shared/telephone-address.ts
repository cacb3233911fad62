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
