// Sealed partidas into the tables of the books: a few in one statement, very many by COPY.
import { totalDebe } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { copiar, filaDeCopia } from '../../platform/database/copy.ts';
import type { Tx } from '../../platform/database/write.ts';
import type { Sellada } from './contabilizar.ts';

interface Momento {
  readonly registradaEn: string;
}

/** Partidas and lines in a single statement, as arrays: the cost of a hundred is little more than that of one. */
export async function guardarSelladas(
  tx: Tx,
  selladas: readonly Sellada[],
  { registradaEn }: Momento,
): Promise<void> {
  const p = columnas(selladas.map(valoresDePartida));
  const l = columnas(selladas.flatMap(valoresDeLineas));
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

/** From here to the end of the transaction lines may come after their partidas; that they came is asked at its end. */
export async function admitirLineasAparte(tx: Tx): Promise<void> {
  await sql`set constraints partidas_completas deferred`.execute(tx);
}

/** The partidas, and then their lines: nothing is unpacked, and rows are stored a page at a time. */
export async function copiarSelladas(
  tx: Tx,
  selladas: readonly Sellada[],
  { registradaEn }: Momento,
): Promise<void> {
  const partidas = selladas.map((sellada) => filaDeCopia([...valoresDePartida(sellada), registradaEn]));
  const lineas = selladas.flatMap((sellada) => valoresDeLineas(sellada).map(filaDeCopia));
  await copiar(
    tx,
    `copy partida (ejercicio, numero, id, tipo, fecha, fecha_documento, agencia, concepto, total, cantidad_lineas,
      es_manual, autor, aprobador, revierte, motivo, huella_anterior, huella, registrada_en) from stdin`,
    partidas.join(''),
  );
  await copiar(
    tx,
    'copy linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber, concepto, documento) from stdin',
    lineas.join(''),
  );
}

type Valor = string | number | boolean | Buffer | null;

function valoresDePartida({ partida, ejercicio, numero, huellaAnterior, huella }: Sellada): Valor[] {
  return [
    ejercicio,
    numero,
    partida.id,
    partida.tipo,
    partida.fecha,
    partida.fechaDocumento,
    partida.agencia,
    partida.concepto,
    totalDebe(partida.lineas),
    partida.lineas.length,
    partida.esManual,
    partida.autor,
    partida.aprobador,
    partida.revierte,
    partida.motivo,
    huellaAnterior,
    huella,
  ];
}

function valoresDeLineas({ partida, ejercicio, numero }: Sellada): Valor[][] {
  return partida.lineas.map((linea, indice) => [
    ejercicio,
    numero,
    indice + 1,
    linea.idCuenta,
    partida.agencia,
    partida.fecha,
    linea.debe,
    linea.haber,
    linea.concepto ?? null,
    linea.documento ?? null,
  ]);
}

/** Rows turned into one array per column, which is how unnest takes them. */
function columnas(filas: readonly (readonly Valor[])[]): Valor[][] {
  return (filas[0] ?? []).map((_, columna) => filas.map((fila) => fila[columna] ?? null));
}
