import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Findings } from '../checks/check-content.ts';
import { inWords } from '../checks/finding.ts';
import { projectRoot } from '../root.ts';
import { contentAlias, contentFolder } from './content-folder.ts';

/** What is found in the content of this site. It is read by Vite, so that `#content` means that content. */
export async function findInContent(): Promise<Findings> {
  const { module } = await runnerImport<{ found: Findings }>(join(projectRoot, 'server/checks/findings.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: contentAlias(contentFolder()) },
  });
  return module.found;
}

/** What is left to do, and what is wrong, in lines for people. */
export function sentences({ findings }: Findings): string[] {
  return findings.map((finding) => `${finding.level === 'warning' ? 'To do: ' : ''}${inWords(finding)}`);
}

/** Says with each build what is wrong with the content, and stops at a profile that no site can be made of. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    async buildStart() {
      const { config } = this.environment;
      if (config.build.ssr !== false) return; // the client's build said it
      const found = await findInContent();
      for (const sentence of sentences(found)) config.logger.warn(sentence);
      // An error thrown here would be told with the whole way to it.
      if (found.stops) process.exit(1);
    },
  };
}
