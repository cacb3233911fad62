/** Frequent words of English that Portuguese does not have. */
const ENGLISH = new Set(
  `the of and to in is you that it was on are with they be at have this from or had by not but what all were we when your
  can said there each which she how their if will up other about out many then them these so some her would make like him
  into has look two more write go see number way could people my than first been call who its now find long down day did
  get may over new take only little work know years live me back give most very after things our just name good sentence
  man think say great where help through much before line right too means old any same tell boy follow came want show
  also around form three small set put end does another well large must big even such because turn here why asked went
  men read need land different home us move try kind hand picture again change off play spell air away house point page
  letter mother answer found study still learn should world high every near add food between own below country last
  school father keep tree never start city earth eye light thought head under story saw left few while along might close
  something seem next hard open example begin life always those both paper together got group often run until children
  side feet car mile night walk white sea began grow took river four carry state once book hear stop without second late
  miss idea enough eat face watch far really almost let above girl sometimes mountain cut young talk soon list song
  please sorry thanks thank yes no-one email-address subject message send sent sending address phone subscribe
  unsubscribe subscribed unsubscribed confirm confirmed cancel cancelled moved book booked booking consultation
  appointment meeting today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february
  april june july august september october november december week month year hour hours minutes days price prices free
  choose click welcome loading failed error required invalid valid already taken search share copy copied copy-link
  previous older newer menu skip main content contact services pricing about privacy policy terms service support footer
  header toggle theme dark published updated category categories reading time replies reply business date place online-at
  join leave keep missing nothing everything somebody someone whoever whether whatever it’s you’re i’m don’t can’t won’t`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** English words that are Portuguese ones, too, or names of techniques that Portuguese uses as they are. */
const NOT_ENGLISH_ALONE = [
  'me',
  'come',
  'some',
  'use',
  'dose',
  'pare',
  'era',
  'os',
  'menu',
  'move',
  'online',
];
for (const word of NOT_ENGLISH_ALONE) ENGLISH.delete(word);

/** The default site's facts. */
const DEFAULT_FACTS = /arizona|tucson|phoenix|\bwren\b|calder|\$|\bUSD\b/gi;

/** Addresses, which are the same in every language. */
const ADDRESSES = /\b(?:https?|mailto|webcal):\S+|\S+@\S+|(?<![\p{L}\d])\/[\w./#?=&-]+/gu;

/**
 * What a reader of Portuguese would stumble over: English words, and facts of the default site.
 * @param text as it is shown, without markup
 * @param names that are allowed: what things are called everywhere
 */
export function foreignWords(text: string, names: readonly string[] = []): string[] {
  const plain = names.reduce((left, name) => left.replaceAll(name, ' '), text.replace(ADDRESSES, ' '));
  const facts = plain.match(DEFAULT_FACTS) ?? [];
  const words = plain.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
  return [...new Set([...facts, ...words.filter((word) => ENGLISH.has(word))])].sort();
}
