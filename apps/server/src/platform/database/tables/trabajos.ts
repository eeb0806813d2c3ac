// The tables of 0021_trabajos.sql.
import type { ClaseDeTrabajo, EstadoDeTrabajo } from '@cuadra/contract/trabajo-pesado';
import type { ColumnType, Generated } from 'kysely';
import type { Instante } from './columna.ts';

interface TrabajoPesadoTable {
  id: Generated<string>;
  clase: ClaseDeTrabajo;
  titulo: string;
  estado: Generated<EstadoDeTrabajo>;
  datos: ColumnType<object, string | undefined, never>;
  pedidoPor: string;
  pedidoEn: Instante;
  latido: Instante;
  terminadoEn: ColumnType<string | null, string | null, string | null>;
  hechas: Generated<number>;
  total: Generated<number>;
  resultado: ColumnType<object | null, string | null, string | null>;
}

export interface TablasDeTrabajos {
  trabajoPesado: TrabajoPesadoTable;
}
