// The one door of a process that serves many institutions: by the name that the browser asked for (the Host header, and nothing else
// that a request says of itself), each request goes to its own institution. What has no institution is refused here, without
// saying which ones there are. Asked by address how it is, the process answers for itself and opens nobody.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { RUTA_DE_EVENTOS } from '@cuadra/contract/eventos';
import { listo, vivo } from '@cuadra/contract/salud';
import type { Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import { leerCertificado, opcionesDeTls, vigilarCertificado } from '#platform/http/certificado.ts';
import { opcionesDePlazos, PLAZOS, type Plazos } from '#platform/http/plazos.ts';
import { POLITICA_DE_LA_API } from '#platform/http/proteger.ts';
import { rechazarConexion } from '#platform/http/rechazar-conexion.ts';
import { escribirProblema } from '#platform/http/responder-errores.ts';
import type { Retiro } from '#platform/http/retiro.ts';
import { ProblemaError } from '#platform/problema.ts';
import { relojDelSistema } from '#platform/reloj.ts';
import { anfitrionDe } from './anfitrion.ts';
import type { Casas } from './casas.ts';
import type { Directorio, Institucion } from './directorio/directorio.ts';

export interface Portal {
  readonly server: Server;
  listen(donde: { readonly port: number; readonly host: string }): Promise<void>;
  /** Stops listening, and lets what is inside end. */
  cerrar(): Promise<void>;
}

export interface OpcionesDePortal {
  readonly config: Pick<Config, 'tls'>;
  readonly directorio: Pick<Directorio, 'porAnfitrion'>;
  readonly casas: Pick<Casas, 'entrar' | 'cerrar'>;
  readonly retiro: Retiro;
  readonly log: Logger;
  readonly plazos?: Plazos;
}

const CONEXION_VIVA_MS = 72_000;

export function abrirPortal(opciones: OpcionesDePortal): Portal {
  const { config, casas, log, plazos = PLAZOS } = opciones;
  const cierres: (() => Promise<void>)[] = [];
  const server = crearServidor(config, plazos, (peticion, respuesta) => {
    recibir(opciones, peticion, respuesta).catch((error: unknown) => {
      if (!(error instanceof ProblemaError)) log.error({ err: error }, 'Petición fallida');
      rechazar(
        peticion,
        respuesta,
        error instanceof ProblemaError ? error : new ProblemaError('ERROR_INTERNO'),
      );
    });
  });
  server.on('clientError', rechazarConexion);
  server.maxConnections = plazos.conexionesMax;
  server.timeout = plazos.silencioMs;
  server.keepAliveTimeout = CONEXION_VIVA_MS;
  if (config.tls !== undefined)
    vigilarCertificado(
      { server, addHook: (_, hacer) => cierres.push(hacer) },
      { archivos: config.tls, reloj: relojDelSistema, log },
    );
  return {
    server,
    listen: (donde) => escucharEn(server, donde),
    async cerrar() {
      // Also when it never listened.
      const cerrado = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await casas.cerrar();
      server.closeAllConnections();
      await cerrado;
      for (const cierre of cierres) await cierre();
    },
  };
}

function crearServidor(
  { tls }: Pick<Config, 'tls'>,
  plazos: Plazos,
  recibida: (peticion: IncomingMessage, respuesta: ServerResponse) => void,
): Server {
  const { http } = opcionesDePlazos(plazos);
  if (tls === undefined) return createServer(http, recibida);
  return createTlsServer({ ...http, ...opcionesDeTls(leerCertificado(tls)) }, recibida);
}

async function escucharEn(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  server.off('error', reject);
}

async function recibir(
  { directorio, casas, retiro }: OpcionesDePortal,
  peticion: IncomingMessage,
  respuesta: ServerResponse,
): Promise<void> {
  // Absolute forms name another host than the header: nobody but a proxy is asked that way.
  if (!peticion.url?.startsWith('/')) throw new ProblemaError('DIRECCION_INVALIDA');
  const anfitrion = anfitrionDe(peticion);
  const institucion = anfitrion === undefined ? undefined : await directorio.porAnfitrion(anfitrion);
  if (institucion === undefined) {
    if (esDeSalud(peticion)) return decirSalud(peticion, respuesta, retiro);
    throw new ProblemaError('INSTITUCION_DESCONOCIDA');
  }
  exigirEstado(institucion, peticion);
  const clase = rutaDe(peticion) === RUTA_DE_EVENTOS ? 'flujo' : 'peticion';
  const estancia = await casas.entrar(institucion, clase);
  // Gone while it waited.
  if (respuesta.closed) return estancia.soltar();
  respuesta.once('close', estancia.soltar);
  // Whose word is taken is the name that was asked for: nobody inside sees another.
  delete peticion.headers['x-forwarded-host'];
  estancia.casa.atender(peticion, respuesta);
}

const rutaDe = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

const esLectura = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

const MUDANZA_SEGUNDOS = 15;

function exigirEstado({ estado }: Institucion, peticion: IncomingMessage): void {
  switch (estado) {
    case 'activa':
      return;
    case 'suspendida':
      throw new ProblemaError('INSTITUCION_SUSPENDIDA');
    case 'mudanza':
      if (esLectura(peticion)) return;
      throw new ProblemaError('INSTITUCION_NO_DISPONIBLE', {
        detalle:
          'La institución se está mudando y por un momento solo se puede consultar. Intente de nuevo en un minuto.',
        esperaSegundos: MUDANZA_SEGUNDOS,
      });
    default:
      estado satisfies never;
  }
}

const esDeSalud = (peticion: IncomingMessage): boolean =>
  esLectura(peticion) && [vivo.path, listo.path].some((ruta) => ruta === rutaDe(peticion));

/** How the process is: each institution tells of itself under its own name. */
function decirSalud(peticion: IncomingMessage, respuesta: ServerResponse, retiro: Retiro): void {
  const preguntaSiVive = rutaDe(peticion) === vivo.path;
  if (!preguntaSiVive && retiro.enCurso())
    throw new ProblemaError('PROCESO_QUE_SE_RETIRA', { esperaSegundos: 2 });
  const cuerpo = JSON.stringify(preguntaSiVive ? { estado: 'vivo' } : { estado: 'listo', partes: [] });
  responder(respuesta, 200, 'application/json; charset=utf-8', cuerpo);
}

/** A person who wrote an address reads a sentence; a program, a problem. */
function rechazar(peticion: IncomingMessage, respuesta: ServerResponse, problema: ProblemaError): void {
  if (respuesta.headersSent || respuesta.destroyed) {
    respuesta.destroy();
    return;
  }
  if (problema.esperaSegundos !== undefined)
    respuesta.setHeader('retry-after', String(problema.esperaSegundos));
  const esNavegacion = peticion.method === 'GET' && peticion.headers.accept?.includes('text/html') === true;
  if (esNavegacion) {
    respuesta.setHeader('connection', 'close');
    responder(respuesta, problema.status, 'text/plain; charset=utf-8', `${problema.message}\n`);
  } else escribirProblema(respuesta, randomUUID(), problema);
}

function responder(respuesta: ServerResponse, status: number, tipo: string, cuerpo: string): void {
  respuesta.writeHead(status, {
    'content-type': tipo,
    'content-length': String(Buffer.byteLength(cuerpo)),
    'cache-control': 'no-store',
    'content-security-policy': POLITICA_DE_LA_API,
    'x-content-type-options': 'nosniff',
  });
  respuesta.end(cuerpo);
}
