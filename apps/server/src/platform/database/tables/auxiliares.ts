// The tables of 0075_auxiliares_externos.sql.
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated } from 'kysely';
import type { Instante } from './columna.ts';

interface AuxiliarExternoTable {
  id: Generated<string>;
  idCuenta: string;
  lugar: string;
  desde: string;
  responsable: string;
  activo: ColumnType<boolean, never, boolean>;
  version: ColumnType<number, never, number>;
}

interface CifraDeAuxiliarTable {
  id: ColumnType<string, never, never>;
  auxiliar: string;
  agencia: string;
  anio: number;
  mes: number;
  n: ColumnType<number, never, never>;
  monto: Centavos;
  enLibros: ColumnType<Centavos, never, never>;
  evidencia: string;
  traidaPor: string;
  traidaEn: Instante;
}

export interface TablasDeAuxiliares {
  auxiliarExterno: AuxiliarExternoTable;
  cifraDeAuxiliar: CifraDeAuxiliarTable;
}
