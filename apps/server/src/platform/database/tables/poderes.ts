// The tables of 0015_acceso_poderes.sql.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ClaseDePoder, EstadoDeCambio } from '@cuadra/contract/administracion/poderes';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instante, SoloLectura } from './columna.ts';

interface RolQueApruebaTable {
  rol: Rol;
  razon: string;
}

interface RolIncompatibleTable {
  rolA: Rol;
  rolB: Rol;
  razon: string;
}

interface CambioDePoderTable {
  id: Generated<string>;
  clase: ClaseDePoder;
  sujeto: string | null;
  datos: JSONColumnType<Record<string, unknown>>;
  descripcion: string;
  pedidoPor: string;
  pedidoEn: Instante;
  efectivoEn: Instante | null;
  estado: Generated<EstadoDeCambio>;
  resueltoPor: string | null;
  resueltoEn: Instante | null;
  motivo: string | null;
  /** Written by the database itself. */
  transaccion: number | null;
}

export interface TablasDePoderes {
  rolQueAprueba: SoloLectura<RolQueApruebaTable>;
  rolIncompatible: SoloLectura<RolIncompatibleTable>;
  cambioDePoder: CambioDePoderTable;
}
