// @vitest-environment node
import { categories } from '#content/categories.ts';
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { isWeakSecret } from '#server/weak-secret.ts';
import { projectRoot } from '#server/root.ts';
import { readProjects } from '#server/content/read-projects.ts';
import { readPosts } from '#server/seed/read-posts.ts';
import { chosenDictionary } from '#server/setup/dictionary.ts';
import { filesOf, readDemoFiles } from '#server/setup/demo-files.ts';
import { setup } from '#server/setup/setup.ts';
import { replacePosts, replaceProjects } from '#server/setup/starters.ts';
import { writeFiles } from '#server/setup/write-files.ts';
import { setupProject, snapshot } from '#tests/support/setup-project.ts';

const ANSWERS = `
who: { name: Ana Silva, trade: Programadora web, kind: firm }
where: { shown: 'Lisboa, Portugal', locality: Lisboa, region: '', country: pt, areaServed: PT }
reach:
  email: ana@ana.example
  phone: '+351 912 345 678'
  phoneShown: 912 345 678
  socials: [{ name: GitHub, url: https://github.com/ana }]
time:
  zone: Europe/Lisbon
  name: Lisbon time
  place: in Lisbon
  open: { monday: closed, tuesday: '9:00-12:30, 13:30-18:00', saturday: '10:00-13:00' }
  closed: ['12-25']
consultations:
  minutes: 45
  slots: { monday: none, tuesday: '08:30-17:15 every 45', saturday: '10:00, 11:00' }
money: { currency: eur }
language: { locale: pt-PT, hourCycle: h23, firstDayOfWeek: monday }
site: { url: https://ana.example/, ownerEmail: owner@ana.example }
`;

describe('setup', () => {
  let root: string;
  let said: string[];

  beforeEach(() => {
    root = setupProject();
    said = [];
    return () => rmSync(root, { recursive: true });
  });

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const profile = () => read('src/content/business.ts');
  const settings = () => parseEnv(read('.env')) as Record<string, string>;
  const output = () => said.join('\n');

  function run(answers: string): Promise<boolean> {
    const file = `${root}.yaml`;
    writeFileSync(file, answers);
    return setup({
      root,
      answersFile: file,
      ask: () => Promise.reject(new Error('asked')),
      say: (text) => said.push(text),
    }).finally(() => rmSync(file));
  }

  it('writes the answers into the profile, and leaves everything else there alone', async () => {
    const before = profile().split('\n');
    expect(await run(ANSWERS)).toBe(true);
    const after = profile().split('\n');
    expect(profile()).toContain("name: 'Ana Silva'");
    expect(profile()).toContain("phone: '+351912345678'");
    expect(profile()).toContain("saturday: ['10:00', '11:00']");
    expect(profile()).toContain("closed: ['12-25']");
    const tagline = before.filter((line) => /tagline|import|\*|claims|readers/.test(line));
    expect(tagline.length).toBeGreaterThan(5);
    expect(after).toEqual(expect.arrayContaining(tagline));
  });

  it('takes the answers of the second site that the tests know', async () => {
    await run(readFileSync(join(projectRoot, 'tests/content/lisbon/answers.yml'), 'utf8'));
    expect(profile()).toContain("meetingUrl: 'https://conversa.inesduarte.example/{room}'");
    expect(chosenDictionary(root)).toBe('pt');
  });

  it('changes no byte the second time, with the same answers', async () => {
    await run(ANSWERS);
    const before = snapshot(root);
    await run(ANSWERS);
    expect(snapshot(root)).toEqual(before);
    expect(output()).toContain('no file was changed');
  });

  it('changes what was answered anew, and keeps what was written by hand meanwhile, comments and all', async () => {
    await run(ANSWERS);
    const edited = profile()
      .replace("trade: 'Programadora web',", "// as clients say it\n    trade: 'Web & more',")
      .replace("currency: 'EUR'", "currency: 'CHF' /* since May */");
    writeFileSync(join(root, 'src/content/business.ts'), edited);
    await run('who: { name: Ana Sousa }');
    expect(profile()).toBe(edited.replace('Ana Silva', 'Ana Sousa'));
  });

  it('keeps the look of a profile that is not formatted as the project’s files are', async () => {
    const wide = profile().replace("name: 'Wren", "name:    'Wren");
    writeFileSync(join(root, 'src/content/business.ts'), wide);
    await run('money: { currency: EUR }');
    expect(profile()).toBe(wide.replace('USD', 'EUR'));
  });

  it('names a value that is worked out by code, and writes nothing', async () => {
    writeFileSync(
      join(root, 'src/content/business.ts'),
      profile().replace("currency: 'USD'", 'currency: currencyOf(2026)'),
    );
    const before = snapshot(root);
    await expect(run(ANSWERS)).rejects.toThrow(
      'src/content/business.ts works money.currency out by code of your own.',
    );
    expect(snapshot(root)).toEqual(before);
    await run('who: { name: Ana Silva }');
    expect(profile()).toContain('currencyOf(2026)');
  });

  it('says what the build will refuse: answers that are right one by one, but not together', async () => {
    await run('consultations: { minutes: 90 }');
    expect(output()).toMatch(
      /No site can be made of this profile yet:\nsrc\/content\/business\.ts:\d+: consultations\.slots\.monday has slots that overlap: a consultation takes 90 minutes\./,
    );
    said = [];
    await run('consultations: { minutes: 30 }');
    expect(output()).not.toContain('No site can be made');
  });

  it('says that .env can’t be read', async () => {
    mkdirSync(join(root, '.env'));
    await expect(run('who: { name: Ana }')).rejects.toThrow(
      /^\.env can’t be read: .+\. Nothing was changed\.$/,
    );
  });

  it('says where a profile can’t be read', async () => {
    appendFileSync(join(root, 'src/content/business.ts'), '\nexport const = ;\n');
    await expect(run(ANSWERS)).rejects.toThrow(
      /^src\/content\/business\.ts can’t be read: .+ \(line \d+\)\.$/,
    );
  });

  describe('and answers that are wrong', () => {
    it.each([
      ['an unknown name', 'who: { nmae: Ana }', 'who.nmae: There is no such answer.'],
      ['an unknown section', 'whom: { name: Ana }', 'whom: There is no such answer.'],
      ['a text where names with values belong', 'who: Ana', 'who: Write names with values here.'],
      ['an empty name', 'who: { name: "" }', 'who.name: Write something here.'],
      ['a wrong kind', 'who: { kind: club }', 'who.kind: Write person or firm.'],
      [
        'no email address',
        'reach: { email: ana }',
        'reach.email: That is no email address. It looks like ana@example.com.',
      ],
      [
        'a number without a country',
        'reach: { phone: "912 345 678" }',
        'reach.phone: Begin with + and the country’s code: +351 912 345 678.',
      ],
      [
        'too short a number',
        'reach: { phone: "+351 9" }',
        'reach.phone: No telephone has that number. Count its digits again.',
      ],
      [
        'a country that is none',
        'where: { country: XX }',
        'where.country: There is no country of that code. Portugal is PT, the United States are US.',
      ],
      [
        'a zone that is none',
        'time: { zone: Europe/Lisboa }',
        'time.zone: There is no time zone of that name. They are called like Europe/Lisbon.',
      ],
      [
        'an offset',
        'time: { zone: "+01:00" }',
        'time.zone: There is no time zone of that name. They are called like Europe/Lisbon.',
      ],
      [
        'hours that end before they begin',
        'time: { open: { monday: 17:00-09:00 } }',
        'time.open.monday.0: The first time has to be before the second.',
      ],
      [
        'hours that overlap',
        'time: { open: { monday: "09:00-12:00, 11:00-13:00" } }',
        'time.open.monday: Write the hours of a day in their order, without overlaps.',
      ],
      [
        'a day that is none',
        'time: { open: { mardi: closed } }',
        'time.open.mardi: There is no such answer.',
      ],
      [
        'a date that is none',
        'time: { closed: ["02-30"] }',
        'time.closed.0: Write a day as 2026-08-14, or as 12-25 for that day of every year.',
      ],
      [
        'times that can’t be understood',
        'consultations: { slots: { friday: hourly } }',
        'consultations.slots.friday: Write times like 09:00-17:00 every 60, or 09:00, 10:30, or none.',
      ],
      [
        'a currency that is none',
        'money: { currency: EURO }',
        'money.currency: There is no currency of that code. The euro is EUR, the US dollar USD.',
      ],
      [
        'a language that is none',
        'language: { locale: portuguese }',
        'language.locale: That is no language that dates can be written in here. Portugal’s is pt-PT, Britain’s en-GB.',
      ],
      [
        'a promise of no time',
        'replies: { hours: 0 }',
        'replies.hours: Write a whole number from 1 to 1000.',
      ],
      [
        'a meeting over plain http',
        'consultations: { meetingUrl: http://meet.example.com }',
        'consultations.meetingUrl: Begin with https://.',
      ],
      [
        'a site over plain http',
        'site: { url: http://ana.example }',
        'site.url: It must begin with https://',
      ],
      ['a dictionary that is none', 'words: yy', 'words: There is no dictionary yy. There are en'],
    ])('refuses %s by its name, and writes nothing', async (_, answers, message) => {
      const before = snapshot(root);
      await expect(run(answers)).rejects.toThrow(message);
      expect(snapshot(root)).toEqual(before);
    });

    it('names all of them at once', async () => {
      await expect(run('who: { name: "" }\nmoney: { currency: X }')).rejects.toThrow(
        /who\.name:[^]*money\.currency:/,
      );
    });

    it('says that a file is no YAML, or is not there', async () => {
      await expect(run('who: [Ana')).rejects.toThrow(
        /is neither YAML nor JSON: line 1 can’t be understood\.$/,
      );
      const missing = setup({
        root,
        answersFile: join(root, 'none.yaml'),
        ask: () => Promise.reject(new Error('asked')),
        say: () => undefined,
      });
      await expect(missing).rejects.toThrow('none.yaml can’t be read: there is no such file.');
    });

    it('takes JSON as well', async () => {
      await run('{ "who": { "name": "Ana \\"Nita\\" O\'Neill" } }');
      expect(profile()).toContain(`name: 'Ana "Nita" O\\'Neill'`);
    });
  });

  describe('and .env', () => {
    it('gets what production needs, with a random secret, for this account alone', async () => {
      await run(ANSWERS);
      expect(settings()).toMatchObject({
        NODE_ENV: 'development',
        SITE_URL: 'https://ana.example',
        ADMIN_EMAIL: 'owner@ana.example',
        ADMIN_NAME: 'Ana Silva',
      });
      expect(settings().JWT_SECRET).toMatch(/^[0-9a-f]{64}$/);
      expect(isWeakSecret(settings().JWT_SECRET!)).toBe(false);
      expect(statSync(join(root, '.env')).mode & 0o777).toBe(0o600);
      expect(output()).toContain('JWT_SECRET');
      expect(output()).not.toContain(settings().JWT_SECRET);
      const comments = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
      expect(comments(read('.env'))).toEqual(comments(read('.env.example')));
    });

    it('is for production where it is asked for', async () => {
      await run('site: { production: true }');
      expect(settings().NODE_ENV).toBe('production');
    });

    it('keeps each value that is there, and says which', async () => {
      const own = 'SITE_URL=https://old.example\nJWT_SECRET=kept\nMY_OWN=1';
      writeFileSync(join(root, '.env'), own);
      await run(ANSWERS);
      expect(read('.env')).toBe(`${own}\nADMIN_EMAIL=owner@ana.example\n`);
      expect(output()).toContain('.env has another SITE_URL already, which stays.');
    });

    it('fills what a copy of .env.example left as it was', async () => {
      writeFileSync(join(root, '.env'), read('.env.example'));
      await run(ANSWERS);
      expect(settings()).toMatchObject({ SITE_URL: 'https://ana.example', ADMIN_EMAIL: 'owner@ana.example' });
    });
  });

  describe('and the dictionary', () => {
    const words = (name: string) => join(root, 'src/content/words', name);

    /** Another language, complete. */
    function translate(): void {
      cpSync(words('en'), words('xx'), { recursive: true });
    }

    it('is taken for every area, and is English again on demand', async () => {
      translate();
      const before = snapshot(root);
      expect(chosenDictionary(root)).toBe('en');
      await run('words: xx');
      expect(chosenDictionary(root)).toBe('xx');
      const areas = readdirSync(words('.')).filter((name) => name.endsWith('.ts'));
      expect(areas.filter((name) => read(`src/content/words/${name}`).includes('words/en/'))).toEqual([]);
      await run('words: en');
      rmSync(join(root, '.env'));
      expect(snapshot(root)).toEqual(before);
    });

    it('refuses one that lacks an area', async () => {
      translate();
      rmSync(words('xx/newsletter.ts'));
      await expect(run('words: xx')).rejects.toThrow('words: src/content/words/xx/newsletter.ts is missing.');
    });
  });

  describe('and the demo’s samples', () => {
    const posts = () => Object.keys(snapshot(join(root, 'src/content/posts')));

    it('replaces the posts by a draft that says how to write one', async () => {
      expect(posts().length).toBeGreaterThan(2);
      await run('replaceDemo: { posts: true }');
      expect(posts()).toEqual(['how-to-write-a-post.md']);
      expect(readPosts(join(root, 'src/content/posts'), categories)).toMatchObject([{ status: 'draft' }]);
    });

    it('never touches one that somebody changed or wrote', async () => {
      const [first] = posts();
      appendFileSync(join(root, 'src/content/posts', first!), '\nMine.\n');
      writeFileSync(join(root, 'src/content/posts/mine.md'), 'Mine.\n');
      await run('replaceDemo: { posts: true }');
      expect(posts()).toEqual([first, 'mine.md'].sort());
      expect(output()).toContain(`src/content/posts/${first} stays`);
      expect(output()).toContain('src/content/posts/mine.md stays');
    });

    it('replaces the projects, and no longer says that they are samples', async () => {
      await run('replaceDemo: { projects: true }');
      expect(read('src/content/portfolio.ts')).toMatch(/sampleNote[^=]*=\s*'';/);
      const projects = join(root, 'src/content/projects');
      expect(Object.keys(snapshot(projects))).toEqual(['your-first-project.md']);
      expect(readProjects(projects)).toHaveLength(1);
    });

    it('leaves a note alone that the owner wrote once the demo’s projects were gone', async () => {
      await run('replaceDemo: { projects: true }');
      const own = read('src/content/portfolio.ts').replace(/(sampleNote[^=]*=\s*)'';/, "$1'Mine.';");
      writeFileSync(join(root, 'src/content/portfolio.ts'), own);
      await run('replaceDemo: { projects: true }');
      expect(read('src/content/portfolio.ts')).toBe(own);
      expect(own).toContain("'Mine.'");
    });

    it('names categories of the content that the project comes with, whatever a copy for tests says', () => {
      for (const name of posts()) rmSync(join(root, 'src/content/posts', name));
      for (const file of ['categories.ts', 'portfolio.ts']) {
        cpSync(join(projectRoot, 'src/content', file), join(root, 'src/content', file));
      }
      const [, starter] = [...replacePosts(root, 'Ana').files][0]!;
      const named = /^category: "(.+)"$/m.exec(starter.text ?? '')?.[1];
      expect(read('src/content/categories.ts')).toContain(`name: '${named ?? 'none'}'`);
      expect(() => replaceProjects(root)).not.toThrow();
    });

    it('keeps all of them unless it is asked', async () => {
      const before = posts();
      await run(ANSWERS);
      expect(posts()).toEqual(before);
    });
  });

  it('says what still has the demo’s voice, and no more of it once it was rewritten', async () => {
    await run(ANSWERS);
    expect(output()).toContain('src/content/about.ts');
    said = [];
    appendFileSync(join(root, 'src/content/about.ts'), '\n');
    await run(`${ANSWERS}replaceDemo: { projects: true }\n`);
    expect(output()).not.toContain('src/content/about.ts');
    expect(output()).toContain('src/content/home.ts');
    // Setup has emptied its note, and no more.
    expect(read('src/content/portfolio.ts')).toMatch(/sampleNote: string =\s+'';/);
    expect(output()).toContain('    src/content/portfolio.ts\n');
    expect(output()).not.toContain('src/content/reply-promise.ts');
  });

  it('leaves nothing half done when a file can’t be written', () => {
    rmSync(join(root, '.env'), { force: true });
    writeFileSync(join(root, 'blocked'), '');
    const before = snapshot(root);
    const changes = new Map([
      ['src/content/business.ts', { text: 'changed' }],
      ['blocked/file', { text: 'never' }],
    ]);
    expect(() => writeFiles(root, changes)).toThrow(
      'blocked/file can’t be written: a file stands in the way.',
    );
    expect(snapshot(root)).toEqual(before);
    expect(existsSync(join(root, 'src/content/.business.ts.setup'))).toBe(false);
  });
});

describe('the files that setup writes', () => {
  let root: string;
  beforeEach(() => {
    root = setupProject();
    return () => rmSync(root, { recursive: true });
  });

  it('are written where a link leads to', () => {
    writeFileSync(join(root, 'kept.env'), 'PORT=1\n');
    symlinkSync('kept.env', join(root, '.env'));
    writeFiles(root, new Map([['.env', { text: 'PORT=2\n', isSecret: true }]]));
    expect(lstatSync(join(root, '.env')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(root, 'kept.env'), 'utf8')).toBe('PORT=2\n');
  });

  it('are none where one of them can’t take its place', () => {
    mkdirSync(join(root, '.env'));
    const before = snapshot(root);
    const changes = new Map([
      ['src/content/business.ts', { text: 'changed' }],
      ['.env', { text: 'PORT=2' }],
    ]);
    expect(() => writeFiles(root, changes)).toThrow(/^\.env can’t be written: .+\. Nothing was changed\.$/);
    expect(snapshot(root)).toEqual(before);
  });

  it('are never seen by Git before they have their places, since one has secrets', () => {
    const { status } = spawnSync('git', ['check-ignore', '-q', '..env.setup'], { cwd: projectRoot });
    expect(status).toBe(0);
  });
});

describe('what setup knows the demo by', () => {
  it('is the content that the tests have a copy of; npm run record-demo brings it up to date', () => {
    const record = readDemoFiles(projectRoot);
    const strangers = [...filesOf(join(projectRoot, 'tests/content/wren'))].filter(
      ([path, digest]) => record[path]?.includes(digest) !== true,
    );
    expect(strangers.map(([path]) => path)).toEqual([]);
  });
});
