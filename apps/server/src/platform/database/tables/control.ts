// The tables of 0083_control_politica.sql, 0088_control_autorizaciones.sql and 0090_control_juicio.sql.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ClaseDeOperacion, Operacion } from '@cuadra/core/control/operaciones';
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

/** As core/control/operaciones.ts says; a test compares. */
interface OperacionTable {
  operacion: ColumnType<Operacion, never, never>;
  clase: ColumnType<ClaseDeOperacion | 'lineas', never, never>;
  origenes: ColumnType<string[], never, never>;
  seJuzga: ColumnType<boolean, never, never>;
  aOtro: ColumnType<boolean, never, never>;
  porRevision: ColumnType<boolean, never, never>;
}

interface PoliticaTable {
  rol: Rol;
  operacion: Operacion;
  clase: ClaseDeOperacion;
  cada: Centavos | null;
  alDia: Centavos | null;
  reautenticar: Generated<boolean>;
  soporteDesde: Centavos | null;
  avisaDesde: Centavos | null;
}

interface PoliticaDeAutorizacionTable {
  rol: Rol;
  operacion: Operacion;
  clase: ClaseDeOperacion;
  cada: Centavos | null;
  alDia: Centavos | null;
}

/** These two are kept by the judge. */
interface MovidoPorDiaTable {
  persona: ColumnType<string, never, never>;
  dia: ColumnType<string, never, never>;
  clase: ColumnType<Exclude<ClaseDeOperacion, 'decide'>, never, never>;
  monto: ColumnType<Centavos, never, never>;
}

interface AutorizadoPorDiaTable {
  persona: ColumnType<string, never, never>;
  dia: ColumnType<string, never, never>;
  monto: ColumnType<Centavos, never, never>;
}

export type EstadoDeAutorizacion =
  | 'pendiente'
  | 'falta_otra'
  | 'autorizada'
  | 'negada'
  | 'retirada'
  | 'usada';

/** It is answered and used by functions of its own. */
interface AutorizacionTable {
  id: Generated<string>;
  operacion: ColumnType<Operacion, Operacion, never>;
  clase: ColumnType<ClaseDeOperacion, ClaseDeOperacion, never>;
  agencia: ColumnType<string, string, never>;
  monto: ColumnType<Centavos, Centavos, never>;
  huellas: ColumnType<Buffer[], Buffer[], never>;
  cuentas: ColumnType<string[], number[] | undefined, never>;
  resumen: ColumnType<string, string, never>;
  razon: ColumnType<string, string, never>;
  orden: JSONColumnType<{ method: string; path: string; body: unknown }, string, never>;
  pedido: ColumnType<Buffer, Buffer, never>;
  motivoDelPedido: ColumnType<string | null, string | null, never>;
  estado: ColumnType<EstadoDeAutorizacion, never, never>;
  pedidaPor: ColumnType<string, string, never>;
  pedidaEn: Instante;
  venceEn: Instante;
  resueltaPor: ColumnType<string | null, never, never>;
  resueltaEn: ColumnType<string | null, never, never>;
  segundaPor: ColumnType<string | null, never, never>;
  segundaEn: ColumnType<string | null, never, never>;
  motivo: ColumnType<string | null, never, never>;
  usadaEn: ColumnType<string | null, never, never>;
  usadas: ColumnType<Buffer[], never, never>;
  transaccion: ColumnType<number | null, never, never>;
}

/** Rows come by control_exigir. */
interface ActoTable {
  id: ColumnType<number, never, never>;
  operacion: ColumnType<Operacion, never, never>;
  agencia: ColumnType<string, never, never>;
  monto: ColumnType<Centavos, never, never>;
  entidad: ColumnType<string, never, never>;
  idEntidad: ColumnType<string, never, never>;
  persona: ColumnType<string, never, never>;
  autorizacion: ColumnType<string | null, never, never>;
  en: ColumnType<string, never, never>;
  transaccion: ColumnType<number, never, never>;
}

export type ClaseDeSenal = 'umbral' | 'a-otro' | 'inactiva' | 'misma-pareja';

interface SenalTable {
  id: ColumnType<number, never, never>;
  clase: ColumnType<ClaseDeSenal, never, never>;
  operacion: ColumnType<Operacion, never, never>;
  agencia: ColumnType<string, never, never>;
  monto: ColumnType<Centavos, never, never>;
  persona: ColumnType<string | null, never, never>;
  otra: ColumnType<string | null, never, never>;
  partida: ColumnType<string | null, never, never>;
  autorizacion: ColumnType<string | null, never, never>;
  cuenta: ColumnType<number | null, never, never>;
  en: ColumnType<string, never, never>;
  vistaPor: ColumnType<string | null, never, string>;
  vistaEn: ColumnType<string | null, never, string>;
}

interface EnsayoDeActoTable {
  id: ColumnType<number, never, never>;
  en: ColumnType<string, never, never>;
}

export interface TablasDeControl {
  operacion: OperacionTable;
  politica: PoliticaTable;
  politicaDeAutorizacion: PoliticaDeAutorizacionTable;
  movidoPorDia: MovidoPorDiaTable;
  autorizadoPorDia: AutorizadoPorDiaTable;
  autorizacion: AutorizacionTable;
  acto: ActoTable;
  senal: SenalTable;
  ensayoDeActo: EnsayoDeActoTable;
}
