// The tables of 0004_catalogo.sql, and what 0024_estados_flujo.sql adds to them.
import type { EstadoDeCuenta, Flujo, Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import type { Generated, GeneratedAlways } from 'kysely';

interface CuentaTable {
  idCuenta: string;
  nombreCuenta: string;
  tipoCuenta: TipoDeCuenta;
  idParent: GeneratedAlways<string | null>;
  tipoParent: GeneratedAlways<'M' | null>;
  naturaleza: Naturaleza;
  estado: Generated<EstadoDeCuenta>;
  flujo: Flujo;
  version: Generated<number>;
}

interface EtiquetaTable {
  nombreEtiqueta: string;
  version: Generated<number>;
}

interface CuentaEtiquetaTable {
  idCuenta: string;
  nombreEtiqueta: string;
}

export interface TablasDeCatalogo {
  cuenta: CuentaTable;
  etiqueta: EtiquetaTable;
  cuentaEtiqueta: CuentaEtiquetaTable;
}
