// The files of exports do not stay: each hour, those whose day is over are removed.
import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '#platform/plataforma.ts';
import { quitarVencidas } from './guardados.ts';

const CADA_MS = 3_600_000;

export function vigilarExportaciones(
  app: FastifyInstance,
  plataforma: Pick<Plataforma, 'config' | 'db' | 'log' | 'reloj'>,
): void {
  const quitar = () =>
    void quitarVencidas(plataforma).catch((error: unknown) =>
      plataforma.log.warn({ err: error }, 'No se quitaron las exportaciones vencidas'),
    );
  const reloj = setInterval(quitar, CADA_MS);
  reloj.unref();
  app.addHook('onReady', async () => quitar());
  app.addHook('onClose', async () => clearInterval(reloj));
}
