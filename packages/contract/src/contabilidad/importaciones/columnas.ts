// A sheet of partidas: its fields, and which column is which before anything is judged.

import { download, endpoint, upload } from '../../endpoint.ts';
import { consultaDeColumnas } from '../../hojas/lectura.ts';
import {
  type CamposDeHoja,
  esquemaDeColumnas,
  HOJA_BYTES_MAX,
  type Mapeo,
  mapeoEnConsulta,
} from '../../hojas/mapeo.ts';
import { CSV, DIARIO, XLSX } from '../../medios.ts';

const necesarios = ['partida', 'fecha', 'tipo', 'agencia', 'concepto', 'idCuenta'] as const;
const opcionales = [
  'debe',
  'haber',
  /** Signed, in the place of the two: positive is debe. */
  'monto',
  'conceptoLinea',
  'documento',
  /** What the partidas say that have no concepto of their own. */
  'conceptoSiFalta',
  /** The currency of each row, where the file says it: all must be of one. */
  'moneda',
] as const;
export type CampoDeImportacion = (typeof necesarios)[number] | (typeof opcionales)[number];
export type MapeoDePartidas = Mapeo<CampoDeImportacion>;

export const camposDePartidas: CamposDeHoja<CampoDeImportacion> = {
  clase: 'partidas',
  necesarios,
  opcionales,
  fijables: ['partida', 'fecha', 'tipo', 'agencia', 'concepto', 'conceptoSiFalta'],
  alternativas: [['debe', 'haber'], ['monto']],
  fechas: ['fecha'],
  montos: ['debe', 'haber', 'monto'],
};

export const mapeoDePartidasEnConsulta = mapeoEnConsulta(camposDePartidas);

const base = '/api/contabilidad/partidas/importar';

export const verColumnas = endpoint({
  method: 'POST',
  path: `${base}/columnas`,
  permission: 'partidas:importar',
  summary:
    'Las columnas de un CSV, un XLSX o un diario de texto (hledger, ledger, beancount), sus primeras filas y a qué campo parece corresponder cada una',
  query: consultaDeColumnas,
  body: upload(HOJA_BYTES_MAX, CSV, XLSX, DIARIO),
  response: esquemaDeColumnas(camposDePartidas),
  errors: ['TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE', 'ARCHIVO_ILEGIBLE', 'TRABAJO_EN_CURSO'],
});

export const plantillaDePartidas = endpoint({
  method: 'GET',
  path: `${base}/plantilla.xlsx`,
  permission: 'partidas:importar',
  summary: 'Una hoja con los encabezados y una partida de ejemplo',
  response: download(XLSX),
  errors: [],
});
