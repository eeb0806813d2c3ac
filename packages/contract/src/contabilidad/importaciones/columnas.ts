// A sheet of partidas that somebody else's program wrote: which of its columns is which of our fields, looked at before
// anything is judged. A field may also be one text for every row: a sheet of one agencia seldom says which.
import { z } from 'zod';
import { entero, textoExacto, textoGuardable } from '../../campos.ts';
import { download, endpoint, upload } from '../../endpoint.ts';
import { CSV, XLSX } from '../../medios.ts';

export const HOJA_BYTES_MAX = 64 * 1024 * 1024;
const COLUMNAS_DE_HOJA_MAX = 100;
/** Rows shown for choosing the columns. */
export const FILAS_DE_MUESTRA = 20;

export const camposNecesarios = [
  'partida',
  'fecha',
  'tipo',
  'agencia',
  'concepto',
  'idCuenta',
  'debe',
  'haber',
] as const;
export const camposOpcionales = ['conceptoLinea', 'documento'] as const;
export const camposDeImportacion = [...camposNecesarios, ...camposOpcionales] as const;
export type CampoDeImportacion = (typeof camposDeImportacion)[number];

/** Those that may be the same for every row. */
export const camposFijables = ['partida', 'fecha', 'tipo', 'agencia', 'concepto'] as const;
export type CampoFijable = (typeof camposFijables)[number];

const columna = entero(0, COLUMNAS_DE_HOJA_MAX - 1).nullable();
const columnaOFijo = z.union([columna, textoGuardable(500).min(1)]);

/** A number: that column, the first is 0. A text: the same for every row. Null: none. */
const mapeoDePartidas = z.strictObject({
  partida: columnaOFijo,
  fecha: columnaOFijo,
  tipo: columnaOFijo,
  agencia: columnaOFijo,
  concepto: columnaOFijo,
  idCuenta: columna,
  debe: columna,
  haber: columna,
  conceptoLinea: columna,
  documento: columna,
});
export type MapeoDePartidas = z.infer<typeof mapeoDePartidas>;

/** As it travels in an address. */
export const mapeoEnConsulta = textoExacto(8_000)
  .transform((texto, contexto) => {
    try {
      return JSON.parse(texto) as unknown;
    } catch {
      contexto.addIssue({ code: 'custom', message: 'El mapeo no es un JSON válido.' });
      return z.NEVER;
    }
  })
  .pipe(mapeoDePartidas);

const columnasDeHoja = z.object({
  columnas: z.array(z.string()),
  /** The first ones, as they were written. */
  filas: z.array(z.array(z.string())),
  total: z.int(),
  mapeo: mapeoDePartidas,
  /** Whether it is what this person chose the last time for the same headings. */
  recordado: z.boolean(),
});
export type ColumnasDeHoja = z.infer<typeof columnasDeHoja>;

const base = '/api/contabilidad/partidas/importar';

export const verColumnas = endpoint({
  method: 'POST',
  path: `${base}/columnas`,
  permission: 'partidas:importar',
  summary: 'Las columnas de un CSV o XLSX, sus primeras filas y a qué campo parece corresponder cada una',
  body: upload(HOJA_BYTES_MAX, CSV, XLSX),
  response: columnasDeHoja,
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
