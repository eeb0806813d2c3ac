// Little books for tests: partidas in one line each, posted through the real door, and the owner's hand that goes
// around every guard.
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import pg from 'pg';
import { type Contabilizada, contabilizar } from '#contabilidad/libro/contabilizar.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';

export const CAJA_CHICA = '1011010103';
export const BANCO = '1011030101';
export const PRODUCTOS = '603102';
export const GASTOS = '706105';

/** Debe one account, haber another: `partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000_00)`. */
export function partida(
  fecha: string,
  cargada: string,
  abonada: string,
  monto: number,
  cambios: Partial<PartidaPorContabilizar> = {},
): PartidaPorContabilizar {
  return {
    ...porContabilizar({
      // Its operación is that of its origin.
      origen: cambios.origen ?? 'sistema',
      tipo: 'diario',
      fecha,
      agencia: '01',
      concepto: `Prueba del ${fecha}`,
      lineas: [alDebe(cargada, monto), alHaber(abonada, monto)],
      autor: null,
    }),
    ...cambios,
  };
}

interface Libros {
  readonly db: Database;
  readonly reloj: { ahora(): Temporal.Instant };
}

/** Posts them in order, opening the years they need. */
export function registrar(
  { db, reloj }: Libros,
  ...partidas: readonly PartidaPorContabilizar[]
): Promise<Contabilizada[]> {
  const ahora = reloj.ahora();
  const anios = [...new Set(partidas.map(({ fecha }) => Number(fecha.slice(0, 4))))];
  return escribir(db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
    for (const anio of anios.sort()) {
      await tx
        .insertInto('ejercicio')
        .values({ anio })
        .onConflict((choque) => choque.doNothing())
        .execute();
    }
    return contabilizar(tx, ahora, partidas);
  });
}

/** As the owner of the database, with every trigger asleep: what `verificar` is there to find. */
export async function aEscondidas(url: string, ...ordenes: readonly string[]): Promise<void> {
  await comoDueno(url, 'set session_replication_role = replica', ...ordenes);
}

/** As the owner of the database, guards awake; the rows of the last statement. */
export const comoDueno = (url: string, ...ordenes: readonly string[]): Promise<Record<string, unknown>[]> =>
  ejecutar(url, ordenes);

/** As the application's role, by its own login: what a statement of its own could do. */
export const comoAplicacion = (
  { urlDeLaAplicacion }: { readonly urlDeLaAplicacion: string },
  ...ordenes: readonly string[]
): Promise<Record<string, unknown>[]> => ejecutar(urlDeLaAplicacion, ordenes);

async function ejecutar(url: string, ordenes: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('cuadra.accion', 'prueba', false)`);
    let filas: Record<string, unknown>[] = [];
    for (const orden of ordenes) filas = (await client.query(orden)).rows;
    return filas;
  } finally {
    await client.end();
  }
}
