// The one door through which money enters the ledger: cajas, bancos, intereses and closings all come through here. It
// takes partidas already judged fit, puts them in order behind the ejercicio's row, links them into the chain and
// stores them. PostgreSQL judges everything again (see 0007_libro_contabilizar.sql).
import { hash } from 'node:crypto';
import { contenidoDePartida } from '@cuadra/core/huella';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { admitirLineasAparte, copiarSelladas } from './copiar-selladas.ts';
import { ejercicioDe, guardarNuevas } from './guardar-nuevas.ts';
import {
  abrirNombres,
  conocerPersonas,
  type NombresPorSellar,
  nombresSellados,
  sinNombre,
} from './nombres-por-sellar.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

export interface Contabilizada {
  readonly id: string;
  readonly ejercicio: number;
  readonly numero: number;
  readonly registradaEn: string;
}

/** In a transaction. */
export async function contabilizar(
  db: Database,
  ahora: Temporal.Instant,
  partidas: readonly PartidaPorContabilizar[],
): Promise<Contabilizada[]> {
  const hechas = await contabilizarLasDemas(db, ahora, partidas, NINGUNA);
  return hechas.map((hecha, indice) => {
    if (hecha === undefined) throw new Error(`La partida ${partidas[indice]?.id} quedó sin número`);
    return hecha;
  });
}

const NINGUNA: ReadonlySet<PartidaPorContabilizar> = new Set();

/**
 * In a transaction, or as one by itself: then `antes` says who acts (see escribirDeUnaVez). Those of `porJuzgar` that may have
 * something to be accepted, by the books of that very moment and by those before them here, are set aside: undefined.
 */
export async function contabilizarLasDemas(
  db: Database,
  ahora: Temporal.Instant,
  partidas: readonly PartidaPorContabilizar[],
  porJuzgar: ReadonlySet<PartidaPorContabilizar>,
  antes?: RawBuilder<unknown>,
): Promise<(Contabilizada | undefined)[]> {
  if (partidas.length === 0) return [];
  const registradaEn = new Date(ahora.epochMilliseconds).toISOString();
  const { rows } = await guardarNuevas(partidas, registradaEn, porJuzgar, antes).execute(db);
  const numeros = rows[0]?.numeros ?? [];
  return partidas.map((partida, indice) => {
    const numero = numeros[indice];
    if (numero === undefined) throw new Error(`La partida ${partida.id} quedó sin respuesta`);
    return numero === null
      ? undefined
      : { id: partida.id, ejercicio: ejercicioDe(partida), numero, registradaEn };
  });
}

/**
 * The same for more partidas than one statement takes, of those ejercicios: while PostgreSQL stores one tanda, the next
 * is read and sealed. Says each one that is in the books until the transaction ends.
 */
export async function* contabilizarTandas(
  tx: Tx,
  ahora: Temporal.Instant,
  ejercicios: readonly number[],
  tandas: AsyncIterable<readonly PartidaPorContabilizar[]>,
): AsyncGenerator<Contabilizada> {
  const cadena = await tomarOrden(tx, ahora, ejercicios);
  const momento = { ...cadena, nombres: await abrirNombres(tx) };
  await admitirLineasAparte(tx);
  let anterior: readonly Sellada[] = [];
  let guardando: Promise<void> = Promise.resolve();
  try {
    for await (const tanda of tandas) {
      const nuevas = sinNombre(tanda, momento.nombres);
      if (nuevas.length > 0) {
        await guardando;
        await conocerPersonas(tx, nuevas, momento.nombres);
      }
      const selladas = tanda.map((partida) => sellar(partida, momento));
      await guardando;
      guardando = copiarSelladas(tx, selladas, momento);
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

/**
 * Takes the ejercicios until the transaction ends: from here on nobody else gives numbers in them. And the current one with
 * them, whatever they are: what an account holds is the sum of all its years, so whoever judges waits for whoever judges.
 */
export async function tomarOrden(
  tx: Tx,
  ahora: Temporal.Instant,
  ejercicios: readonly number[],
): Promise<Cadena> {
  const registradaEn = new Date(ahora.epochMilliseconds).toISOString();
  const actual = hoyEn({ ahora: () => ahora }).year;
  // It is taken if it is there: only a posting of its own opens it.
  const { rows } = await sql<{ anio: number; ultimoNumero: number; ultimaHuella: Buffer }>`
    select anio, ultimo_numero, ultima_huella from libro_tomar(
      ${ejercicios}::int[] || array(select e.anio from ejercicio e where e.anio = ${actual} and ${ejercicios.length > 0}),
      ${registradaEn}::timestamptz)`.execute(tx);
  const ultimas = new Map(
    rows.map((fila) => [fila.anio, { numero: fila.ultimoNumero, huella: fila.ultimaHuella }]),
  );
  for (const anio of ejercicios) {
    if (!ultimas.has(anio))
      throw new ProblemaError('PERIODO_CERRADO', { detalle: `El ejercicio ${anio} no está abierto.` });
  }
  return { registradaEn, ultimas };
}

function sellar(
  partida: PartidaPorContabilizar,
  { registradaEn, ultimas, nombres }: Cadena & { readonly nombres: NombresPorSellar },
): Sellada {
  const ejercicio = ejercicioDe(partida);
  const anterior = ultimas.get(ejercicio);
  if (anterior === undefined) throw new Error(`Ejercicio ${ejercicio} sin tomar`);
  const numero = anterior.numero + 1;
  const contenido = contenidoDePartida({
    ...partida,
    ...{ ejercicio, numero, registradaEn, nombres: nombresSellados(partida, nombres) },
  });
  const huella = huellaDe(anterior.huella, contenido);
  ultimas.set(ejercicio, { numero, huella });
  return { partida, ejercicio, numero, huellaAnterior: anterior.huella, huella };
}

export function huellaDe(anterior: Buffer, contenido: string): Buffer {
  return hash('sha256', anterior.toString('hex') + contenido, 'buffer');
}
