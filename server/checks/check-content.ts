import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Business } from '#shared/business-profile.ts';
import { PaletteError, readPalette } from '../build/read-palette.ts';
import { projectRoot } from '../root.ts';
import { alternativeTextFindings } from './alternative-texts.ts';
import { contrastFindings } from './contrast.ts';
import { demoFindings, isDemo } from './demo-facts.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './links.ts';
import { markdownFindings } from './markdown.ts';
import { pictureFindings } from './pictures.ts';
import { profileFindings } from './profile.ts';
import { readContent, type Source } from './read-content.ts';
import { untranslatedFindings } from './untranslated.ts';

/** What was found in a content. */
export interface Findings {
  /** The profile or a Markdown file is so wrong that no site can be made of it. */
  stops: boolean;
  findings: Finding[];
}

/**
 * Looks at all that a site is made of. A wrong profile, or a wrong Markdown file, is all that is said of it then: the
 * rest depends on it.
 * @param folder the content's, absolute
 */
export async function checkContent(folder: string): Promise<Findings> {
  const wrong = await profileOf(join(folder, 'business.ts'));
  if (wrong.findings.length > 0) return { stops: true, findings: wrong.findings };
  const { business } = wrong;
  try {
    const markdown = await markdownFindings(folder);
    if (markdown.length > 0) return { stops: true, findings: markdown };
    const content = await readContent(folder);
    const findings = [
      ...linkFindings(content, isDemo(business)),
      ...(await pictureFindings(content)),
      ...alternativeTextFindings(content),
      ...demoFindings(content, drawingsOf(content.files), business),
      ...paletteFindings(),
      ...untranslatedFindings(content, business.language.locale),
    ];
    return { stops: false, findings: once(findings) };
  } catch (error) {
    return { stops: true, findings: [sentenceOf(error, null)] };
  }
}

async function profileOf(path: string): Promise<{ business: Business; findings: Finding[] }> {
  const file = relative(projectRoot, path);
  // Checked by what follows, whatever the module says.
  const { business } = (await import(/* @vite-ignore */ path)) as { business: Business };
  return { business, findings: profileFindings(business, { file, text: readFileSync(path, 'utf8') }) };
}

function paletteFindings(): Finding[] {
  const file = 'src/styles/tokens.css';
  const source = readFileSync(join(projectRoot, file), 'utf8');
  try {
    return contrastFindings(readPalette(source), source);
  } catch (error) {
    if (error instanceof PaletteError) return [sentenceOf(error, null)];
    throw error;
  }
}

function sentenceOf(error: unknown, file: string | null): Finding {
  const text = error instanceof Error ? error.message : String(error);
  return { level: 'error', file, line: null, text };
}

/** The drawings' own words, which stand between their tags. */
function drawingsOf(files: ReadonlyMap<string, string>): Source[] {
  return [...files]
    .filter(([address]) => /^\/artwork\/.+\.svg$/.test(address))
    .map(([, path]) => ({ file: relative(projectRoot, path), text: readFileSync(path, 'utf8') }));
}

function once(findings: readonly Finding[]): Finding[] {
  const by = new Map(findings.map((finding) => [`${finding.file}:${finding.line} ${finding.text}`, finding]));
  return [...by.values()];
}
