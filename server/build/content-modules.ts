import { dirname, join, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { WholePage } from '#shared/content-page.ts';
import type { readPages } from '../content/read-pages.ts';
import type { readProjects } from '../content/read-projects.ts';
import type { renderPage } from '../content/render-page.ts';
import type { renderStudy } from '../content/render-study.ts';
import { pictureFolders } from '../content/picture-size.ts';
import { projectRoot } from '../root.ts';
import { contentAlias } from './content-folder.ts';

const PROJECTS = 'virtual:projects';
const FIRST_PROJECTS = 'virtual:first-projects';
const EXAMPLES = 'virtual:service-examples';
const PAGES = 'virtual:content-pages';
/** Followed by the page's address. */
const PAGE = 'virtual:content-page';
const STUDIES = 'virtual:case-studies';
/** Followed by a slash and the project's name. */
const STUDY = 'virtual:case-study';

/** As many projects are shown on the home page. [2.4.04] */
const FIRST = 4;

/** The Markdown of the content folder as modules: see src/virtual.d.ts. */
export function contentModules(): Plugin {
  let content = '';
  return {
    name: 'content-modules',
    resolveId: (source) => (isOurs(source) ? `\0${source}` : null),
    async load(id) {
      const source = id.slice(1);
      if (!id.startsWith('\0') || !isOurs(source)) return null;
      const business = await this.resolve('#content/business.ts', join(projectRoot, 'src/main.tsx'));
      content = dirname(business?.id ?? '');
      if (source === PROJECTS) return projectsModule(content);
      if (source === FIRST_PROJECTS) return firstProjectsModule(content);
      if (source === EXAMPLES) return examplesModule(content);
      if (source === PAGES) return pagesModule(content);
      if (source === STUDIES) return studiesModule(content);
      return source.startsWith(`${STUDY}/`)
        ? studyModule(content, source.slice(STUDY.length + 1))
        : pageModule(content, source.slice(PAGE.length));
    },
    /** In development, what is written shows at once. */
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(content + sep) || !file.endsWith('.md')) return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

function isOurs(source: string): boolean {
  const named = [PROJECTS, FIRST_PROJECTS, EXAMPLES, PAGES, STUDIES].includes(source);
  return named || source.startsWith(`${PAGE}/`) || source.startsWith(`${STUDY}/`);
}

async function projectsModule(content: string): Promise<string> {
  const projects = (await projectFiles(content)).map(({ project }) => project);
  return `export const projects = ${JSON.stringify(projects)};`;
}

async function firstProjectsModule(content: string): Promise<string> {
  const first = (await projectFiles(content)).slice(0, FIRST).map(({ project }) => {
    const { id, slug, title, description, image, imageAlt, category, status } = project;
    return { id, slug, title, description, image, imageAlt, category, status };
  });
  return `export const firstProjects = ${JSON.stringify(first)};`;
}

/** Where each service can be seen, which the services' page alone carries. */
async function examplesModule(content: string): Promise<string> {
  const examples = new Map<string, { slug: string; title: string }>();
  for (const { slug, service, project } of await projectFiles(content)) {
    if (service !== undefined && !examples.has(service))
      examples.set(service, { slug, title: project.title });
  }
  return `export const serviceExamples = ${JSON.stringify(Object.fromEntries(examples))};`;
}

/** A way to each project's study, which no other page carries. */
async function studiesModule(content: string): Promise<string> {
  const ways = (await projectFiles(content)).map(({ slug }) => `'${slug}': () => import('${STUDY}/${slug}')`);
  return `export const caseStudies = {${ways.join()}};`;
}

async function studyModule(content: string, wanted: string): Promise<string> {
  const files = await projectFiles(content);
  const found = files.find(({ slug }) => slug === wanted);
  if (found === undefined) throw new Error(`There is no project ${wanted}.`);
  const renderer = await load<{ renderStudy: typeof renderStudy }>('render-study.ts', content);
  const study = await renderer.renderStudy(found, files, pictureFolders(content));
  return `export const study = ${JSON.stringify(study)};`;
}

async function projectFiles(content: string) {
  const reader = await load<{ readProjects: typeof readProjects }>('read-projects.ts', content);
  return reader.readProjects(join(content, 'projects'));
}

/** What all pages carry: an address and a way to the page, and the links of the footer. */
async function pagesModule(content: string): Promise<string> {
  const pages = (await filesOf(content)).map(({ page }) => page);
  const routes = pages.map(({ address }) => `['${address}', () => import('${PAGE}${address}')]`);
  const links = pages.flatMap(({ address: to, footer: label }) => (label === null ? [] : [{ label, to }]));
  return `export const contentPages = [${routes.join()}];\nexport const footerPages = ${JSON.stringify(links)};`;
}

async function pageModule(content: string, wanted: string): Promise<string> {
  const found = (await filesOf(content)).find(({ page }) => page.address === wanted);
  if (found === undefined) throw new Error(`There is no page at ${wanted}.`);
  const renderer = await load<{ renderPage: typeof renderPage }>('render-page.ts', content);
  const whole: WholePage = {
    ...found.page,
    ...(await renderer.renderPage(found.body, { file: found.file, pictures: pictureFolders(content) })),
  };
  return [
    `import { createElement } from 'react';`,
    `import { ContentPage } from ${JSON.stringify(join(projectRoot, 'src/pages/ContentPage.tsx'))};`,
    `const page = ${JSON.stringify(whole)};`,
    `export default () => createElement(ContentPage, { page });`,
  ].join('\n');
}

async function filesOf(content: string) {
  const reader = await load<{ readPages: typeof readPages }>('read-pages.ts', content);
  return reader.readPages(join(content, 'pages'));
}

async function load<Module>(file: string, content: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(projectRoot, 'server/content', file), {
    resolve: { alias: contentAlias(content) },
  });
  return module;
}
