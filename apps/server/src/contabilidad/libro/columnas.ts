// A partida and its lines as the tables of the books keep them, column by column and by name: whoever stores some in one statement
// and whoever copies very many say the same, and a new column is said once. The number and the links are given by who stores them.
import { type LineaDePartida, totalDebe } from '@cuadra/core/partida';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

export type Valor = string | number | boolean | Buffer | null;

/** The type is PostgreSQL's, of one value. */
interface Columna<De> {
  readonly tipo: 'uuid' | 'text' | 'date' | 'bigint' | 'int' | 'boolean' | 'bytea';
  readonly valor: (de: De) => Valor;
}

export const columnasDePartida = {
  id: { tipo: 'uuid', valor: ({ id }) => id },
  tipo: { tipo: 'text', valor: ({ tipo }) => tipo },
  fecha: { tipo: 'date', valor: ({ fecha }) => fecha },
  fecha_documento: { tipo: 'date', valor: ({ fechaDocumento }) => fechaDocumento },
  agencia: { tipo: 'text', valor: ({ agencia }) => agencia },
  concepto: { tipo: 'text', valor: ({ concepto }) => concepto },
  total: { tipo: 'bigint', valor: ({ lineas }) => totalDebe(lineas) },
  cantidad_lineas: { tipo: 'int', valor: ({ lineas }) => lineas.length },
  es_manual: { tipo: 'boolean', valor: ({ esManual }) => esManual },
  autor: { tipo: 'uuid', valor: ({ autor }) => autor },
  aprobador: { tipo: 'uuid', valor: ({ aprobador }) => aprobador },
  revierte: { tipo: 'uuid', valor: ({ revierte }) => revierte },
  motivo: { tipo: 'text', valor: ({ motivo }) => motivo },
  origen: { tipo: 'text', valor: ({ origen }) => origen },
  iniciada_por: { tipo: 'uuid', valor: ({ iniciadaPor }) => iniciadaPor },
  operacion: { tipo: 'text', valor: ({ operacion }) => operacion },
  autorizacion: { tipo: 'uuid', valor: ({ autorizacion }) => autorizacion },
  movimientos: {
    tipo: 'bytea',
    valor: ({ movimientos }) => (movimientos === null ? null : Buffer.from(movimientos, 'hex')),
  },
} as const satisfies Readonly<Record<string, Columna<PartidaPorContabilizar>>>;

/** The names that its people have when it is posted, which stay with it. */
export const COLUMNAS_DE_NOMBRES = 'autor_nombre, aprobador_nombre, iniciada_por_nombre';

export interface LineaConSuPartida {
  readonly partida: PartidaPorContabilizar;
  readonly linea: LineaDePartida;
  readonly indice: number;
}

export const columnasDeLinea = {
  n: { tipo: 'int', valor: ({ indice }) => indice + 1 },
  id_cuenta: { tipo: 'text', valor: ({ linea }) => linea.idCuenta },
  agencia: { tipo: 'text', valor: ({ partida }) => partida.agencia },
  fecha: { tipo: 'date', valor: ({ partida }) => partida.fecha },
  debe: { tipo: 'bigint', valor: ({ linea }) => linea.debe },
  haber: { tipo: 'bigint', valor: ({ linea }) => linea.haber },
  concepto: { tipo: 'text', valor: ({ linea }) => linea.concepto ?? null },
  documento: { tipo: 'text', valor: ({ linea }) => linea.documento ?? null },
} as const satisfies Readonly<Record<string, Columna<LineaConSuPartida>>>;

type Columnas<De> = Readonly<Record<string, Columna<De>>>;

export const nombresDe = (columnas: object): string => Object.keys(columnas).join(', ');

/** In the order of `nombresDe`. */
export const valoresDe = <De>(columnas: Columnas<De>, de: De): Valor[] =>
  Object.values(columnas).map(({ valor }) => valor(de));

/** Each with its lines and which one it is. */
export const lineasDe = (partida: PartidaPorContabilizar): LineaConSuPartida[] =>
  partida.lineas.map((linea, indice) => ({ partida, linea, indice }));
