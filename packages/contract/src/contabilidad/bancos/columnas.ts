// The columns of a bank's sheet that the program does not recognise: which is which, looked at over its own rows before it is read.
import { ordenesDeFecha, separadoresDecimales } from '@cuadra/core/bancos/estado-de-cuenta';
import { fallaDeMapeo, type MapeoDeEstado, signosDeMonto } from '@cuadra/core/bancos/mapeo-de-estado';
import { z } from 'zod';
import { entero, renglon, textoExacto } from '../../campos.ts';
import { endpoint, upload } from '../../endpoint.ts';
import { OCTETOS } from '../../medios.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';
import { ESTADO_BYTES_MAX } from './estados.ts';

const COLUMNAS_MAX = 100;
/** What a sheet may have. */
const FILAS_MAX = 1_048_576;
/** Rows shown for choosing the headings and the columns: any preamble and the first movements. */
export const FILAS_DE_MUESTRA_DE_ESTADO = 60;

const columna = entero(0, COLUMNAS_MAX - 1);
const otra = columna.optional();

const columnas = z.object({
  fecha: columna,
  texto: columna,
  referencia: otra,
  saldo: otra,
  monto: otra,
  marca: otra,
  debito: otra,
  credito: otra,
});

const mapeo = z.object({
  /** The first row is 1; 0, when there are no headings. */
  filaDeEncabezado: entero(0, FILAS_MAX),
  columnas,
  ordenDeFecha: z.enum(ordenesDeFecha).optional(),
  separadorDecimal: z.enum(separadoresDecimales).optional(),
  signo: z.enum(signosDeMonto).optional(),
});

/** What somebody chose: columns that together can be a statement. */
export const mapeoDeEstado: z.ZodType<MapeoDeEstado, unknown> = mapeo
  .extend({ columnas: columnas.strict() })
  .strict()
  .superRefine((elegido, contexto) => {
    const falla = fallaDeMapeo(elegido);
    if (falla !== undefined) contexto.addIssue({ code: 'custom', message: falla, path: ['columnas'] });
  });

/** As it travels in an address. */
export const mapeoDeEstadoEnConsulta = textoExacto(4_000)
  .transform((texto, contexto): unknown => {
    try {
      return JSON.parse(texto);
    } catch {
      contexto.addIssue({
        code: 'custom',
        message: 'No se entiende qué columna es cada dato: elíjalas de nuevo.',
      });
      return z.NEVER;
    }
  })
  .pipe(mapeoDeEstado);

const columnasDeEstado = z.object({
  formato: z.enum(['csv', 'xlsx']),
  /** The row of headings that is proposed; null when none looks like them. */
  encabezado: z.int().nullable(),
  /** What each column is called there; empty where it has no name. */
  columnas: z.array(z.string()),
  /** The first ones, from the top of the sheet, each with its number. */
  filas: z.array(z.object({ fila: z.int(), celdas: z.array(z.string()) })),
  /** How many rows have something written. */
  total: z.int(),
  /** What each column seems to be; null when nothing looks like movements. */
  mapeo: mapeo.nullable(),
  advertencias: z.array(z.string()),
});
export type ColumnasDeEstadoVistas = z.infer<typeof columnasDeEstado>;

export const verColumnasDeEstado = endpoint({
  method: 'POST',
  path: `${BASE_DE_BANCOS}/columnas`,
  permission: 'bancos:conciliar',
  summary: 'Las columnas del CSV o XLSX de un banco, sus primeras filas y a qué parece corresponder cada una',
  query: z.strictObject({ nombre: renglon(200).min(1, 'Escriba el nombre del archivo.') }),
  body: upload(ESTADO_BYTES_MAX, OCTETOS),
  response: columnasDeEstado,
  errors: ['TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE', 'ESTADO_ILEGIBLE'],
});
