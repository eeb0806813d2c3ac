// A sheet that somebody else's program wrote: which of its columns is which field, looked at before anything is judged. The
// same for every kind of sheet (partidas, catálogo, …), which only says its fields. A field may also be one text for
// every row: a sheet of one agencia seldom says which.
import { z } from 'zod';
import { entero, textoExacto, textoGuardable } from '../campos.ts';
import { type Duda, type Lectura, lecturaVista } from './lectura.ts';

export const HOJA_BYTES_MAX = 64 * 1024 * 1024;
const COLUMNAS_DE_HOJA_MAX = 100;
/** Rows shown for choosing the columns. */
export const FILAS_DE_MUESTRA = 20;

/** The fields of one kind of sheet, in the order in which they are shown. */
export interface CamposDeHoja<C extends string> {
  /** The short name under which chosen columns are remembered. */
  readonly clase: string;
  readonly necesarios: readonly C[];
  readonly opcionales: readonly C[];
  /** Those that may be the same for every row. */
  readonly fijables: readonly C[];
  /** Where one thing can be said by one group of fields or by another: one whole group is needed. */
  readonly alternativas?: readonly (readonly C[])[];
  /** Those that are days: which number is the month is decided from the whole column. */
  readonly fechas?: readonly C[];
  /** Those that are money: which mark has the decimals is decided from the whole column. */
  readonly montos?: readonly C[];
}

export const todosLosCampos = <C extends string>({ necesarios, opcionales }: CamposDeHoja<C>): C[] => [
  ...necesarios,
  ...opcionales,
];

/** What the sheet must still be asked for; a text for every row not yet written is one of them. */
export function camposFaltantes<C extends string>(
  { necesarios, alternativas = [] }: CamposDeHoja<C>,
  mapeo: Mapeo<C>,
): C[] {
  const falta = (campo: C) => mapeo[campo] === null || mapeo[campo] === '';
  const [primera = []] = alternativas;
  const hayUna = alternativas.length === 0 || alternativas.some((grupo) => !grupo.some(falta));
  return [...necesarios, ...(hayUna ? [] : primera)].filter(falta);
}

/** A number: that column, the first is 0. A text: the same for every row. Null: none. */
export type LugarDeCampo = number | string | null;
export type Mapeo<C extends string = string> = Readonly<Record<C, LugarDeCampo>>;

const columna = entero(0, COLUMNAS_DE_HOJA_MAX - 1).nullable();
const columnaOFijo = z.union([columna, textoGuardable(500).min(1)]);

export function esquemaDeMapeo<C extends string>(campos: CamposDeHoja<C>): z.ZodType<Mapeo<C>> {
  const forma = todosLosCampos(campos).map((campo) => {
    const lugar = campos.fijables.includes(campo) ? columnaOFijo : columna;
    // Whoever does not speak of a field that may be missing leaves it out.
    return [campo, campos.opcionales.includes(campo) ? lugar.default(null) : lugar];
  });
  return z.strictObject(Object.fromEntries(forma)) as unknown as z.ZodType<Mapeo<C>>;
}

/** As it travels in an address. */
export const mapeoEnConsulta = <C extends string>(campos: CamposDeHoja<C>) =>
  textoExacto(8_000)
    .transform((texto, contexto) => {
      try {
        return JSON.parse(texto) as unknown;
      } catch {
        contexto.addIssue({
          code: 'custom',
          message: 'No se entiende qué columna es cada dato: elíjalas de nuevo.',
        });
        return z.NEVER;
      }
    })
    .pipe(esquemaDeMapeo(campos) as z.ZodType<Mapeo<C>, unknown>);

export const esquemaDeColumnas = <C extends string>(campos: CamposDeHoja<C>) =>
  z.object({
    columnas: z.array(z.string()),
    /** The first ones, as they were written. */
    filas: z.array(z.array(z.string())),
    total: z.int(),
    mapeo: esquemaDeMapeo(campos),
    /** Whether it is what this person chose the last time for the same headings, other than what they say by themselves. */
    recordado: z.boolean(),
    ...lecturaVista,
  });

export interface ColumnasDeHoja<C extends string> {
  readonly columnas: string[];
  readonly filas: string[][];
  readonly total: number;
  readonly mapeo: Mapeo<C>;
  readonly recordado: boolean;
  readonly hojas: string[];
  readonly lectura: Lectura;
  readonly dudas: Duda[];
}
