import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { fromDeploy, type Place, type ProxyKind, type Variant } from './proxy.ts';

const MODULES = '/etc/apache2/mods-available';
const ENABLED = '/etc/apache2/mods-enabled';

const file = (variant: 'root' | 'subfolder') =>
  variant === 'root' ? 'apache.conf' : 'apache-subfolder.conf';

/** Apache with the modules that Debian enables, mod_deflate among them, and those that the file says to enable. */
export const apache: ProxyKind = {
  name: 'Apache',
  file,
  configure: (variant, place) => `
ServerRoot ${place.folder}
ServerName ${place.name}
DefaultRuntimeDir ${place.folder}
PidFile ${place.folder}/pid
Mutex file:${place.folder} default
ErrorLog "|$cat >&2"
LogLevel warn
Define APACHE_RUN_DIR ${place.folder}
Define APACHE_LOG_DIR ${place.folder}
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${modules(variant)}
Listen 127.0.0.1:${place.httpPort}
Listen 127.0.0.1:${place.httpsPort}
<Directory ${place.documents}>
  Require all granted
</Directory>
${site(variant, place)}
`,
  test: (configuration) => ['apache2', '-t', '-f', configuration],
  run: (configuration) => ['apache2', '-D', 'FOREGROUND', '-f', configuration],
};

/** Debian's own, as a2enmod adds to them: each with its configuration and what it depends on. */
function modules(variant: Variant): string {
  const text = readFileSync(
    join(projectRoot, 'deploy', file(variant === 'stock' ? 'root' : variant)),
    'utf8',
  );
  const asked = /a2enmod (.+)/.exec(text)?.[1]?.split(' ') ?? [];
  const enabled = readdirSync(ENABLED).filter((name) => name.endsWith('.load'));
  const names = new Set([
    ...enabled.map((name) => name.replace(/\.load$/, '')),
    ...asked.flatMap(withDependencies),
  ]);
  const available = new Set(readdirSync(MODULES));
  const all = [...names].sort((a, b) => Number(b.startsWith('mpm_')) - Number(a.startsWith('mpm_')));
  return ['load', 'conf']
    .flatMap((kind) => all.map((name) => `${name}.${kind}`))
    .filter((name) => available.has(name))
    .map((name) => `Include ${MODULES}/${name}`)
    .join('\n');
}

function withDependencies(name: string): string[] {
  const text = readFileSync(join(MODULES, `${name}.load`), 'utf8');
  const needed = /^# Depends: (.+)/m.exec(text)?.[1]?.split(/[\s,]+/) ?? [];
  return [...needed.flatMap(withDependencies), name];
}

function site(
  variant: Variant,
  { name, httpPort, httpsPort, sitePort, certificate, documents }: Place,
): string {
  if (variant === 'stock') {
    return `<VirtualHost *:${httpsPort}>
      SSLEngine on
      SSLCertificateFile ${certificate.file}
      SSLCertificateKeyFile ${certificate.key}
      ProxyPass / http://127.0.0.1:${sitePort}/
    </VirtualHost>`;
  }
  return fromDeploy(file(variant), [
    ['*:80>', `*:${httpPort}>`],
    ['*:443>', `*:${httpsPort}>`],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', certificate.file],
    ['/etc/letsencrypt/live/example.com/privkey.pem', certificate.key],
    ['127.0.0.1:3001', `127.0.0.1:${sitePort}`],
    ['/var/www/html', documents],
    ['example.com', name],
  ]);
}
