/** What documents say before the page's scripts do, and in what is made of them. */
export const documents = {
  /** 'Web developer in Tucson, Arizona' */
  tradeInPlace: (trade: string, place: string) => `${trade} in ${place}`,
  /** The front page, in the way to another one. */
  home: 'Home',
  /** For browsers without scripts, whose page needs them: a sentence around the address, the number and the hours. */
  needsScript: (email: string, phone: string, hours: string) =>
    `This page needs JavaScript. Without it, write to\n${email} or call\n${phone} (${hours}).`,
};
