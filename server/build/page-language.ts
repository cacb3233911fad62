import { type Plugin, runnerImport } from 'vite';
import { contentAlias } from './content-folder.ts';

/** Names the site's language in index.html. @param module the absolute path of server/language.ts @param content see contentAlias */
export function pageLanguage(module: string, content: string): Plugin {
  return {
    name: 'page-language',
    async transformIndexHtml(html) {
      const { LANGUAGE } = (
        await runnerImport<{ LANGUAGE: string }>(module, {
          resolve: { alias: contentAlias(content) },
        })
      ).module;
      return html.replace('<html lang="en">', `<html lang="${LANGUAGE}">`);
    },
  };
}
