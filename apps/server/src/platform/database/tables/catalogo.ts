// The tables of 0004_catalogo.sql.
import type { EstadoDeCuenta, Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import type { Generated, GeneratedAlways } from 'kysely';

interface CuentaTable {
  idCuenta: string;
  nombreCuenta: string;
  tipoCuenta: TipoDeCuenta;
  idParent: GeneratedAlways<string | null>;
  tipoParent: GeneratedAlways<'M' | null>;
  naturaleza: Naturaleza;
  estado: Generated<EstadoDeCuenta>;
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
