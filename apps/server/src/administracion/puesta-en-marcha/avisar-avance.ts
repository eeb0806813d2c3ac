// While an institution moves in, whoever looks at the guide sees what the others do: anything that somebody changed may be a step
// further, so all are told to look again, at most once a second. Once it is signed nothing is told, and nothing is asked.
import type { FastifyInstance } from 'fastify';
import { contextoDelSistema } from '#platform/contexto.ts';
import { avisar, escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { estaFirmada } from '../poderes/queries.ts';

const ESPERA_MS = 1_000;

export function avisarAvance(
  app: FastifyInstance,
  { db, reloj, log }: Pick<Plataforma, 'db' | 'reloj' | 'log'>,
): void {
  let terminada = false;
  let espera: NodeJS.Timeout | undefined;
  const decir = async () => {
    terminada = await estaFirmada(db);
    // Also of the signature itself, once: whoever had the guide open learns that it is a record.
    await escribir(db, contextoDelSistema(reloj.ahora(), 'avance'), 'puesta-en-marcha:avisar', (tx) =>
      avisar(tx, { todos: true }, { tipo: 'puesta-en-marcha-cambio' }),
    );
  };
  // In an institution that signed long ago, nobody is told anything.
  app.addHook('onReady', async () => {
    terminada = await estaFirmada(db);
  });
  app.addHook('onResponse', async ({ method, contexto }, { statusCode }) => {
    if (terminada || espera !== undefined || method === 'GET' || method === 'HEAD') return;
    if (statusCode >= 300 || contexto?.actor === undefined) return;
    espera = setTimeout(() => {
      espera = undefined;
      decir().catch((error: unknown) => log.warn({ err: error }, 'No se avisó del avance'));
    }, ESPERA_MS);
    espera.unref();
  });
  app.addHook('onClose', async () => clearTimeout(espera));
}
