// What fails before there is a request that a route could answer: what is not HTTP, headers without end, an address that
// cannot be read. Fastify and Node have words of their own for it; ours say the same as everywhere.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Codigo } from '@cuadra/contract/problema';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemaError } from '../problema.ts';
import { encabezadosDeProblema, escribirProblema, textoDeProblema } from './responder-errores.ts';

const DE_NODE: Readonly<Record<string, Codigo>> = {
  HPE_HEADER_OVERFLOW: 'ENCABEZADOS_DEMASIADO_LARGOS',
  ERR_HTTP_REQUEST_TIMEOUT: 'PETICION_SIN_TERMINAR',
};

const DEL_ENRUTADOR: Readonly<Record<string, Codigo>> = {
  FST_ERR_BAD_URL: 'DIRECCION_INVALIDA',
  FST_ERR_MAX_PARAM_LENGTH: 'DIRECCION_DEMASIADO_LARGA',
};

/** For Node's `clientError`: there is only a socket to write to. */
export function rechazarConexion(error: NodeJS.ErrnoException, socket: Socket): void {
  // Already gone, or half of an answer is already on its way: nothing that is written now would be understood.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const problema = new ProblemaError(DE_NODE[error.code ?? ''] ?? 'PETICION_MAL_FORMADA');
  const peticion = randomUUID();
  const cuerpo = textoDeProblema(peticion, problema);
  const encabezados = Object.entries(encabezadosDeProblema(peticion, cuerpo)).map(
    ([nombre, valor]) => `${nombre}: ${valor}\r\n`,
  );
  // Node leaves its half open until the other side hangs up, and whoever wants to hold connections never does.
  socket.end(`HTTP/1.1 ${problema.status} ${problema.codigo}\r\n${encabezados.join('')}\r\n${cuerpo}`, () =>
    socket.destroy(),
  );
}

/** For Fastify's `frameworkErrors`: no hook has run, so nothing else adds a header. */
export function rechazarDireccion(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problema = new ProblemaError(DEL_ENRUTADOR[error.code] ?? 'ERROR_INTERNO');
  reply.hijack();
  escribirProblema(reply.raw, request.id, problema);
}
