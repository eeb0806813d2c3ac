// The tables of 0066_respaldos.sql.
import type { DestinoDeRespaldo, OrigenDeRespaldo } from '@cuadra/contract/administracion/respaldos';
import type { ColumnType, Generated } from 'kysely';
import type { Instante } from './columna.ts';

interface RespaldoTable {
  id: Generated<string>;
  copia: ColumnType<string | null, string | null, never>;
  origen: ColumnType<OrigenDeRespaldo, OrigenDeRespaldo, never>;
  pedidoPor: ColumnType<string | null, string | null, never>;
  iniciadoEn: ColumnType<string, string, never>;
  terminadoEn: ColumnType<string, string, never>;
  resultado: ColumnType<'hecho' | 'fallido', 'hecho' | 'fallido', never>;
  bytes: ColumnType<number | null, number | null, never>;
  destino: ColumnType<DestinoDeRespaldo, DestinoDeRespaldo, never>;
  motivo: ColumnType<string | null, string | null, never>;
  eliminadoEn: ColumnType<string | null, undefined, string>;
}

interface SimulacroTable {
  id: Generated<string>;
  copia: string | null;
  origen: 'reloj' | 'terminal';
  iniciadoEn: Instante;
  terminadoEn: Instante;
  resultado: 'limpio' | 'fallido';
  alcance: ColumnType<string | null, string | null, never>;
  partidas: number | null;
  motivo: string | null;
}

export interface TablasDeRespaldos {
  respaldo: RespaldoTable;
  simulacro: SimulacroTable;
}
