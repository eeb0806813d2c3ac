// The tables of 0069_puesta_en_marcha_firma.sql.
import type { PasoOmisible } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instante } from './columna.ts';

interface PasoOmitidoTable {
  paso: PasoOmisible;
  motivo: string;
  omitidoPor: string;
  omitidoEn: Instante;
}

interface ComprobacionTable {
  id: Generated<boolean>;
  fecha: string;
  cuantas: number;
  huella: string;
  escritaPor: string;
  escritaEn: Instante;
  version: Generated<number>;
}

interface CifraAnteriorTable {
  agencia: string;
  idCuenta: string;
  nombreCuenta: string;
  debe: Centavos;
  haber: Centavos;
}

/** Written once and never changed. */
type Fija<T> = ColumnType<T, T, never>;

interface ActaDePuestaEnMarchaTable {
  id: Generated<boolean>;
  fecha: Fija<string>;
  firmadaPor: Fija<string>;
  firmadaEn: Fija<string>;
  firmante: Fija<string>;
  contenido: JSONColumnType<object, string, never>;
  huella: Fija<string>;
}

export interface TablasDePuestaEnMarcha {
  pasoOmitido: PasoOmitidoTable;
  comprobacion: ComprobacionTable;
  cifraAnterior: CifraAnteriorTable;
  actaDePuestaEnMarcha: ActaDePuestaEnMarchaTable;
}
