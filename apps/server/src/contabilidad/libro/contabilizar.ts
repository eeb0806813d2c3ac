// The one door through which money enters the ledger: cajas, bancos, intereses and closings all come through here. It
// takes partidas already judged fit, puts them in order behind the ejercicio's row, links them into the chain and
// stores them. PostgreSQL judges everything again (see 0007_libro_contabilizar.sql).
import { hash } from 'node:crypto';
import { contenidoDePartida } from '@cuadra/core/huella';
import { hoyEn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { admitirLineasAparte, copiarSelladas, guardarSelladas } from './guardar-selladas.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

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
  await guardarSelladas(tx, selladas, cadena);
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
  await admitirLineasAparte(tx);
  let anterior: readonly Sellada[] = [];
  let guardando: Promise<void> = Promise.resolve();
  try {
    for await (const tanda of tandas) {
      const selladas = tanda.map((partida) => sellar(partida, cadena));
      await guardando;
      guardando = copiarSelladas(tx, selladas, cadena);
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

export interface Sellada {
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
  const { year } = hoyEn({ ahora: () => ahora });
  let ultimas = await tomarUltimas(tx, ejercicios);
  if (ejercicios.has(year) && !ultimas.has(year)) {
    await abrirEjercicio(tx, year);
    ultimas = await tomarUltimas(tx, ejercicios);
  }
  for (const anio of ejercicios) {
    if (!ultimas.has(anio))
      throw new ProblemaError('PERIODO_CERRADO', { detalle: `El ejercicio ${anio} no está abierto.` });
  }
  return { registradaEn: new Date(ahora.epochMilliseconds).toISOString(), ultimas };
}

async function tomarUltimas(tx: Tx, ejercicios: ReadonlySet<number>): Promise<Map<number, Eslabon>> {
  const filas = await tx
    .selectFrom('ejercicio')
    .select(['anio', 'ultimoNumero', 'ultimaHuella'])
    .where('anio', 'in', [...ejercicios])
    .orderBy('anio')
    .forUpdate()
    .execute();
  return new Map(filas.map((fila) => [fila.anio, { numero: fila.ultimoNumero, huella: fila.ultimaHuella }]));
}

/** The current year opens by itself with its first posting; any other is opened by closing the one before it. */
async function abrirEjercicio(tx: Tx, anio: number): Promise<void> {
  await tx
    .insertInto('ejercicio')
    .values({ anio })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
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
