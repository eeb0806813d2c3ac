// A sheet of opening balances: its fields, and which column is which before anything is judged.
import { endpoint, upload } from '../../endpoint.ts';
import { consultaDeColumnas } from '../../hojas/lectura.ts';
import { type CamposDeHoja, esquemaDeColumnas, type Mapeo, mapeoEnConsulta } from '../../hojas/mapeo.ts';
import { CSV, XLSX } from '../../medios.ts';

const necesarios = ['cuenta'] as const;
const opcionales = ['agencia', 'debe', 'haber', 'saldo', 'nombre'] as const;
export type CampoDeSaldos = (typeof necesarios)[number] | (typeof opcionales)[number];
export type MapeoDeSaldos = Mapeo<CampoDeSaldos>;

export const SALDOS_BYTES_MAX = 5 * 1024 * 1024;

export const camposDeSaldos: CamposDeHoja<CampoDeSaldos> = {
  clase: 'saldos-iniciales',
  necesarios,
  opcionales,
  fijables: ['agencia'],
  alternativas: [['saldo'], ['debe', 'haber']],
  montos: ['debe', 'haber', 'saldo'],
};

export const mapeoDeSaldosEnConsulta = mapeoEnConsulta(camposDeSaldos);

export const verColumnasDeSaldos = endpoint({
  method: 'POST',
  path: '/api/contabilidad/saldos-iniciales/importar/columnas',
  permission: 'partidas:registrar',
  summary: 'Las columnas de un CSV o XLSX de saldos, sus primeras filas y qué parece ser cada una',
  query: consultaDeColumnas,
  body: upload(SALDOS_BYTES_MAX, CSV, XLSX),
  response: esquemaDeColumnas(camposDeSaldos),
  errors: ['TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE', 'ARCHIVO_ILEGIBLE', 'TRABAJO_EN_CURSO'],
});
