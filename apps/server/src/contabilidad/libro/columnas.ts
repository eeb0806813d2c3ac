// A partida and its lines as the tables of the books keep them, column by column: whoever stores some in one statement and
// whoever copies very many say the same. The number and the links are given by who stores them.
import { type LineaDePartida, totalDebe } from '@cuadra/core/partida';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

export type Valor = string | number | boolean | Buffer | null;

export const COLUMNAS_DE_PARTIDA = `id, tipo, fecha, fecha_documento, agencia, concepto, total, cantidad_lineas, es_manual, autor,
  aprobador, revierte, motivo, origen, iniciada_por`;

export function valoresDePartida(partida: PartidaPorContabilizar): Valor[] {
  return [
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
    partida.origen,
    partida.iniciadaPor,
  ];
}

/** The names that its people have when it is posted, which stay with it. */
export const COLUMNAS_DE_NOMBRES = 'autor_nombre, aprobador_nombre, iniciada_por_nombre';

export const COLUMNAS_DE_LINEA = 'n, id_cuenta, agencia, fecha, debe, haber, concepto, documento';

export function valoresDeLinea(
  { agencia, fecha }: PartidaPorContabilizar,
  { idCuenta, debe, haber, concepto, documento }: LineaDePartida,
  indice: number,
): Valor[] {
  return [indice + 1, idCuenta, agencia, fecha, debe, haber, concepto ?? null, documento ?? null];
}
