// The one door through which money enters the ledger: cajas, bancos, intereses and closings all come through here. It
// takes partidas already judged fit, puts them in order behind the ejercicio's row, links them into the chain and
// stores them in one statement. PostgreSQL judges everything again (see 0007_partidas.sql).
import { hash } from 'node:crypto';
import { contenidoDePartida } from '@cuadra/core/huella';
import { type LineaDePartida, type TipoDePartida, totalDebe } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';

export interface PartidaPorContabilizar {
  readonly id: string;
  readonly tipo: TipoDePartida;
  readonly fecha: string;
  readonly fechaDocumento: string | null;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  /** False for what the program makes by itself: those may move control accounts. */
  readonly esManual: boolean;
  /** Null: the system. */
  readonly autor: string | null;
  readonly aprobador: string | null;
  readonly revierte: string | null;
  readonly motivo: string | null;
}

export interface Contabilizada {
  readonly id: string;
  readonly ejercicio: number;
  readonly numero: number;
  readonly registradaEn: string;
}

export async function contabilizar(
  tx: Tx,
  ahora: Temporal.Instant,
  partidas: readonly PartidaPorContabilizar[],
): Promise<Contabilizada[]> {
  if (partidas.length === 0) return [];
  const cadena = await tomarOrden(tx, ahora, new Set(partidas.map(ejercicioDe)));
  const selladas = partidas.map((partida) => sellar(partida, cadena));
  await guardar(tx, selladas, cadena);
  return selladas.map((sellada) => contabilizada(sellada, cadena));
}

/**
 * The same for more partidas than one statement takes, of those ejercicios: while PostgreSQL stores one tanda, the next
 * is read and sealed. Says each one that is in the books until the transaction ends.
 */
export async function* contabilizarTandas(
  tx: Tx,
  ahora: Temporal.Instant,
  ejercicios: Iterable<number>,
  tandas: AsyncIterable<readonly PartidaPorContabilizar[]>,
): AsyncGenerator<Contabilizada> {
  const cadena = await tomarOrden(tx, ahora, new Set(ejercicios));
  let anterior: readonly Sellada[] = [];
  let guardando: Promise<void> = Promise.resolve();
  try {
    for await (const tanda of tandas) {
      const selladas = tanda.map((partida) => sellar(partida, cadena));
      await guardando;
      guardando = guardar(tx, selladas, cadena);
      // A refusal is told when it is waited for, not as a failure of nobody.
      guardando.catch(() => undefined);
      yield* anterior.map((sellada) => contabilizada(sellada, cadena));
      anterior = selladas;
    }
  } finally {
    // Whoever ends the transaction must not find a statement of ours still running in it.
    await guardando;
  }
  yield* anterior.map((sellada) => contabilizada(sellada, cadena));
}

/** The order of the books, held until the transaction ends: the last link of each ejercicio, and when it is. */
interface Cadena {
  readonly registradaEn: string;
  readonly ultimas: Map<number, Eslabon>;
}

interface Eslabon {
  readonly numero: number;
  readonly huella: Buffer;
}

interface Sellada {
  readonly partida: PartidaPorContabilizar;
  readonly ejercicio: number;
  readonly numero: number;
  readonly huellaAnterior: Buffer;
  readonly huella: Buffer;
}

function contabilizada(
  { partida: { id }, ejercicio, numero }: Sellada,
  { registradaEn }: Cadena,
): Contabilizada {
  return { id, ejercicio, numero, registradaEn };
}

/** Locks the ejercicios, oldest first, until the transaction ends: from here on nobody else gives numbers in them. */
async function tomarOrden(tx: Tx, ahora: Temporal.Instant, ejercicios: ReadonlySet<number>): Promise<Cadena> {
  const filas = await tx
    .selectFrom('ejercicio')
    .select(['anio', 'ultimoNumero', 'ultimaHuella'])
    .where('anio', 'in', [...ejercicios])
    .orderBy('anio')
    .forUpdate()
    .execute();
  const ultimas = new Map(
    filas.map((fila) => [fila.anio, { numero: fila.ultimoNumero, huella: fila.ultimaHuella }]),
  );
  for (const anio of ejercicios) {
    if (!ultimas.has(anio))
      throw new ProblemaError('PERIODO_CERRADO', { detalle: `El ejercicio ${anio} no está abierto.` });
  }
  return { registradaEn: new Date(ahora.epochMilliseconds).toISOString(), ultimas };
}

function sellar(partida: PartidaPorContabilizar, { registradaEn, ultimas }: Cadena): Sellada {
  const ejercicio = ejercicioDe(partida);
  const anterior = ultimas.get(ejercicio);
  if (anterior === undefined) throw new Error(`Ejercicio ${ejercicio} sin tomar`);
  const numero = anterior.numero + 1;
  const contenido = contenidoDePartida({ ...partida, ejercicio, numero, registradaEn });
  const huella = huellaDe(anterior.huella, contenido);
  ultimas.set(ejercicio, { numero, huella });
  return { partida, ejercicio, numero, huellaAnterior: anterior.huella, huella };
}

export function huellaDe(anterior: Buffer, contenido: string): Buffer {
  return hash('sha256', anterior.toString('hex') + contenido, 'buffer');
}

function ejercicioDe({ fecha }: { readonly fecha: string }): number {
  return Number(fecha.slice(0, 4));
}

/** Partidas and lines in a single statement, as arrays: the cost of a thousand is little more than that of one. */
async function guardar(tx: Tx, selladas: readonly Sellada[], { registradaEn }: Cadena): Promise<void> {
  const p = columnas(selladas, (s) => [
    s.ejercicio,
    s.numero,
    s.partida.id,
    s.partida.tipo,
    s.partida.fecha,
    s.partida.fechaDocumento,
    s.partida.agencia,
    s.partida.concepto,
    totalDebe(s.partida.lineas),
    s.partida.lineas.length,
    s.partida.esManual,
    s.partida.autor,
    s.partida.aprobador,
    s.partida.revierte,
    s.partida.motivo,
    s.huellaAnterior,
    s.huella,
  ]);
  const filas = selladas.flatMap((s) =>
    s.partida.lineas.map((linea, indice) => ({ s, linea, n: indice + 1 })),
  );
  const l = columnas(filas, ({ s, linea, n }) => [
    s.ejercicio,
    s.numero,
    n,
    linea.idCuenta,
    s.partida.agencia,
    s.partida.fecha,
    linea.debe,
    linea.haber,
    linea.concepto ?? null,
    linea.documento ?? null,
  ]);
  await sql`
    with nuevas as (
      insert into partida (ejercicio, numero, id, tipo, fecha, fecha_documento, agencia, concepto, total, cantidad_lineas,
        es_manual, autor, aprobador, revierte, motivo, huella_anterior, huella, registrada_en)
      select u.*, ${registradaEn}::timestamptz
      from unnest(${p[0]}::int[], ${p[1]}::int[], ${p[2]}::uuid[], ${p[3]}::text[], ${p[4]}::date[], ${p[5]}::date[],
        ${p[6]}::text[], ${p[7]}::text[], ${p[8]}::bigint[], ${p[9]}::int[], ${p[10]}::boolean[], ${p[11]}::uuid[],
        ${p[12]}::uuid[], ${p[13]}::uuid[], ${p[14]}::text[], ${p[15]}::bytea[], ${p[16]}::bytea[]) u
    )
    insert into linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber, concepto, documento)
    select u.* from unnest(${l[0]}::int[], ${l[1]}::int[], ${l[2]}::int[], ${l[3]}::text[], ${l[4]}::text[],
      ${l[5]}::date[], ${l[6]}::bigint[], ${l[7]}::bigint[], ${l[8]}::text[], ${l[9]}::text[]) u`.execute(tx);
}

/** Rows turned into one array per column, which is how unnest takes them. */
function columnas<T>(filas: readonly T[], valores: (fila: T) => readonly unknown[]): unknown[][] {
  const porFila = filas.map(valores);
  return (porFila[0] ?? []).map((_, columna) => porFila.map((fila) => fila[columna]));
}
