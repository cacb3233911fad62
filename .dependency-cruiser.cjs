/** Who may import whom: the rules of README.md, "How it is built". */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|server|tests)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file that defines it.',
      severity: 'error',
      from: { path: '^(src|server|tests)/' },
      to: {
        path: '^(src|server|tests)/.*/index\\.tsx?$',
        pathNot: '^server/(index|db/migrations/index)\\.ts$',
      },
    },
    only(
      'server-imports',
      '^server/',
      ['^server/', '^src/shared/', '^src/content/'],
      'The server knows shared and content, no page.',
    ),
    only('src-imports', '^src/', ['^src/'], 'The browser never imports the server.'),
    only('shared-imports', '^src/shared/', ['^src/shared/'], 'Shared knows nothing but itself and zod.'),
    only('content-imports', '^src/content/', ['^src/content/', '^src/shared/'], 'Content is data.'),
    {
      name: 'shared-packages',
      severity: 'error',
      from: { path: '^src/(shared|content)/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only(
      'ui-imports',
      '^src/ui/',
      ['^src/ui/', '^src/lib/'],
      'The design system knows no router, no query, no content.',
    ),
    only('lib-imports', '^src/lib/', ['^src/lib/', '^src/shared/'], 'lib knows no feature.'),
    only(
      'component-imports',
      '^src/components/',
      ['^src/(components|ui|lib|content|shared)/', '^src/paths\\.ts$'],
      'Components are site-aware, not feature-aware.',
    ),
    {
      name: 'feature-imports',
      comment: 'A feature never imports another feature; pages and dashboard compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/',
        pathNot: ['^src/features/$1/', '^src/(components|ui|lib|content|shared)/', '^src/paths\\.ts$'],
      },
    },
    {
      name: 'no-schema-in-browser',
      comment:
        'zod stays off the page: the browser takes types, endpoints.ts and uploads.ts, never a schema.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(shared|content)/' },
      to: {
        path: ['^src/shared/contract/', 'node_modules/zod/'],
        pathNot: '^src/shared/contract/(endpoints|uploads)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'express-stops-at-the-endpoints',
      severity: 'error',
      from: { path: '^server/(features/.*\\.(service|repository|presenter)|db/|mail/)' },
      to: { path: 'node_modules/(express|multer)/' },
    },
    {
      name: 'sql-only-in-repositories',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(db/|(features|mail)/.*\\.repository\\.ts$|context\\.ts$)',
      },
      to: { path: 'node_modules/(kysely|better-sqlite3)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'layers',
      comment: 'endpoints → service → repository → db',
      severity: 'error',
      from: { path: '^server/features/.*\\.repository\\.ts$' },
      to: { path: '^server/(features/.*\\.(service|endpoints|presenter)|http/|mail/)' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^server/features/.*\\.service\\.ts$' },
      to: { path: '^server/(features/.*\\.(endpoints|presenter)|http/(?!errors|rate-limits))' },
    },
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
