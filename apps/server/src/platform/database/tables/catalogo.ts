// The tables of 0004_catalogo.sql and 0060_libro_nombres.sql, and what 0024_estados_flujo.sql, 0032_estados_margen.sql
// and 0086_libro_reversiones.sql add to them.
import type {
  EstadoDeCuenta,
  Flujo,
  Margen,
  Naturaleza,
  SaldoContrario,
  TipoDeCuenta,
} from '@cuadra/core/catalogo';
import type { Generated, GeneratedAlways } from 'kysely';
import type { SoloLectura } from './columna.ts';

interface CuentaTable {
  idCuenta: string;
  nombreCuenta: string;
  tipoCuenta: TipoDeCuenta;
  idParent: GeneratedAlways<string | null>;
  tipoParent: GeneratedAlways<'M' | null>;
  naturaleza: Naturaleza;
  estado: Generated<EstadoDeCuenta>;
  flujo: Flujo;
  /** PostgreSQL gives it, where nobody says. */
  margen: Generated<Margen | null>;
  saldoContrario: Generated<SaldoContrario>;
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

/** Kept by the triggers of the chart. */
interface VersionDeNombresTable {
  version: number;
  huella: Buffer;
}

interface NombreDeCuentaTable {
  idCuenta: string;
  version: number;
  nombre: string | null;
}

export interface TablasDeCatalogo {
  cuenta: CuentaTable;
  etiqueta: EtiquetaTable;
  cuentaEtiqueta: CuentaEtiquetaTable;
  versionDeNombres: SoloLectura<VersionDeNombresTable>;
  nombreDeCuenta: SoloLectura<NombreDeCuentaTable>;
}
