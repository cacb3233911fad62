import { fromDeploy, HAS_IPV6, type Place, type ProxyKind, type Variant } from './proxy.ts';

const file = (variant: 'root' | 'subfolder') => (variant === 'root' ? 'nginx.conf' : 'nginx-subfolder.conf');

/** nginx: the file stands in `http`, as Debian includes sites-enabled; and nginx compresses, unless told not to. */
export const nginx: ProxyKind = {
  name: 'nginx',
  file,
  configure: (variant, place) => `
daemon off;
pid ${place.folder}/pid;
error_log stderr;
events {
  worker_connections 512;
}
http {
  access_log off;
  client_body_temp_path ${place.folder}/body;
  proxy_temp_path ${place.folder}/proxy;
  fastcgi_temp_path ${place.folder}/fastcgi;
  uwsgi_temp_path ${place.folder}/uwsgi;
  scgi_temp_path ${place.folder}/scgi;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  gzip on;
  gzip_proxied any;
  gzip_types text/css application/json application/javascript application/xml image/svg+xml;
${site(variant, place)}
}
`,
  test: (configuration) => ['nginx', '-t', '-q', '-e', 'stderr', '-c', configuration],
  run: (configuration) => ['nginx', '-e', 'stderr', '-c', configuration],
};

function site(variant: Variant, place: Place): string {
  const { name, httpPort, httpsPort, sitePort, certificate, documents } = place;
  if (variant === 'stock') {
    return `server {
      listen 127.0.0.1:${httpsPort} ssl;
      ssl_certificate ${certificate.file};
      ssl_certificate_key ${certificate.key};
      location / {
        proxy_pass http://127.0.0.1:${sitePort};
      }
    }`;
  }
  const text = fromDeploy(file(variant), [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', HAS_IPV6 ? `listen [::1]:${httpPort};` : ''],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['listen [::]:443 ssl http2;', HAS_IPV6 ? `listen [::1]:${httpsPort} ssl http2;` : ''],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', certificate.file],
    ['/etc/letsencrypt/live/example.com/privkey.pem', certificate.key],
    ['127.0.0.1:3001', `127.0.0.1:${sitePort}`],
    ['/var/www/html', documents],
    ['example.com', name],
  ]);
  return text;
}
