// Sealed partidas into the tables of the books by COPY: for more than one statement takes.
import { totalDebe } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { copiar, filaDeCopia } from '../../platform/database/copiar.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import type { Sellada } from './contabilizar.ts';

interface Momento {
  readonly registradaEn: string;
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
