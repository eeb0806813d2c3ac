// The tables of 0012_folios.sql and 0013_folios_impresion.sql.
import type {
  EstadoDeImpresion,
  PedidoDeImpresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

interface LibroLegalTable {
  libro: ColumnType<LibroLegal, never, never>;
  existenciaMinima: ColumnType<number, never, number>;
  usadosAntes: ColumnType<number, never, number>;
  ultimoFolio: ColumnType<number, never, never>;
  ultimaPieza: ColumnType<number, never, never>;
}

interface AutorizacionFoliosTable {
  id: Generated<string>;
  libro: LibroLegal;
  resolucion: string;
  fecha: string;
  desde: number;
  hasta: number;
  registradaPor: string;
  registradaEn: Instante;
}

interface PiezaLegalTable {
  id: string;
  libro: LibroLegal;
  n: number;
  clase: 'impresion' | 'sustitucion';
  titulo: string;
  ejercicio: number;
  desde: number | null;
  hasta: number | null;
  corte: string | null;
  sustituye: string | null;
  pliego: JSONColumnType<Record<string, unknown>>;
  paginas: number;
  contenido: Buffer;
  huella: Buffer;
  impresaPor: string;
  impresaEn: Instante;
}

interface FolioTable {
  libro: LibroLegal;
  numero: number;
  autorizacion: string;
  estado: 'impreso' | 'anulado';
  pieza: string | null;
  pagina: number | null;
  ejercicio: number | null;
  desde: number | null;
  hasta: number | null;
  fechaMin: string | null;
  contenido: Buffer | null;
  huella: Buffer | null;
  motivo: string | null;
  anuladoPor: string | null;
  anuladoEn: Instante | null;
  sustituidoPor: number | null;
}

interface EntregaDePiezaTable {
  pieza: string;
  n: number;
  por: string;
  en: Instante;
  motivo: string | null;
}

interface ImpresionDeLibroTable {
  id: Generated<string>;
  libro: LibroLegal;
  pedido: JSONColumnType<PedidoDeImpresion>;
  folio: number;
  paginas: number;
  hechas: Generated<number>;
  estado: EstadoDeImpresion;
  motivo: string | null;
  pieza: string | null;
  pedidaPor: string;
  pedidaEn: Instante;
}

export interface TablasDeFolios {
  libroLegal: LibroLegalTable;
  autorizacionFolios: AutorizacionFoliosTable;
  piezaLegal: PiezaLegalTable;
  folio: FolioTable;
  entregaDePieza: EntregaDePiezaTable;
  impresionDeLibro: ImpresionDeLibroTable;
}
