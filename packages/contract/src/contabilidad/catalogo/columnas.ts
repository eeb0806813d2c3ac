// A sheet of the chart: its fields, and which column is which before anything is judged.
import { endpoint, upload } from '../../endpoint.ts';
import { consultaDeColumnas } from '../../hojas/lectura.ts';
import { type CamposDeHoja, esquemaDeColumnas, type Mapeo, mapeoEnConsulta } from '../../hojas/mapeo.ts';
import { CSV, XLSX } from '../../medios.ts';

const necesarios = ['idCuenta', 'nombreCuenta', 'tipoCuenta', 'naturaleza'] as const;
const opcionales = ['idParent', 'estado', 'flujo', 'margen', 'etiquetas'] as const;
export type CampoDelCatalogo = (typeof necesarios)[number] | (typeof opcionales)[number];
export type MapeoDelCatalogo = Mapeo<CampoDelCatalogo>;

export const CATALOGO_BYTES_MAX = 5 * 1024 * 1024;

export const camposDelCatalogo: CamposDeHoja<CampoDelCatalogo> = {
  clase: 'catalogo',
  necesarios,
  opcionales,
  fijables: [],
};

export const mapeoDelCatalogoEnConsulta = mapeoEnConsulta(camposDelCatalogo);

export const verColumnasDelCatalogo = endpoint({
  method: 'POST',
  path: '/api/contabilidad/v2/catalogo/importar/columnas',
  permission: 'catalogo:editar',
  summary: 'Las columnas de un CSV o XLSX de cuentas, sus primeras filas y qué parece ser cada una',
  query: consultaDeColumnas,
  body: upload(CATALOGO_BYTES_MAX, CSV, XLSX),
  response: esquemaDeColumnas(camposDelCatalogo),
  errors: ['TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE', 'ARCHIVO_ILEGIBLE', 'TRABAJO_EN_CURSO'],
});
