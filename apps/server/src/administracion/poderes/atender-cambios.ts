// What time does by itself: applies the changes of powers whose day has passed, and gives a day to those that nobody is
// left to approve. Every process looks; the row, taken under lock, is resolved by one of them.
import type { FastifyInstance } from 'fastify';
import { type Contexto, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { aplicarCambio } from './aplicar-cambio.ts';
import { avisarPeticion, avisarResolucion } from './avisar-cambio.ts';
import type { ClaseDeCambio } from './clase-de-cambio.ts';
import { ESPERA } from './pedir-cambio.ts';
import { cambiosPorAtender, quienesAprobarian } from './queries.ts';
import { type CambioTomado, tomarCambio } from './tomar-cambio.ts';

type Servicios = Pick<Plataforma, 'db' | 'cartero' | 'reloj' | 'log'>;

const CADA_MS = 60_000;

/** Looks now and every minute, while the application is open. */
export function vigilarCambios(
  app: FastifyInstance,
  plataforma: Servicios,
  clases: readonly ClaseDeCambio[],
): void {
  let enCurso = Promise.resolve();
  const mirar = () => {
    enCurso = enCurso
      .then(() => atenderCambios(plataforma, clases))
      .catch((error: unknown) =>
        plataforma.log.error({ err: error }, 'No se pudieron atender los cambios de poder'),
      );
  };
  let cada: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    mirar();
    cada = setInterval(mirar, CADA_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(cada);
    await enCurso;
  });
}

export async function atenderCambios(plataforma: Servicios, clases: readonly ClaseDeCambio[]): Promise<void> {
  const { db, reloj } = plataforma;
  for (const id of await cambiosPorAtender(db, reloj.ahora())) {
    const contexto = contextoDelSistema(reloj.ahora(), `poderes ${id}`);
    try {
      await escribir(db, contexto, 'poderes:vencer', (tx) => atender(tx, plataforma, contexto, clases, id));
    } catch (error) {
      await darPorCaduco(plataforma, contexto, id, error);
    }
  }
}

async function darPorCaduco(
  plataforma: Servicios,
  contexto: Contexto,
  id: string,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ProblemaError)) {
    // One that fails does not keep the others waiting; it is tried again the next time.
    plataforma.log.error({ err: error, cambio: id }, 'No se pudo aplicar un cambio de poder');
    return;
  }
  // Another process was first.
  if (error.codigo === 'CAMBIO_RESUELTO') return;
  await escribir(plataforma.db, contexto, 'poderes:caducar', (tx) =>
    caducar(tx, plataforma, contexto, id, error),
  );
}

async function atender(
  tx: Tx,
  plataforma: Servicios,
  contexto: Contexto,
  clases: readonly ClaseDeCambio[],
  id: string,
): Promise<void> {
  const cambio = await tomarCambio(tx, id);
  const { efectivoEn } = cambio;
  if (efectivoEn === null) return darPlazo(tx, plataforma, contexto, cambio);
  if (Temporal.Instant.compare(Temporal.Instant.from(efectivoEn), contexto.ahora) > 0) return;
  await aplicarCambio(tx, contexto, clases, cambio);
  await avisarResolucion(tx, plataforma, contexto, cambio, { estado: 'aplicado' });
}

/** The day counts from now on, when there is nobody left to approve it: not from when there was. */
async function darPlazo(
  tx: Tx,
  plataforma: Pick<Plataforma, 'cartero'>,
  contexto: Contexto,
  cambio: CambioTomado,
): Promise<void> {
  if ((await quienesAprobarian(tx, cambio)).length > 0) return;
  const efectivoEn = contexto.ahora.add(ESPERA).toString();
  await tx.updateTable('cambioDePoder').set({ efectivoEn }).where('id', '=', cambio.id).execute();
  await avisarPeticion(tx, plataforma, contexto, { ...cambio, efectivoEn });
}

async function caducar(
  tx: Tx,
  plataforma: Servicios,
  contexto: Contexto,
  id: string,
  { message: motivo }: ProblemaError,
): Promise<void> {
  const cambio = await tomarCambio(tx, id);
  await tx
    .updateTable('cambioDePoder')
    .set({ estado: 'caduco', resueltoEn: contexto.ahora.toString(), motivo })
    .where('id', '=', id)
    .execute();
  await avisarResolucion(tx, plataforma, contexto, cambio, { estado: 'caduco', motivo });
}
