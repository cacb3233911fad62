import { fromDeploy, type Place, type ProxyKind, type Variant } from './proxy.ts';

const file = (variant: 'root' | 'subfolder') => (variant === 'root' ? 'Caddyfile' : 'Caddyfile-subfolder');

/** Caddy, with the certificate of this run where it would get one by itself. */
export const caddy: ProxyKind = {
  name: 'Caddy',
  file,
  configure: (variant, place) => `{
	admin off
	http_port ${place.httpPort}
	https_port ${place.httpsPort}
	default_bind 127.0.0.1
	skip_install_trust
}

${site(variant, place)}`,
  test: (configuration) => ['caddy', 'validate', '--adapter', 'caddyfile', '--config', configuration],
  run: (configuration) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', configuration],
};

function site(variant: Variant, { name, sitePort, certificate, documents }: Place): string {
  const tls = `tls ${certificate.file} ${certificate.key}`;
  if (variant === 'stock') return `${name} {\n\t${tls}\n\treverse_proxy 127.0.0.1:${sitePort}\n}\n`;
  return fromDeploy(file(variant), [
    ['# tls /etc/ssl/example.com/fullchain.pem /etc/ssl/example.com/privkey.pem', tls],
    ['127.0.0.1:3001', `127.0.0.1:${sitePort}`],
    ...(variant === 'subfolder' ? [['/var/www/html', documents] as const] : []),
    ['example.com', name],
  ]);
}
