import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Manifest, Plugin, Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { contentCheck } from './server/build/content-check.ts';
import { contentAlias, contentFolder } from './server/build/content-folder.ts';
import { contentModules } from './server/build/content-modules.ts';
import { evaluatedModules } from './server/build/evaluated-modules.ts';
import { pageHeads } from './server/build/page-heads.ts';
import { pageLanguage } from './server/build/page-language.ts';
import { siteIdentity } from './server/build/site-identity.ts';
import { tokensFile } from './server/build/tokens-file.ts';
import { siteFolder } from './server/root.ts';
import { CARD_FONTS } from './server/site/card-fonts.ts';
import { splitStyles } from './server/site/split-styles.ts';

// What the server reads, too: the environment, then `.env`; an empty value is none.
const file = join(import.meta.dirname, '.env');
const settings = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
const subfolder = settings.PROJECT_SUBFOLDER || 'shingle';
const api = `http://localhost:${settings.PORT || '3001'}`;

/** Modules that export data: see server/build/evaluated-modules.ts. */
const EVALUATED = [
  'server/features/consultations/vtimezone.ts',
  'server/mail/letterhead.ts',
  'server/palette.ts',
  'server/seed/demo-posts.ts',
  'src/shared/booking-days.ts',
  'server/content/pages.ts',
  'server/content/projects.ts',
  'src/shared/clock-patterns.ts',
  'src/shared/day-patterns.ts',
  'src/shared/date-patterns.ts',
  'src/shared/opening-hours.ts',
  'src/shared/plural-rules.ts',
  'src/shared/short-patterns.ts',
  'src/shared/zone-changes.ts',
].map((file) => join(import.meta.dirname, file));

const content = contentFolder();

const BROWSER = { index: 'index.html', start: 'src/start.ts', 'early-palette': 'src/early-palette.ts' };
const SERVER = {
  index: 'server/index.ts',
  cli: 'server/cli.ts',
  'import-process': 'server/import/import-process.ts',
  'render-thread': 'server/site/render-thread.ts',
  'bcrypt-thread': 'server/features/session/bcrypt-thread.js',
  'calendar-thread': 'server/features/busy-calendars/calendar-thread.ts',
  'entry-server': 'src/entry-server.tsx',
  'canonical-address': 'src/canonical-address.ts',
};

/** A content that tests run on, and the site that `server/commands/build.js --content tests/content/<name>` makes of it. */
function testsOn(name: string) {
  const content = `tests/content/${name}`;
  return {
    resolve: { alias: contentAlias(join(import.meta.dirname, content)) },
    env: { CONTENT_DIR: content, SITE_DIR: join(import.meta.dirname, '.sites', name) },
  };
}
/** The customer's content, on which the numbered statements are proven. */
const WREN = testsOn('wren');
/** Another business, in another language, currency and zone: what is no numbered statement holds there, too. */
const LISBON = testsOn('lisbon');
/** Tests that prove a statement of the checklist have its number in their names. */
const UNNUMBERED = /^(?!.*\[\d+\.\d)/;

/** Tests that a second content tells nothing new, or that are about the default one. */
const NOT_ON_LISBON = {
  unit: [
    // About the repository's own files.
    'docs',
    // About the customer's own texts, prices, projects and posts.
    'app/App|app/without-a-browser|content/policies|server/posts-content',
    'pages/AboutPage|pages/BookedConsultationPage|pages/ConsultationPage|pages/PortfolioPage|pages/PricingPage|pages/ThankYouPage',
    'features/contacts/ContactForm|features/contacts/reply-address|features/contacts/time-left',
    // Spell Arizona's dates and times on the owner's dashboard.
    'dashboard/NewsletterTab|dashboard/campaigns|dashboard/mail-troubles|dashboard/short-date|dashboard/writing/conflict-labels|features/consultations/call-days|shared/reply-clock',
    // Spell sentences, days, times and links of the default site: to be taken from the content.
    'components/CodeBlock|components/frame-parts|dashboard/availability-editing|dashboard/ConsultationsTab|dashboard/PostModal|dashboard/consultation-settings|dashboard/owner-lists|features/browser-data/BrowserDataPanel',
    'features/consultations/BookingForm|features/consultations/calendar|features/consultations/use-visitor-time|features/contacts/reply-clock|features/newsletter/NewsletterForm|features/posts/lists|lib/api-client',
    'pages/BlogPage|pages/PolicyPages|pages/newsletter-pages|server/consultation-calendar|server/content-checks|server/emails',
    'server/newsletter-email|server/setup/setup|server/structured-data',
    'shared/hours-in-words|shared/intl-patterns|shared/visitor-time|shared/visitor-zones|ui/alerts|ui/form|ui/forms',
  ].flatMap((names) => names.split('|').map((name) => `tests/unit/${name}.test.{ts,tsx}`)),
  api: [
    // About processes, files, builds and commands.
    'backup|build|check-content|command-line|export-command|full-disk|import-command|import-upload|machine-gone|migrated-database|move-uploads|object-store|process|production-install|remote-backup|setup|start|stop',
    // About how emails travel, and what mail servers say.
    'delivery-status|dkim|mail-connections|mail-crash|mail-dns|mail-faults|mail-outbox|mail-refusals|mail-webhooks|mail-workers|report-mailbox|returned-campaign',
    // About who may do what, how often, and through which proxy.
    'behind-a-proxy|device-cookies|hardening|link-keys|login-clean|logout|rate-limits|render-fairness|upload-image|validate-token|who-gets-in',
    // About the customer's categories, posts and pages, and what documents hold of them.
    'addresses|blog-posts-working|categories|demo-command|documents|first-render|sub-folder',
    // Every input of every operation, in five minutes.
    'what-goes-in',
  ].flatMap((names) => names.split('|').map((name) => `tests/api/${name}.test.ts`)),
};

/** They wait for servers and mails half of their time: Vitest's own choice, one worker on two cores, took twice as long. */
const API_WORKERS = 2;

/** API tests that would prove nothing more on PostgreSQL. */
const NOT_ABOUT_POSTGRES = [
  // SQLite's own: its file, its lock, its older releases.
  'full-disk|migrated-database|start',
  // Need no database, or copy what is the same from both engines.
  'build|check-content|mail-dns|remote-backup|setup',
  // About what stands before the database: proxies, headers, addresses, files, and who is let through.
  'behind-a-proxy|hardening|headers|object-store|production-install|sub-folder|upload-image|who-gets-in',
  // About what mail servers say; what is stored of it, the tests of the outbox, its workers and crashes prove on both.
  'dkim|mail-connections|mail-refusals',
  // How an upload is received, and when it is night; `import` and `backup` are tested on both.
  'import-upload|nightly-backup',
].flatMap((names) => names.split('|').map((name) => `tests/api/${name}.test.ts`));

/** What the packages that are built in ask to be told with them. */
const LICENSES = { fileName: 'licenses.md' };

/** What begins a file of its own: the page's start, and each public page. */
const BEGINNING = /\/src\/(main\.tsx|start\.ts|pages\/.+Page\.tsx)$|\/index\.html$/;
/** What a package's index imports for everybody, and the dashboard alone needs. */
const DASHBOARDS = /\/(infiniteQueryObserver|useInfiniteQuery|useMutationState)\.js$/;
/** Modules of so many public pages are fetched by all of them. */
const SHARED_BY = 4;
/** Reached after a message is sent: what it shows of it does not make that part of every page. */
const LATE_PAGES = new Set(['ThankYouPage']);
/** A module of fewer characters weighs less than the headers of a file of its own would. */
const SMALL = 1_600;
/** The pages behind the newsletter's links, which offer to sign up. */
const NEWSLETTER_PAGES = ['ConfirmNewsletterPage', 'LeaveNewsletterPage'];
/** The home page shows something of each of these: what two or three of them share comes in one file. */
const HOME_PAGES = new Set(['HomePage', 'BlogPage', 'PortfolioPage', ...NEWSLETTER_PAGES]);
/** The same of what is offered. */
const OFFER_PAGES = new Set(['HomePage', 'ServicesPage', 'PricingPage']);

/** Pages that end with the newsletter: what a post shares with these alone comes in one file, so that no other page has it. */
const READERS_PAGES = new Set(['HomePage', 'BlogPage', 'BlogPostPage', ...NEWSLETTER_PAGES]);

/** Pages that a few open: they take what they show from the files of the others, which stay as they are. */
const SELDOM_OPENED = /PreviewPage|newsletter\/Newsletter(List)?Page/;

/** What the dashboard opens: it and its tabs, and what is in place of them. */
const DASHBOARD_PARTS = /\/src\/dashboard\/(\w+Tab|DashboardPage|AccountPage|writing\/WritingPage)\.tsx$/;
/** What a sign-in shows as well. */
const SIGN_IN = /\/src\/app\/DashboardLayout\.tsx$/;
/** What visitors load behind a page: its parts stay beside it, since a file of the dashboard would come along. */
const LATER = /\/src\/lib\/rich-text\.ts$/;
/** Of the dashboard, but only of those parts that write in it. */
const EDITORS = /\/src\/features\/(editor|media)\/|\/src\/dashboard\/(media|writing)\//;

/** Of several tabs, with a package that the overview can do without at first. */
const MENUS = /\/src\/components\/dashboard\/RowMenu\.tsx$/;

/** Each would be a file of its own, of 200 bytes. */
const ICONS = /node_modules\/lucide-react\/dist\/esm\/icons\//;

const CHUNKS = [
  // Run by itself before the rest, so that neither holds up the page for long; see src/start.ts.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/react-dom\.ts/ },
  { name: publicChunk, debugName: 'public', includeDependenciesRecursively: false },
  { name: dashboardChunk, debugName: 'dashboard', includeDependenciesRecursively: false },
];

/**
 * Names the file for what several public pages share, so that a page comes in five to nine files instead of twenty: each
 * has headers of its own, and compresses less well.
 */
function publicChunk(id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null {
  if (BEGINNING.test(id) || id.endsWith('.css')) return null; // documents look for the page's styles beside its start
  if (DASHBOARDS.test(id)) return null;
  const pages = new Set<string>();
  for (const module of above(id, graph)) {
    const [, page] = BEGINNING.exec(module) ?? [];
    if (page !== undefined && !SELDOM_OPENED.test(page)) pages.add(basename(page, '.tsx'));
  }
  const isForReaders = pages.has('BlogPostPage') && [...pages].every((page) => READERS_PAGES.has(page));
  const early = [...pages].filter((page) => !LATE_PAGES.has(page));
  if (pages.has('main') || (early.length >= SHARED_BY && !isForReaders)) return 'shared';
  if (pages.size < 2) return null;
  if (isForReaders) return 'readers';
  const rest = [...pages].filter((page) => !HOME_PAGES.has(page));
  if (rest.length === 0) return 'home';
  if ([...pages].every((page) => OFFER_PAGES.has(page))) return 'offer';
  const length = graph.getModuleInfo(id)?.code?.length ?? 0;
  if (length < SMALL && (pages.size > 2 || pages.has('HomePage'))) return 'shared';
  // Every page names the files of all others: short names are fewer bytes.
  return [...pages]
    .sort()
    .map((page) => page.replace(/Page$/, ''))
    .join('-');
}

/**
 * The same for what several tabs of the dashboard share: what it opens with comes in a few files, so that a phone asks for
 * them once. What the sign-in shows, too, stays beside it, and packages stay with what needs them, but icons.
 */
function dashboardChunk(id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null {
  const isOurs = id.includes('/src/') && !id.includes('/node_modules/');
  if (id.endsWith('.css') || !(isOurs || ICONS.test(id)) || EDITORS.test(id)) return null;
  if (DASHBOARD_PARTS.test(id) || MENUS.test(id)) return null;
  const modules = above(id, graph);
  const elsewhere = [SIGN_IN, BEGINNING, LATER];
  if (modules.some((module) => elsewhere.some((part) => part.test(module)))) return null;
  return modules.filter((module) => DASHBOARD_PARTS.test(module)).length > 1 ? 'dashboard' : null;
}

/** A module, and all that import it, at first or later on their way. */
function above(id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string[] {
  const seen = new Set<string>();
  function climb(module: string) {
    if (seen.has(module)) return;
    seen.add(module);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) climb(importer);
  }
  climb(id);
  return [...seen];
}

/** What is built is for production, whatever NODE_ENV is set to for the server. */
function productionBuild(): Plugin {
  return {
    name: 'production-build',
    apply: 'build',
    enforce: 'pre',
    config() {
      process.env.NODE_ENV = 'production';
    },
  };
}

/** The router's own production build, without its warnings to developers. Its package names only the other one. */
function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id.replace('/dist/development/', '/dist/production/');
    },
  };
}

/**
 * `virtual:narrow-pictures`: the pictures under public/ that lie there in a narrower copy, too. They are looked up when
 * the page is built, so that a width that is not there is never offered.
 */
function narrowPictures(): Plugin {
  const id = 'virtual:narrow-pictures';
  return {
    name: 'narrow-pictures',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null;
      const business = await this.resolve('#content/business.ts', join(import.meta.dirname, 'src/main.tsx'));
      const artwork = join(dirname(business?.id ?? ''), 'artwork'); // a content for tests brings its own
      const [folder, base] = existsSync(artwork) ? [artwork, '/artwork'] : [join(siteFolder, 'public'), ''];
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const paths = files.map((path) => `${base}/${path.replaceAll('\\', '/')}`);
      return `export const narrowPictures = ${JSON.stringify(paths.filter((path) => path.endsWith('-800.webp')).sort())};`;
    },
  };
}

/**
 * Puts the stylesheet beside the manifest, taken apart, for the server to pick each document's first styles from; so the
 * server needs no CSS parser.
 */
function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    async writeBundle({ dir = '' }) {
      const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const [stylesheet = ''] = manifest['index.html']?.css ?? [];
      const parts = splitStyles(await readFile(join(dir, stylesheet), 'utf8'));
      await writeFile(join(dir, '.vite/styles.json'), JSON.stringify(parts));
    },
  };
}

/** Puts the typefaces of the social cards beside the server, which reads them as files. */
function cardFonts(): Plugin {
  return {
    name: 'card-fonts',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'fonts');
      await mkdir(folder, { recursive: true });
      const source = (font: string) => fileURLToPath(import.meta.resolve(font));
      await Promise.all(CARD_FONTS.map((font) => copyFile(source(font), join(folder, basename(font)))));
    },
  };
}

/**
 * One configuration for everything that bundles:
 * - `vite` serves the app in development, under the sub-folder, and passes API and uploads on to the server;
 * - `vite build` makes dist/client, addressed relative to wherever the server mounts it;
 * - `vite build --ssr` makes dist/server, which plain node runs: the server, and the app to render documents with;
 * - `vitest` runs the unit tests in jsdom and the API tests against a real server, on SQLite and on PostgreSQL.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'serve' ? `/${subfolder}/` : './',
  publicDir: isSsrBuild ? false : join(siteFolder, 'public'),
  resolve: {
    alias: [
      ...contentAlias(content),
      { find: /^\.\/tokens\.css$/, replacement: tokensFile(content) },
      { find: '../createLucideIcon.mjs', replacement: join(import.meta.dirname, 'src/ui/create-icon.ts') },
    ],
  },
  envDir: false, // .env is the server's; a build does not depend on it
  plugins: [
    productionBuild(),
    productionRouter(),
    react(),
    tailwindcss(),
    narrowPictures(),
    siteIdentity(content),
    pageLanguage(join(import.meta.dirname, 'server/language.ts'), content),
    contentCheck(),
    pageHeads(content),
    evaluatedModules([...EVALUATED, join(content, 'pages.ts')], content),
    contentModules(),
    ...(command === 'build' && !isSsrBuild
      ? [
          firstStyles(),
          compression({
            include: /\.(js|css|html|svg|json|txt|xml|webmanifest)$/,
            threshold: 512,
            algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
          }),
        ]
      : []),
    ...(isSsrBuild ? [cardFonts()] : []),
  ],
  build: isSsrBuild
    ? {
        outDir: join(siteFolder, 'dist/server'),
        emptyOutDir: true,
        target: 'node20',
        license: LICENSES,
        rolldownOptions: { input: SERVER },
      }
    : {
        outDir: join(siteFolder, 'dist/client'),
        emptyOutDir: true,
        manifest: true,
        license: LICENSES,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: BROWSER,
          output: {
            codeSplitting: { groups: CHUNKS },
            // A page's first script names all others, and what is random in a name can't be compressed: 7 signs in place of 8.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
          optimization: { inlineConst: { mode: 'all' } }, // each word lands where it is shown
        },
      },
  ...(isSsrBuild
    ? {
        // React's fast build, whatever NODE_ENV the server runs with; so it is built in instead of loaded.
        define: { 'process.env.NODE_ENV': '"production"' },
        // What is installed where the site runs is loaded from there; everything else is built in.
        ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
      }
    : {}),
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        '/api',
        '/uploads',
        ...['api', 'uploads', 'site.webmanifest'].map((path) => `/${subfolder}/${path}`),
      ].map((path) => [path, api]),
    ),
  },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // As the browser tests: one race must not refuse a whole run, and `.ci/count.js` names it.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        resolve: WREN.resolve,
        test: {
          name: 'unit',
          env: WREN.env,
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/unit-setup.ts'],
          isolate: false, // a jsdom and all modules for each file anew took half the time; the setup leaves a clean window behind
          maxWorkers: 1, // with more, Vitest makes a jsdom for each file again
          sequence: { groupOrder: 0 }, // one project after the other: a worker that goes back and forth makes its window anew
          testTimeout: 30_000, // a busy machine is no failure
        },
      },
      {
        extends: true,
        resolve: WREN.resolve,
        test: {
          name: 'api',
          env: WREN.env,
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/api-global.ts'],
          isolate: false, // each test app has a folder of its own; loading the server anew for each file took half the time
          maxWorkers: API_WORKERS,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        resolve: LISBON.resolve,
        test: {
          name: 'unit-lisbon',
          env: LISBON.env,
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: NOT_ON_LISBON.unit,
          testNamePattern: UNNUMBERED,
          setupFiles: ['tests/support/unit-setup.ts'],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        resolve: LISBON.resolve,
        test: {
          name: 'api-lisbon',
          env: LISBON.env,
          environment: 'node',
          include: ['tests/api/**/*.test.ts', 'tests/lisbon/**/*.test.ts'],
          exclude: NOT_ON_LISBON.api,
          testNamePattern: UNNUMBERED,
          globalSetup: ['tests/support/api-global.ts'],
          isolate: false,
          maxWorkers: API_WORKERS,
          sequence: { groupOrder: 4 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        resolve: WREN.resolve,
        test: {
          name: 'postgres',
          env: WREN.env,
          environment: 'node',
          globalSetup: ['tests/support/postgres-global.ts'],
          setupFiles: ['tests/support/postgres-setup.ts'],
          include: ['tests/api/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          exclude: NOT_ABOUT_POSTGRES,
          isolate: false,
          maxWorkers: API_WORKERS,
          sequence: { groupOrder: 2 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
