// The answer of a request that tells how far it has come: see contract/avance.ts. By then the status is sent: what goes
// wrong is told in the last line. Whoever leaves is not written to, and the work goes on to its end.
import { PassThrough } from 'node:stream';
import { CON_AVANCE, type LineaDeAvance } from '@cuadra/contract/avance';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { comoProblema, cuerpoDeProblema } from './responder-errores.ts';

export const pideAvance = ({ headers }: FastifyRequest): boolean => headers.accept === CON_AVANCE;

export function responderConAvance(
  request: FastifyRequest,
  reply: FastifyReply,
  trabajar: (avanzar: (avance: unknown) => void) => Promise<unknown>,
) {
  const lineas = new PassThrough();
  const escribir = (linea: LineaDeAvance) => {
    if (!lineas.destroyed) lineas.write(`${JSON.stringify(linea)}\n`);
  };
  void trabajar((avance) => escribir({ avance }))
    .then(
      (resultado) => escribir({ resultado }),
      (error) => {
        const problema = comoProblema(error, request);
        request.server.anotador.rechazo(request, problema);
        escribir({ problema: cuerpoDeProblema(request, problema) });
      },
    )
    .finally(() => lineas.end());
  return reply
    .type(CON_AVANCE)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(lineas);
}
