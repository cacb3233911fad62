import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type Finished, runNode } from '#tests/support/project-copy.ts';

const TSX = 'node_modules/tsx/dist/cli.mjs';

let project = '';

beforeAll(async () => {
  project = await copyProject();
});

afterAll(() => rm(project, { recursive: true, force: true }));

function check(): Promise<Finished> {
  return runNode(project, TSX, {}, ['server/commands/check-content.ts']);
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(project, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

describe('check:content', () => {
  it('finds nothing in the demo', async () => {
    expect(await check()).toEqual({ code: 0, output: 'Nothing is wrong with the content.\n' });
  });

  it('finds the links to a post that was taken out, and the demo’s facts on somebody else’s site', async () => {
    await rm(join(project, 'src/content/posts/who-owns-your-website.md'));
    await edit('src/content/business.ts', (text) =>
      text.replace('Wren Calder', 'Ada Ruiz').replace("shown: 'Tucson", "shown: 'Lisboa"),
    );
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^src\/content\/faqs\.ts:\d+: The link to \/blog\/who-owns-your-website is dead: there is no published post of that name\.$/m,
    );
    expect(output).toMatch(
      /^src\/content\/posts\/[\w-]+\.md:\d+: The link to \/blog\/who-owns-your-website is dead/m,
    );
    expect(output).toMatch(/^src\/content\/home\.ts:\d+: “Tucson” is the demo’s, not yours\.$/m);
    expect(output).toMatch(
      /^To do: src\/content\/business\.ts:\d+: https:\/\/github\.com\/ is nobody’s own page/m,
    );
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('says of a Markdown file that no site can be made of it, with nothing but a sentence for each kind', async () => {
    const page = join(project, 'src/content/pages/blog.md');
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, '---\ntitle: Blog\ndescription: Another one.\n---\n\nText.\n');
    const post = join(project, 'src/content/posts/My post.md');
    await writeFile(post, 'Text.\n');
    expect(await check()).toEqual({
      code: 1,
      output: [
        'src/content/posts/My post.md does not begin with front matter: fields between two lines of three hyphens.',
        'src/content/pages/blog.md: the site itself has something at /blog; give the file another name.\n',
      ].join('\n'),
    });
    await Promise.all([rm(page), rm(post)]);
  });

  it('stops a build at a wrong profile, with a sentence', async () => {
    await edit('src/content/business.ts', (text) => text.replace('America/Phoenix', 'America/Fenix'));
    const { code, output } = await runNode(project, 'server/commands/build.js');
    expect(code).toBe(1);
    expect(output).toMatch(
      /src\/content\/business\.ts:\d+: time\.zone \(America\/Fenix\) is to be the IANA name of a time zone, such as Europe\/Lisbon\.\n$/,
    );
    expect(output).not.toMatch(/^\s+at /m);
  });
});
