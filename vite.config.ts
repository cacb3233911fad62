import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';

const subfolder = process.env.PROJECT_SUBFOLDER ?? 'shingle';
const api = `http://localhost:${process.env.PORT ?? '3001'}`;

const BROWSER = { index: 'index.html', start: 'src/start.ts' };
const SERVER = {
  index: 'server/index.ts',
  'render-thread': 'server/site/render-thread.ts',
  'bcrypt-thread': 'server/features/session/bcrypt-thread.js',
  'entry-server': 'src/entry-server.tsx',
  'canonical-address': 'src/canonical-address.ts',
};

const CHUNKS = [
  // Run by itself before the rest, so that neither holds up the page for long; see src/start.ts.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/react-dom\.ts/ },
  // What many pages share comes in one file instead of twenty.
  {
    name: 'shared',
    test: /src\/(components(?!\/desk)|features|ui|lib|shared|content)\/|lucide-react/,
    minShareCount: 7,
  },
];

/**
 * One configuration for everything that bundles:
 * - `vite` serves the app in development, under the sub-folder, and passes API and uploads on to the server;
 * - `vite build` makes dist/client, addressed relative to wherever the server mounts it;
 * - `vite build --ssr` makes dist/server, which plain node runs: the server, and the app to render documents with;
 * - `vitest` runs the unit tests in jsdom and the API tests against a real server.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'serve' ? `/${subfolder}/` : './',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    tailwindcss(),
    ...(command === 'build' && !isSsrBuild
      ? [
          compression({
            include: /\.(js|css|html|svg|json|txt|xml|webmanifest)$/,
            threshold: 512,
            algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
          }),
        ]
      : []),
  ],
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node20', rolldownOptions: { input: SERVER } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: BROWSER, output: { codeSplitting: { groups: CHUNKS } } },
      },
  ...(isSsrBuild
    ? {
        // React's fast build, whatever NODE_ENV the server runs with; so it is built in instead of loaded.
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: [/^react/, '@tanstack/react-query', 'lucide-react', 'kysely', 'zod'] },
      }
    : {}),
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/uploads', `/${subfolder}/api`, `/${subfolder}/uploads`].map((path) => [path, api]),
    ),
  },
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/unit-setup.ts'],
          isolate: false, // a jsdom and all modules for each file anew took half the time; the setup leaves a clean window behind
          testTimeout: 30_000, // a busy machine is no failure
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          isolate: false, // each test app has a folder of its own; loading the server anew for each file took half the time
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
