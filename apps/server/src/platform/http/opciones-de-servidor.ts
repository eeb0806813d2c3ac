// How the server of the application is made: its log, its limits, whose word it takes, its own TLS.
import { randomUUID } from 'node:crypto';
import { LogController } from 'fastify';
import type { Plataforma } from '../plataforma.ts';
import { type Certificado, opcionesDeTls } from './certificado.ts';
import { opcionesDePlazos, type Plazos } from './plazos.ts';
import { rechazarConexion, rechazarDireccion } from './rechazar-conexion.ts';

const CUERPO_MAX = 256 * 1024;

export function opcionesDeServidor(
  plataforma: Pick<Plataforma, 'config' | 'log'>,
  plazos: Plazos,
  certificado: Certificado | undefined,
) {
  const { proxiesDeConfianza: proxies } = plataforma.config;
  return {
    loggerInstance: plataforma.log,
    // Ours is one line a request, with who asked (see registrarPeticiones).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Whose word is taken for where somebody calls from.
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: CUERPO_MAX,
    clientErrorHandler: rechazarConexion,
    frameworkErrors: rechazarDireccion,
    ...opcionesDePlazos(plazos),
    ...(certificado === undefined
      ? {}
      : { https: { ...opcionesDePlazos(plazos).http, ...opcionesDeTls(certificado) } }),
    forceCloseConnections: 'idle',
    // What still comes by a connection that is open is served, and told that it was the last.
    return503OnClosing: false,
  } as const;
}
