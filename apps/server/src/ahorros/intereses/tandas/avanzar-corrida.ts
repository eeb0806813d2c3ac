// Carries a run forward, tanda after tanda, as long as there are any: any number of processes do this at once. Whoever finds none free waits
// for those that others have, and takes up what one that died gave back; so a run ends as long as one of them lives. The last one moves the
// run on. What cannot be done stops it with the reason; what merely got lost (a connection, a wait) is tried again.
import { sql } from 'kysely';
import pg from 'pg';
import { type Contexto, contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { codigoDelRechazo } from '#platform/database/rechazo.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarAvance, avisarPorAprobar, notificarDeCorrida } from '../avisos.ts';
import { type EstadoConTandas, esperarTanda, hacerTanda, tieneTandas } from './hacer-tanda.ts';
import { type CorridaPorPartes, leerCorridaPorPartes } from './leer-tanda.ts';

export type ServiciosDeCorrida = Pick<Plataforma, 'db' | 'reloj' | 'log'>;

export async function avanzarCorrida(
  servicios: ServiciosDeCorrida,
  id: number,
  { contexto, esUltimoIntento = true }: { readonly contexto: Contexto; readonly esUltimoIntento?: boolean },
): Promise<void> {
  for (;;) {
    const corrida = await leerCorridaPorPartes(servicios.db, id);
    if (corrida === undefined || !tieneTandas(corrida.estado)) return;
    try {
      const hecha = await hacerTanda(servicios.db, ahora(servicios, contexto), corrida, corrida.estado);
      if (hecha !== undefined) continue;
      if (await esperarTanda(servicios.db, ahora(servicios, contexto), corrida, corrida.estado)) continue;
      await terminar(servicios, contexto, corrida, corrida.estado);
      return;
    } catch (error) {
      if (esPasajero(error) && !esUltimoIntento) throw error;
      await dejarConMotivo(servicios, contexto, corrida, error);
      return;
    }
  }
}

/** Each tanda has its own instant. */
const ahora = ({ reloj }: ServiciosDeCorrida, contexto: Contexto): Contexto => ({
  ...contexto,
  ahora: reloj.ahora(),
});

const cierres = {
  calculando: 'corrida_terminar_calculo',
  aplicando: 'corrida_terminar_aplicacion',
  revirtiendo: 'corrida_terminar_reversion',
} as const satisfies Record<EstadoConTandas, string>;

/** Sums over all the lines of a run. */
const CIERRE_MAX_MS = 300_000;

async function terminar(
  servicios: ServiciosDeCorrida,
  quien: Contexto,
  corrida: CorridaPorPartes,
  estado: EstadoConTandas,
): Promise<void> {
  const contexto = ahora(servicios, quien);
  await escribir(servicios.db, contexto, `intereses:terminar`, async (tx) => {
    // All who waited for the last tanda come here at once: one closes the run, the others see that it did.
    await sql`select set_config('statement_timeout', ${String(CIERRE_MAX_MS)}, true),
      set_config('lock_timeout', ${String(CIERRE_MAX_MS)}, true)`.execute(tx);
    const { rows } = await sql<{ queda: string | boolean | null }>`
      select ${sql.raw(cierres[estado])}(${corrida.id}, ${contexto.ahora.toString()}::timestamptz) as queda`.execute(
      tx,
    );
    const queda = rows[0]?.queda ?? false;
    if (queda === false) return;
    await avisarAvance(tx, corrida.id);
    if (queda === 'calculado') {
      const excepto = [corrida.calculadaPor].filter((id): id is string => id !== null);
      await avisarPorAprobar(tx, contexto, corrida, excepto);
    }
    if (queda === true) {
      await notificarDeCorrida(
        tx,
        contextoDelSistema(contexto.ahora, contexto.peticion),
        corrida,
        interesados(corrida),
        {
          titulo: estado === 'aplicando' ? 'Intereses aplicados' : 'Intereses revertidos',
          descripcion:
            estado === 'aplicando' ? 'Todas sus cuentas recibieron lo suyo.' : 'Lo abonado se revirtió.',
        },
      );
    }
  });
}

const interesados = (corrida: CorridaPorPartes): (string | null)[] => [
  corrida.aplicadaPor,
  corrida.aprobadaPor,
  corrida.reversionPedidaPor,
];

async function dejarConMotivo(
  servicios: ServiciosDeCorrida,
  quien: Contexto,
  corrida: CorridaPorPartes,
  error: unknown,
): Promise<void> {
  const contexto = ahora(servicios, quien);
  const dicho = error instanceof ProblemaError || codigoDelRechazo(error) !== undefined;
  const motivo =
    dicho && error instanceof Error
      ? error.message
      : 'Ocurrió un error inesperado. Inténtelo de nuevo más tarde.';
  servicios.log.error({ err: error, corrida: corrida.id }, 'Una corrida de intereses se detuvo');
  await escribir(servicios.db, contexto, 'intereses:detener', async (tx) => {
    const { rows } = await sql<{ paro: boolean }>`
      select corrida_fallar(${corrida.id}, ${motivo}, ${contexto.ahora.toString()}::timestamptz) as paro`.execute(
      tx,
    );
    if (rows[0]?.paro !== true) return;
    await avisarAvance(tx, corrida.id);
    const sistema = contextoDelSistema(contexto.ahora, contexto.peticion);
    await notificarDeCorrida(tx, sistema, corrida, [corrida.calculadaPor, ...interesados(corrida)], {
      titulo: 'Una corrida de intereses se detuvo',
      descripcion: motivo,
    });
  });
}

/** Whoever shut the connection, or was waited for too long: the same may well go through a little later. */
const PASAJEROS = new Set(['55P03', '57014', '57P01', '57P02', '57P03', '53300', '40001', '40P01', '25P03']);

function esPasajero(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const codigo = error.code ?? '';
    return PASAJEROS.has(codigo) || codigo.startsWith('08');
  }
  // A driver whose connection is gone throws plain errors.
  return !(error instanceof ProblemaError) && error instanceof Error;
}
