// The tables of 0008_borradores.sql, with what 0018_libro_origen.sql adds to them.
import type { CodigoDeAdvertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { MemoriaDeBorrador } from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import type { Centavos } from '@cuadra/core/dinero';
import type { LineaDePartida, TipoManual } from '@cuadra/core/partida';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

interface BorradorTable {
  id: string;
  version: Generated<number>;
  estado: Generated<'borrador' | 'en_revision' | 'rechazada'>;
  tipo: TipoManual | 'reversion';
  fecha: string;
  fechaDocumento: string | null;
  agencia: string;
  concepto: string;
  lineas: JSONColumnType<LineaDePartida[]>;
  debe: Centavos;
  haber: Centavos;
  cantidadLineas: number;
  autor: string;
  creadoEn: Instante;
  actualizadoEn: Instante;
  motivo: string | null;
  /** These two are kept by the database: whoever changes what it says is added (borrador_escribir). */
  iniciadoPor: ColumnType<string, string, never>;
  escritores: ColumnType<string[], string[], never>;
  revierte: ColumnType<string | null, string | null | undefined, never>;
  motivoReversion: ColumnType<string | null, string | null | undefined, never>;
}

/** Where the screen left a draft. */
interface MemoriaBorradorTable {
  borrador: string;
  cursor: JSONColumnType<NonNullable<MemoriaDeBorrador['cursor']>> | null;
  formulas: JSONColumnType<MemoriaDeBorrador['formulas']>;
}

interface ArchivoTable {
  huella: string;
  tipo: string;
  contenido: Buffer;
}

interface SoporteTable {
  id: Generated<string>;
  partida: string;
  huella: string;
  nombre: string;
  subidoEn: Instante;
  subidoPor: string;
}

/** What somebody was warned of and went on with. */
interface AdvertenciaAceptadaTable {
  partida: string;
  codigo: CodigoDeAdvertencia;
  clave: string;
  mensaje: string;
  motivo: string;
  por: string;
  en: Instante;
}

export interface TablasDeBorradores {
  borrador: BorradorTable;
  memoriaBorrador: MemoriaBorradorTable;
  archivo: ArchivoTable;
  soporte: SoporteTable;
  soportePosterior: SoporteTable;
  advertenciaAceptada: AdvertenciaAceptadaTable;
}
