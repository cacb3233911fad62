import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { untouched } from './demo-files.ts';
import type { Plan } from './plan.ts';

/** What setup did, in sentences. */
export function reportOf(plan: Plan): string {
  const written = [...plan.files].filter(([, { text }]) => text !== null).map(([path]) => path);
  const deleted = plan.files.size - written.length;
  const lines =
    plan.files.size === 0
      ? ['All of this was so already; no file was changed.']
      : [`Written: ${written.join(', ')}.`];
  if (deleted > 0) lines.push(`${deleted} ${deleted === 1 ? 'file' : 'files'} of the demo deleted.`);
  for (const path of plan.keptSamples)
    lines.push(`${path} stays: it is no file of the demo, or was changed.`);
  const { set, kept } = plan.settings;
  if (set.length > 0) {
    lines.push(`.env has ${set.join(', ')} now, and only this account may read it.`);
    if (set.includes('JWT_SECRET')) lines.push('JWT_SECRET is a secret: back it up, and show it to nobody.');
  }
  for (const name of kept) lines.push(`.env has another ${name} already, which stays. Change it there.`);
  if (plan.wrong.length > 0) lines.push('No site can be made of this profile yet:', ...plan.wrong);
  return lines.join('\n');
}

/** What is left to write by hand, and where. */
export function remainder(root: string): string {
  const files = untouched(root);
  const posts = files.filter((path) => path.startsWith('src/content/posts/'));
  const projects = files.filter((path) => path.startsWith('src/content/projects/'));
  const others = files.filter((path) => !posts.includes(path) && !projects.includes(path));
  const lines = ['What is left to do by hand:'];
  if (others.length > 0) {
    lines.push('- These files still speak with the demo’s voice. Write them anew:');
    lines.push(...others.map((path) => `    ${path}`));
  }
  if (posts.length > 0) lines.push(`- ${count(posts, 'post')} of the demo in src/content/posts.`);
  if (projects.length > 0) lines.push(`- ${count(projects, 'project')} of the demo in src/content/projects.`);
  lines.push(
    '- The colours: src/styles/tokens.css. The pictures: public/artwork, with mark.svg for the icons that the build draws.',
  );
  lines.push('- Your words on privacy and terms: have somebody check them who knows your country’s law.');
  if (existsSync(join(root, '.env'))) {
    lines.push('- For mail, SMTP_URL and MAIL_FROM in .env; docs/email.md says how.');
  }
  lines.push('', '`npm run dev` shows the site. docs/make-it-yours.md goes on from here.');
  return lines.join('\n');
}

function count(files: readonly string[], what: string): string {
  return `${files.length} ${files.length === 1 ? what : `${what}s`}`;
}
