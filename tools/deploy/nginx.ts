// deploy/nginx.conf as it is, but for the ports, the certificate and where Cuadra is; around it, as little as nginx asks for.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificadoDePrueba } from '../../apps/server/src/platform/http/testing/certificado-de-prueba.ts';

export interface Site {
  readonly config: string;
  /** What whoever calls believes. */
  readonly ca: string;
}

const EXAMPLE = new URL('../../deploy/nginx.conf', import.meta.url);
export const SITE_NAME = 'cuadra.ejemplo.gt';

export function writeNginx(
  folder: string,
  ports: { readonly cuadra: string; readonly http: string; readonly https: string },
): Site {
  const { cert, key } = certificadoDePrueba(SITE_NAME);
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name), { recursive: true });
    return `  ${name}_temp_path ${join(folder, name)};`;
  });
  const example = readFileSync(EXAMPLE, 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.cuadra}`)
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${ports.http};`)
    .replaceAll(/listen 443 /g, `listen 127.0.0.1:${ports.https} `)
    .replace(`return 308 https://${SITE_NAME}`, `return 308 https://${SITE_NAME}:${ports.https}`)
    .replace(/ssl_certificate [^;]+;/, `ssl_certificate ${join(folder, 'cert.pem')};`)
    .replace(/ssl_certificate_key [^;]+;/, `ssl_certificate_key ${join(folder, 'key.pem')};`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    [
      `pid ${join(folder, 'nginx.pid')};`,
      'error_log stderr warn;',
      'events { worker_connections 256; }',
      'http {',
      '  access_log off;',
      ...temporary,
      example,
      '}',
    ].join('\n'),
  );
  return { config, ca: cert };
}
