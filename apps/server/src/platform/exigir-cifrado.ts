// What travels between machines travels encrypted, or Cuadra does not start: the pages, what is asked of PostgreSQL and the
// letters. Asked of a real institution in production; the demo, and whoever develops, are left alone.
import { ConfigError } from './config-error.ts';
import type { Entorno } from './entorno.ts';
import { esDeEstaMaquina } from './es-de-esta-maquina.ts';

export function exigirCifrado(e: Entorno): void {
  exigirPaginasCifradas(e);
  for (const variable of DE_POSTGRES) {
    const direccion = e[variable];
    if (direccion !== undefined) exigirBaseCifrada(variable, direccion);
  }
  if (e.SMTP_URL !== undefined) exigirCorreoCifrado(e.SMTP_URL);
}

const DE_POSTGRES = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_DIRECT_URL',
] as const;

function exigirPaginasCifradas({ HOST, PUBLIC_URL, TRUST_PROXY, TLS_CERT, INSTITUCIONES }: Entorno): void {
  const publica = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL);
  // A browser takes what it is told by its own machine for safe.
  if (publica?.protocol === 'http:' && !esDeEstaMaquina(publica.hostname))
    throw new ConfigError(
      `PUBLIC_URL: espera una dirección https; por ${PUBLIC_URL} las contraseñas viajarían a la vista`,
    );
  if (TLS_CERT !== undefined || esDeEstaMaquina(HOST)) return;
  const opciones = `para escuchar en ${HOST} indique PUBLIC_URL (https) y TRUST_PROXY, con un proxy delante que ponga el TLS; o TLS_CERT y TLS_KEY. Vea docs/deploy.md`;
  // Each institution has an address of its own, in the directory.
  if (INSTITUCIONES === undefined && publica?.protocol !== 'https:')
    throw new ConfigError(`HOST: ${opciones}`);
  if (TRUST_PROXY === undefined || TRUST_PROXY.length === 0)
    throw new ConfigError(
      `TRUST_PROXY: espera la dirección del proxy que está delante; sin ella todas las personas parecerían llamar desde la misma. Si no hay proxy, use TLS_CERT y TLS_KEY`,
    );
}

const COMPROBADOS: ReadonlySet<string> = new Set(['verify-full', 'verify-ca', 'require']);

/** `variable`: where the address was said. */
export function exigirBaseCifrada(variable: string, direccion: string): void {
  const url = leerDireccion(direccion);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  if (host === '' || host === SIN_HOST || host.startsWith('/') || esDeEstaMaquina(host)) return;
  const modos = url.searchParams.getAll('sslmode');
  // In libpq's way «require» encrypts for whoever answers, and so do these in any.
  const aCiegas = url.searchParams.get('uselibpqcompat') === 'true' && modos.includes('require');
  if (modos.length === 1 && !aCiegas && modos.every((modo) => COMPROBADOS.has(modo))) return;
  throw new ConfigError(
    `${variable}: ${host} es otra máquina; agregue sslmode=verify-full a la dirección (y sslrootcert=/ruta/ca.pem si el certificado es de una autoridad propia)`,
  );
}

const SIN_HOST = '___sin_host___';

/** As `pg` reads it, also without a host. */
function leerDireccion(direccion: string): URL {
  return new URL(URL.canParse(direccion) ? direccion : direccion.replace('@/', `@${SIN_HOST}/`));
}

/** What would take the encryption away from a letter that would have it. */
const SIN_CIFRAR: readonly (readonly [string, string])[] = [
  ['ignoreTLS', 'true'],
  ['requireTLS', 'false'],
  ['tls.rejectUnauthorized', 'false'],
];

function exigirCorreoCifrado(direccion: string): void {
  const { hostname, searchParams } = new URL(direccion);
  if (esDeEstaMaquina(hostname)) return;
  const quita = SIN_CIFRAR.find(([nombre, valor]) => searchParams.getAll(nombre).includes(valor));
  if (quita === undefined) return;
  throw new ConfigError(
    `SMTP_URL: quite ${quita.join('=')}; a ${hostname} los correos viajan cifrados (smtps://, o smtp:// con STARTTLS)`,
  );
}
