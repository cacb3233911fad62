import type { Business } from '#shared/business-profile.ts';
import { remainFindings } from './demo-remains.ts';
import { type Finding, lineOf } from './finding.ts';
import type { Content, Source } from './read-content.ts';
import { lineOfText, textsOf } from './texts.ts';

/** Whose site the demo is. Its facts are right as long as it is hers. */
const DEMO_NAME = 'Wren Calder';
/** The demo's facts, as its texts name them. */
const FACTS =
  /\bWren\b|\bCalder\b|wrencalder|\bTucson\b|\bArizona\b|\bPima County\b|\(520\) 555|\+1520555\d+/g;
const PLACES = ['Tucson', 'Arizona', 'Pima County'];
const PORTRAIT = 'artwork/portrait.svg';
/** Networks' front pages stand in for the owner's own page there. */
const FRONT_PAGE = /^https:\/\/(www\.)?(github|linkedin|x|mastodon|instagram|facebook)\.[a-z]+\/?$/;
const CLAIMS = { experience: '10+ years', projects: '50+ projects', satisfaction: '100%', readers: '500+' };

export function isDemo({ who }: Business): boolean {
  return who.name === DEMO_NAME;
}

/**
 * What the demo says of its owner and the site's owner has not changed.
 * @param drawings the texts of drawings
 */
export function demoFindings(content: Content, drawings: readonly Source[], business: Business): Finding[] {
  if (isDemo(business)) return [];
  const own = PLACES.filter((place) => `${business.where.shown} ${business.time.name}`.includes(place));
  const index = content.markup.filter(({ file }) => file === 'index.html');
  // The demo's portrait has her name, but it may lie about unseen.
  const seen = drawings.filter(
    ({ file }) => !file.endsWith(PORTRAIT) || business.who.portrait === `/${PORTRAIT}`,
  );
  const sources = [...content.modules, ...content.markdown, ...index, ...seen];
  return [
    ...sources.flatMap((source) => left(source, own)),
    ...content.modules.flatMap((source) => frontPages(source)),
    ...claimFindings(content, business),
    ...remainFindings(content, business),
  ];
}

function left({ file, text }: Source, own: readonly string[]): Finding[] {
  const code = file.endsWith('.ts') ? text.replaceAll(/\/\*[\s\S]*?\*\//g, blank) : text;
  return code.split('\n').flatMap((line, index) => {
    const facts = [...new Set(line.match(FACTS))].filter((fact) => !own.includes(fact));
    if (facts.length === 0) return [];
    const named = facts.map((fact) => `“${fact}”`).join(' and ');
    return [
      {
        level: 'error',
        file,
        line: index + 1,
        text: `${named} ${facts.length > 1 ? 'are' : 'is'} the demo’s, not yours.`,
      },
    ];
  });
}

/** A comment without its letters: what follows keeps its line. */
function blank(comment: string): string {
  return comment.replaceAll(/[^\n]/g, '');
}

function frontPages(source: Source): Finding[] {
  return [...source.text.matchAll(/'(https:[^']+)'/g)].flatMap(([, url = '']) => {
    if (!FRONT_PAGE.test(url)) return [];
    const text = `${url} is nobody’s own page: name yours, or take the link out.`;
    return [{ level: 'warning', file: source.file, line: lineOf(source.text, `'${url}'`), text }];
  });
}

function claimFindings(content: Content, { who }: Business): Finding[] {
  const same = Object.entries(CLAIMS).every(
    ([name, value]) => who.claims[name as keyof typeof CLAIMS] === value,
  );
  if (!same) return [];
  const claim = textsOf(content).find(({ path }) => path.join('.') === 'business.who.claims.experience');
  if (claim === undefined) return [];
  const text = 'who.claims are still the demo’s: write figures that are true of you.';
  return [{ level: 'warning', file: claim.source.file, line: lineOfText(claim), text }];
}
