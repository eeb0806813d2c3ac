// What a pass found and nobody need look at, kept. What changed meanwhile is left out: whoever matched something by hand was there before. Some
// hundreds at a time, each whole: whoever posts to the account waits for one tanda, not for the pass.
import { randomUUIDv7 } from 'node:crypto';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { tomarCuenta } from '../cruces/cuenta-por-cruzar.ts';
import { type CruceNuevo, guardarCruces, type ParteDeCruce } from '../cruces/guardar-cruces.ts';
import type { Hallado } from './hallar.ts';

type De<C extends Hallado['clase']> = Extract<Hallado, { clase: C }>;

const ACCION = 'bancos:cruzar-automatico';

/** How many were kept. */
export async function guardarAutomaticos(
  db: Database,
  contexto: ContextoConActor,
  cuenta: string,
  hallados: readonly De<'automatico'>[],
): Promise<number> {
  if (hallados.length === 0) return 0;
  return escribir(db, contexto, ACCION, async (tx) => {
    await tomarCuenta(tx, cuenta);
    const ids = hallados.flatMap(({ lineas, movimientos }) => [...lineas, ...movimientos]);
    const partesDe = await leerPendientesDe(tx, ids);
    const cruces = hallados.flatMap((hallado): CruceNuevo[] => {
      const [lineas, movimientos] = [partesDe(hallado.lineas), partesDe(hallado.movimientos)];
      const { puntaje, razones } = hallado;
      if (!sonLoMismo(lineas, movimientos)) return [];
      return [{ id: randomUUIDv7(), clase: 'automatico', puntaje, razones, lineas, movimientos }];
    });
    await guardarCruces(tx, cuenta, { por: null, en: contexto.ahora }, cruces);
    return cruces.length;
  });
}

/** A transfer that the books have on both accounts: its two cruces, or none. */
export async function guardarEnLibros(
  db: Database,
  contexto: ContextoConActor,
  { extremos, puntaje, razones }: De<'en-libros'>,
): Promise<number> {
  const enOrden = extremos.toSorted((uno, otro) => (uno.cuenta < otro.cuenta ? -1 : 1));
  return escribir(db, contexto, ACCION, async (tx) => {
    for (const { cuenta } of enOrden) await tomarCuenta(tx, cuenta);
    const partesDe = await leerPendientesDe(
      tx,
      enOrden.flatMap(({ linea, movimiento }) => [linea, movimiento]),
    );
    const ids = enOrden.map(() => randomUUIDv7());
    const cruces = enOrden.map(({ linea, movimiento }, indice) => ({
      ...{ id: ids[indice] ?? '', clase: 'automatico' as const, puntaje, razones },
      traslado: ids[1 - indice] ?? null,
      ...{ lineas: partesDe([linea]), movimientos: partesDe([movimiento]) },
    }));
    if (!cruces.every(({ lineas, movimientos }) => sonLoMismo(lineas, movimientos))) return 0;
    const quien = { por: null, en: contexto.ahora };
    for (const [indice, cruce] of cruces.entries())
      await guardarCruces(tx, enOrden[indice]?.cuenta ?? '', quien, [cruce]);
    return 1;
  });
}

async function leerPendientesDe(
  tx: Tx,
  ids: readonly string[],
): Promise<(ids: readonly string[]) => ParteDeCruce[]> {
  const { rows } = await sql<{ id: string; pendiente: Centavos }>`
    select l.id, l.pendiente from linea_de_banco l where l.id = any(${ids}::uuid[])
    union all select m.id, m.pendiente from movimiento_de_banco m where m.id = any(${ids}::uuid[])`.execute(
    tx,
  );
  const pendientes = new Map(rows.map(({ id, pendiente }) => [id, pendiente]));
  return (suyos) => suyos.map((id) => ({ id, monto: pendientes.get(id) ?? CERO }));
}

function sonLoMismo(lineas: readonly ParteDeCruce[], movimientos: readonly ParteDeCruce[]): boolean {
  const total = (partes: readonly ParteDeCruce[]) => sumar(partes.map(({ monto }) => monto));
  return (
    [...lineas, ...movimientos].every(({ monto }) => monto !== 0) && total(lineas) === total(movimientos)
  );
}
