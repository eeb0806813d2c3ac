// The hand of the database's owner, with every trigger asleep and the program's own way of sealing at hand: everything it does is
// undone when the attack ends, so that one book serves for many.
import { contenidoDePartida } from '@cuadra/core/huella';
import { sql } from 'kysely';
import { huellaDe } from '#contabilidad/libro/contabilizar.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { fuenteDePartidas } from '../fuente-de-partidas.ts';
import { leerPartidasGuardadas } from '../leer-partidas-guardadas.ts';
import type { Cabeza, Testigo } from '../testigo.ts';

export type Ataque = (tx: Tx) => Promise<unknown>;

/** What is seen of the books after the attack, by whoever looks; then it never was. */
export async function trasElAtaque<T>(
  dueno: Database,
  ataque: Ataque,
  mirar: (tx: Tx) => Promise<T>,
): Promise<T> {
  const visto: T[] = [];
  const deshacer = new Error('Hasta aquí el ataque');
  await dueno
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await ataque(tx);
      visto.push(await mirar(tx));
      throw deshacer;
    })
    .catch((error: unknown) => {
      if (error !== deshacer) throw error;
    });
  const [uno] = visto;
  if (uno === undefined) throw new Error('El ataque no llegó a su fin');
  return uno;
}

/** Statements one after another. */
export const conSql =
  (...ordenes: readonly string[]): Ataque =>
  async (tx) => {
    for (const orden of ordenes) await sql.raw(orden).execute(tx);
  };

/** The tail of a year hashed again from that number on, with its head, and the years that follow it after it. */
export const volverASellar = (anio: number, desde: number): Ataque =>
  volverASellarDesde(anio, desde, undefined);

const volverASellarDesde =
  (anio: number, desde: number, previa: Buffer | undefined): Ataque =>
  async (tx) => {
    let ultima = previa;
    const tramo = { ejercicio: anio, desde: desde - 1, hasta: Number.MAX_SAFE_INTEGER % 2 ** 31 };
    const leidas = await Array.fromAsync(leerPartidasGuardadas(fuenteDePartidas(tx), tramo));
    for (const partida of leidas) {
      const anterior: Buffer = ultima ?? partida.huellaAnterior;
      ultima = huellaDe(anterior, contenidoDePartida(partida));
      await sql`update partida set huella_anterior = ${anterior}, huella = ${ultima}
        where (ejercicio, numero) = (${anio}, ${partida.numero})`.execute(tx);
    }
    if (ultima !== undefined)
      await sql`update ejercicio set ultima_huella = ${ultima} where anio = ${anio}`.execute(tx);
    await reenlazarLosQueSiguen(tx, anio, desde);
  };

async function reenlazarLosQueSiguen(tx: Tx, anio: number, desde: number): Promise<void> {
  const { rows } = await sql<{ anio: number; huella: Buffer }>`
    update ejercicio e set huella_inicial = p.huella from partida p
    where (p.ejercicio, p.numero) = (e.sigue_ejercicio, e.sigue_numero)
      and e.sigue_ejercicio = ${anio} and e.sigue_numero >= ${desde}
    returning e.anio, p.huella`.execute(tx);
  for (const siguiente of rows) await volverASellarDesde(siguiente.anio, 1, siguiente.huella)(tx);
}

/** Everything that is stored as sums of the lines, as if the books had always been these. */
export const arreglarSumas = conSql(
  'delete from saldo_diario',
  `insert into saldo_diario (id_cuenta, agencia, fecha, debe, haber)
     select id_cuenta, agencia, fecha, sum(debe), sum(haber) from linea group by 1, 2, 3`,
  'delete from saldo_mensual',
  `insert into saldo_mensual (id_cuenta, agencia, mes, debe, haber)
     select id_cuenta, agencia, date_trunc('month', fecha), sum(debe), sum(haber) from saldo_diario group by 1, 2, 3`,
  'delete from saldo_anual',
  `insert into saldo_anual (id_cuenta, agencia, anio, debe, haber)
     select id_cuenta, agencia, date_trunc('year', mes), sum(debe), sum(haber) from saldo_mensual group by 1, 2, 3`,
  'delete from partida_por_dia',
  `insert into partida_por_dia (agencia, fecha, tipo, cantidad, total, lineas)
     select agencia, fecha, tipo, count(*), sum(total), sum(cantidad_lineas) from partida group by 1, 2, 3`,
);

/** The head that would be signed now. */
export async function cabezaDe(db: Database, selladaEn: string): Promise<Cabeza> {
  const { rows } = await sql<Cabeza['ejercicios'][number]>`
    select anio, ultimo_numero as numero, encode(ultima_huella, 'hex') as huella from ejercicio
    where ultimo_numero > 0 order by anio`.execute(db);
  return { selladaEn, ejercicios: rows };
}

/** Keeps heads outside the database, and says nothing of its own: that the last one stands is asked by the verification. */
export const testigoDe = (...cabezas: readonly Cabeza[]): Testigo => ({
  revisar: async () => ({ hallazgos: [], ultimaCabeza: cabezas.at(-1) }),
});
