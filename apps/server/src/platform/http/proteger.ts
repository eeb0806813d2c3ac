// What every answer carries so that a browser trusts nothing it should not. The pages' own policy (with a nonce for
// Mantine's style elements) is set where pages are served.
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemaError } from '../problema.ts';

export const POLITICA_DE_LA_API =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ADIVINABLES: ReadonlySet<string> = new Set(
  [
    'sign-in',
    'second-factor',
    'second-factor/options',
    'passkey',
    'passkey/options',
    'unlock-session',
    'unlock-session/passkey',
    'reauthenticate',
    'forgot-password',
    'reset-password',
    'sign-up',
    'first-start',
  ].map((ruta) => `/api/auth/${ruta}`),
);
const LIMITE_DE_ACCESO = { max: 60, timeWindow: '1 minute' } as const;
const SEGUNDO_MS = 1_000;
const UN_ANIO_S = 31_536_000;

export function politicaDePaginas(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    // React and the positioning of menus set styles on elements from script; markup never carries them.
    "style-src-attr 'none'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface Proteccion {
  readonly limitar: boolean;
  /** People open it by https: from then on their browsers go no other way. */
  readonly conHttps: boolean;
  /** Whose tries are counted together: an address, or somebody the program knows there. */
  readonly quienIntenta: (request: FastifyRequest) => Promise<string>;
}

export async function proteger(
  app: FastifyInstance,
  { limitar, conHttps, quienIntenta }: Proteccion,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: conHttps ? { maxAge: UN_ANIO_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', POLITICA_DE_LA_API);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  if (!limitar) return;
  // Guessing costs: what strangers can try again and again is limited per address. Who is known there is counted apart, or one
  // person on an office's line would keep all of it out; that is read in the body, so the count comes after it is parsed and
  // before it is judged. The plug-in reads a route's settings when the route is added, so ours must come first.
  const limite = {
    ...LIMITE_DE_ACCESO,
    hook: 'preValidation',
    keyGenerator: quienIntenta,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { readonly ttl: number }) =>
      demasiadas(Math.ceil(ttl / SEGUNDO_MS)),
  } as const;
  app.addHook('onRoute', (route) => {
    if (ADIVINABLES.has(route.url)) route.config = { ...route.config, rateLimit: limite };
  });
  await app.register(rateLimit, { global: false });
}

const demasiadas = (esperaSegundos: number) =>
  new ProblemaError('DEMASIADAS_PETICIONES', {
    detalle: `Desde esta conexión se ha intentado demasiadas veces. Espere ${esperaSegundos} s e intente de nuevo.`,
    esperaSegundos,
  });
