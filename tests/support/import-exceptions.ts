/** Lists exceptions of the import rules that are no longer needed; fails if there are any. For `npm run imports`. */
import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type ICruiseResult, type IDependency } from 'dependency-cruiser';

interface Side {
  path?: string | string[];
  pathNot?: string[];
  dependencyTypes?: string[];
  dependencyTypesNot?: string[];
}

interface Rule {
  name: string;
  from: Side;
  to: Side;
}

interface Config {
  forbidden: Rule[];
  options: ICruiseOptions;
}

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Config;
const rules = config.forbidden;
const { output } = await cruise(['src', 'server', 'tests'], { ...config.options, outputType: 'json' });
const { modules } = JSON.parse(output as string) as ICruiseResult;

const matches = (patterns: string | string[] | undefined, path: string, group = '') =>
  [patterns ?? []].flat().some((pattern) => new RegExp(pattern.replace('$1', group)).test(path));

/** Whether a rule applies to a dependency, ignoring its exceptions. */
function concerns({ from, to }: Rule, source: string, { resolved, dependencyTypes }: IDependency): boolean {
  const types = dependencyTypes as string[];
  return (
    (from.path === undefined || matches(from.path, source)) &&
    (to.path === undefined || matches(to.path, resolved)) &&
    (to.dependencyTypes === undefined || to.dependencyTypes.some((type) => types.includes(type))) &&
    !(to.dependencyTypesNot ?? []).some((type) => types.includes(type))
  );
}

/** Whether some dependency is allowed by this exception only. */
function isNeeded(rule: Rule, exception: string): boolean {
  const others = (list: string[] = []) => list.filter((pattern) => pattern !== exception);
  return modules.some(({ source, dependencies }) =>
    dependencies.some((dependency) => {
      if (!concerns(rule, source, dependency)) return false;
      const group = new RegExp([rule.from.path ?? ''].flat()[0] ?? '').exec(source)?.[1] ?? '';
      const { resolved } = dependency;
      return (
        (matches(rule.from.pathNot, source) || matches(rule.to.pathNot, resolved, group)) &&
        !matches(others(rule.from.pathNot), source) &&
        !matches(others(rule.to.pathNot), resolved, group)
      );
    }),
  );
}

const stale = rules.flatMap((rule) =>
  [...(rule.from.pathNot ?? []), ...(rule.to.pathNot ?? [])]
    .filter((exception) => !isNeeded(rule, exception))
    .map((exception) => `${rule.name}: nothing needs the exception ${exception}`),
);
for (const line of stale) console.error(line);
process.exitCode = stale.length === 0 ? 0 : 1;
