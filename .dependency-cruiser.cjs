/**
 * Who may import whom: the rules of README.md, "How it is built". Each exception (`pathNot`) stands alone, so that
 * `tests/support/import-exceptions.ts` can tell whether it is still needed.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const only = (name, from, allowed, comment) =>
  rule(name, comment, { path: from }, { path: '^(src|server|tests)/', pathNot: allowed });

const EXPRESS = 'node_modules/(express|multer)/';

module.exports = {
  forbidden: [
    rule('no-cycles', 'Types go round in no circle, either.', {}, { circular: true }),
    rule(
      'no-barrels',
      'Import the file that defines it.',
      { path: '^(src|server|tests)/' },
      {
        path: '^(src|server|tests)/.*/index\\.tsx?$',
        pathNot: ['^server/db/(sqlite|postgres)/migrations/index\\.ts$'],
      },
    ),

    // Both sides
    only(
      'server-imports',
      '^server/',
      ['^server/', '^src/shared/', '^src/content/'],
      'The server knows shared and content, no page.',
    ),
    only('src-imports', '^src/', ['^src/'], 'The browser never imports the server.'),
    only(
      'shared-imports',
      '^src/shared/',
      ['^src/shared/', '^src/content/((business|categories)\\.ts|words/)'],
      'Shared knows the business, its words and its first categories, and zod.',
    ),
    only(
      'content-imports',
      '^src/content/',
      ['^src/content/', '^src/shared/'],
      'Content is data, and what shared makes of it.',
    ),
    rule(
      'shared-packages',
      'Shared and content run on both sides; what only the build runs may read time zones.',
      { path: '^src/(shared|content)/' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: ['node_modules/zod/', 'node_modules/temporal-polyfill/', 'node_modules/libphonenumber-js/'],
      },
    ),

    rule(
      'tests-in-a-browser-know-no-content',
      'Playwright and tsx would read src/content, which is the adopter’s; what the site says comes from the site.',
      { path: '^tests/(e2e|deploy)/' },
      { path: '^src/content/' },
    ),

    // The client
    only(
      'ui-imports',
      '^src/ui/',
      ['^src/ui/', '^src/lib/', '^src/content/words/'],
      'The design system knows no router and no query; of the content, words alone.',
    ),
    only(
      'lib-imports',
      '^src/lib/',
      ['^src/lib/', '^src/shared/', '^src/content/words/'],
      'lib knows no feature.',
    ),
    only(
      'component-imports',
      '^src/components/',
      ['^src/components/', '^src/ui/', '^src/lib/', '^src/content/', '^src/shared/', '^src/paths\\.ts$'],
      'Components are site-aware, not feature-aware.',
    ),
    rule(
      'feature-imports',
      'A feature never imports another feature; pages and dashboard compose them.',
      { path: '^src/features/([^/]+)/' },
      {
        path: '^src/',
        pathNot: [
          '^src/features/$1/',
          '^src/components/',
          '^src/ui/',
          '^src/lib/',
          '^src/content/',
          '^src/shared/',
          '^src/paths\\.ts$',
        ],
      },
    ),
    rule(
      'no-schema-in-browser',
      'zod stays off the page: the browser takes types, the tables of operations and uploads.ts, never a schema.',
      { path: '^src/', pathNot: ['^src/shared/'] },
      {
        path: ['^src/shared/contract/', 'node_modules/zod/'],
        pathNot: [
          '^src/shared/contract/(public-|owner-|session-)endpoints\\.ts$',
          '^src/shared/contract/uploads\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),

    // The server
    rule(
      'express-stops-at-the-endpoints',
      'Services, repositories and mail know no request.',
      { path: '^server/(features/.*\\.(service|repository|presenter)|db/|mail/)' },
      { path: EXPRESS },
    ),
    rule(
      'layers',
      'endpoints → service → repository → db',
      { path: '^server/.*\\.repository\\.ts$' },
      {
        path: '^server/(features/.*\\.(service|endpoints|presenter)|http/|mail/)',
        pathNot: ['^server/mail/.*\\.repository\\.ts$', '^server/mail/mailer\\.ts$'],
      },
    ),
    rule(
      'services-know-no-http',
      'But for the refusals that they throw, the limits that they count and who is signed in.',
      { path: '^server/features/.*\\.service\\.ts$' },
      {
        path: '^server/(features/.*\\.(endpoints|presenter)|http/)',
        pathNot: [
          '^server/http/errors\\.ts$',
          '^server/http/rate-limits\\.ts$',
          '^server/http/sessions\\.ts$',
        ],
      },
    ),
    rule(
      'services-know-no-database',
      'A service takes rows, and a transaction to hand on; what failed its repository says.',
      { path: '^server/features/.*\\.service\\.ts$' },
      {
        path: '^server/db/',
        pathNot: ['^server/db/tables\\.ts$', '^server/db/rows\\.ts$', '^server/db/unit-of-work\\.ts$'],
      },
    ),
    rule(
      'sql-only-in-repositories',
      'What is written in SQL is written there; ESLint refuses queries elsewhere.',
      { path: '^server/', pathNot: ['^server/db/', '\\.repository\\.ts$'] },
      { path: 'node_modules/kysely/' },
    ),
    rule(
      'drivers-stay-in-their-engine',
      'What an engine calls its errors and its statements stops at server/db.',
      { path: '^server/', pathNot: ['^server/db/sqlite/', '^server/db/postgres/'] },
      { path: 'node_modules/(better-sqlite3|pg)/' },
    ),
    rule(
      'engines-behind-the-port',
      'open.ts chooses the engine, and index.ts locks the file; the rest knows engine.ts, errors.ts and sqlite-files.ts.',
      {
        path: '^server/',
        pathNot: [
          '^server/db/sqlite/',
          '^server/db/postgres/',
          '^server/db/open\\.ts$',
          '^server/db/sqlite-files\\.ts$',
          '^server/index\\.ts$',
          '^server/context\\.ts$',
          '^server/create-limits\\.ts$',
        ],
      },
      { path: '^server/db/(sqlite|postgres)/' },
    ),
    rule(
      'http-knows-no-feature',
      'It answers for all of them alike.',
      { path: '^server/http/' },
      {
        path: '^server/(features|mail|seed|site|commands|db|files)/',
        pathNot: ['^server/db/errors\\.ts$', '^server/db/tables\\.ts$', '^server/files/errors\\.ts$'],
      },
    ),
    rule(
      'one-response-cache',
      'It is made where things are wired together; a second one would not hear of writes.',
      { path: '^server/', pathNot: ['^server/context\\.ts$'] },
      { path: '^server/http/response-cache/response-cache\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'mail-knows-no-feature',
      'What a feature wants of it is handed in where things are wired together.',
      { path: '^server/mail/' },
      { path: '^server/(features|http|seed|site|commands)/' },
    ),
    rule(
      'db-knows-nobody',
      'It lies below everything.',
      { path: '^server/db/' },
      { path: '^server/(features|http|mail|seed|site|commands)/' },
    ),
    rule(
      'files-know-nobody',
      'Where images live is asked by those who make and serve them, and asks none of them.',
      { path: '^server/files/' },
      { path: '^server/(features|http|mail|seed|site|commands|db)/' },
    ),
    rule(
      'object-store-behind-the-port',
      'It is loaded where it is chosen; a site with a folder never loads it.',
      { path: '^server/', pathNot: ['^server/files/object-store/', '^server/files/open-files\\.ts$'] },
      { path: '^server/files/object-store/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'helpers-know-nobody',
      'What lies beside the folders serves them all, and knows none; but the site’s addresses are the pages of its content, too.',
      {
        path: '^server/(clock|database-url|escape-html|folders|load-sharp|log|periodic|plain-text|root|site-address|sleep|slug|visitor|weak-secret)\\.ts$',
      },
      { path: '^server/[^/]+/', pathNot: ['^server/content/pages\\.ts$'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
