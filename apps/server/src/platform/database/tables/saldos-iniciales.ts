// The table of 0071_saldos_iniciales.sql.
import type { EstadoDeApertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { Centavos } from '@cuadra/core/dinero';
import type { LineaDeSaldo } from '@cuadra/core/saldos-iniciales';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

/** What is said once, when it happens. */
type DicenDespues<T> = ColumnType<T | null, never, T | null>;

interface SaldosInicialesTable {
  id: Generated<string>;
  agencia: ColumnType<string, string, never>;
  fecha: string;
  estado: ColumnType<EstadoDeApertura, never, EstadoDeApertura>;
  version: ColumnType<number, never, number>;
  lineas: JSONColumnType<LineaDeSaldo[], string | undefined>;
  debe: Generated<Centavos>;
  haber: Generated<Centavos>;
  /** Kept by the database: whoever changes what it says is added. */
  escritores: ColumnType<string[], string[], never>;
  creadaPor: ColumnType<string, string, never>;
  creadaEn: Instante;
  actualizadaEn: Instante;
  enviadaPor: DicenDespues<string>;
  enviadaEn: DicenDespues<string>;
  devueltaPorque: DicenDespues<string>;
  aprobadaPor: DicenDespues<string>;
  aprobadaEn: DicenDespues<string>;
  partida: DicenDespues<string>;
  reversionPedidaPor: DicenDespues<string>;
  reversionPedidaEn: DicenDespues<string>;
  reversionMotivo: DicenDespues<string>;
  revertidaPor: DicenDespues<string>;
  revertidaEn: DicenDespues<string>;
  reversion: DicenDespues<string>;
}

export interface TablasDeSaldosIniciales {
  saldosIniciales: SaldosInicialesTable;
}
