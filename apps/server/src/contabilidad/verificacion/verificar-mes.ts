// The part of the verification that concerns one month of some agencias: what is asked before closing it. All of them at once: what the
// month moved against what is added up from its partidas, whosever they are.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { primerDia, ultimoDia } from '@cuadra/core/cierre';
import { sql } from 'kysely';
import type { DeAgencia } from '#contabilidad/saldos/de-agencia.ts';
import { hallarConteos } from '#contabilidad/saldos/revisar-conteos.ts';
import { hallarContrapartidas } from '#contabilidad/saldos/revisar-contrapartidas.ts';
import { hallarSaldosDelMes } from '#contabilidad/saldos/revisar-saldos.ts';
import type { Database } from '#platform/database/pool.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { leerPartidasGuardadas } from './leer-partidas-guardadas.ts';
import { listarEjercicios } from './queries.ts';
import { revisarPartidaGuardada } from './revisar-partida-guardada.ts';

export interface MesDeAgencias {
  readonly anio: number;
  readonly mes: number;
  readonly agencias: readonly string[];
}

/** What was found in each agencia; an empty list where all is well. */
export async function verificarMes(
  db: Database,
  { anio, mes, agencias }: MesDeAgencias,
): Promise<ReadonlyMap<string, Hallazgo[]>> {
  const tramo = { desde: primerDia(anio, mes), hasta: ultimoDia(anio, mes), agencias };
  const hallados: DeAgencia[] = [
    ...(await hallarPartidas(db, anio, tramo)),
    ...(await hallarSaldosDelMes(db, tramo)),
    // Without a limit: those of one agencia must not leave out those of another.
    ...(await hallarConteos(db, tramo)),
    ...(await hallarContrapartidas(db, tramo)),
  ];
  return new Map(
    agencias.map((agencia) => [
      agencia,
      hallados
        .filter((uno) => uno.agencia === null || uno.agencia === agencia)
        .map(({ hallazgo }) => hallazgo),
    ]),
  );
}

interface Tramo {
  readonly desde: string;
  readonly hasta: string;
  readonly agencias: readonly string[];
}

async function hallarPartidas(db: Database, anio: number, tramo: Tramo): Promise<DeAgencia[]> {
  const ejercicios = await listarEjercicios(db, anio);
  const ultimo = ejercicios.find((ejercicio) => ejercicio.anio === anio)?.ultimoNumero ?? 0;
  const { primera, ultima } = await numerosDelMes(db, anio, tramo);
  const porVerificar = { ejercicio: anio, desde: primera - 1, hasta: Math.min(ultima, ultimo), mes: tramo };
  const hallados: DeAgencia[] = [];
  for await (const partida of leerPartidasGuardadas(fuenteDePartidas(db), porVerificar)) {
    for (const hallazgo of revisarPartidaGuardada(partida))
      hallados.push({ agencia: partida.agencia, hallazgo });
  }
  return hallados;
}

/** So that December is not looked for from the first of January on. */
async function numerosDelMes(
  db: Database,
  anio: number,
  { desde, hasta }: Tramo,
): Promise<{ primera: number; ultima: number }> {
  const { rows } = await sql<{ primera: number; ultima: number }>`
    select coalesce(min(p.numero), 1) as primera, coalesce(max(p.numero), 0) as ultima
    from partida p where p.ejercicio = ${anio} and p.fecha between ${desde}::date and ${hasta}::date`.execute(
    db,
  );
  return rows[0] ?? { primera: 1, ultima: 0 };
}
