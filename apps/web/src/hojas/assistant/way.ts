// How a sheet will be read, as it is being chosen: which column is which field and, where its days or amounts could be read in two ways,
// what the person answered. Only answers travel: what the columns say by themselves the server decides again.
import type { Duda, Lectura } from '@cuadra/contract/hojas/lectura';
import {
  type CamposDeHoja,
  type ColumnasDeHoja,
  camposFaltantes,
  type LugarDeCampo,
  type Mapeo,
  todosLosCampos,
} from '@cuadra/contract/hojas/mapeo';

export interface Way<C extends string> {
  readonly mapeo: Mapeo<C>;
  readonly lectura: Lectura;
}

/** As the server proposes it, with what was answered the last time for a sheet like this one. */
export function proposedWay<C extends string>(fields: CamposDeHoja<C>, columns: ColumnasDeHoja<C>): Way<C> {
  const { mapeo } = columns;
  const { hoja, fechas, decimales } = columns.lectura;
  const doubts = doubtsOf(fields, columns, mapeo);
  const isInDoubt = (what: Duda['que']) => doubts.some(({ que }) => que === what);
  return {
    mapeo,
    lectura: {
      ...(hoja === undefined ? {} : { hoja }),
      ...(fechas !== undefined && isInDoubt('fechas') ? { fechas } : {}),
      ...(decimales !== undefined && isInDoubt('decimales') ? { decimales } : {}),
    },
  };
}

/** What was answered of one column says nothing of another. */
export function withPlace<C extends string>(
  { fechas: days = [], montos: amounts = [] }: CamposDeHoja<C>,
  { mapeo, lectura }: Way<C>,
  field: C,
  place: LugarDeCampo,
): Way<C> {
  const { fechas, decimales, ...rest } = lectura;
  return {
    mapeo: { ...mapeo, [field]: place },
    lectura: {
      ...rest,
      ...(fechas === undefined || days.includes(field) ? {} : { fechas }),
      ...(decimales === undefined || amounts.includes(field) ? {} : { decimales }),
    },
  };
}

/** The doubts about the columns that are taken for days or money; of each kind, one question. */
export function doubtsOf<C extends string>(
  { fechas = [], montos = [] }: CamposDeHoja<C>,
  { dudas }: Pick<ColumnasDeHoja<C>, 'dudas'>,
  mapeo: Mapeo<C>,
): Duda[] {
  const taken = { fechas, decimales: montos };
  const own = dudas.filter(({ que, columna }) => taken[que].some((field) => mapeo[field] === columna));
  return own.filter((doubt, i) => own.findIndex(({ que }) => que === doubt.que) === i);
}

/** Whether nothing is left to choose or to answer. */
export function isComplete<C extends string>(
  fields: CamposDeHoja<C>,
  columns: ColumnasDeHoja<C>,
  { mapeo, lectura }: Way<C>,
): boolean {
  return (
    camposFaltantes(fields, mapeo).length === 0 &&
    doubtsOf(fields, columns, mapeo).every(({ que }) => lectura[que] !== undefined)
  );
}

/** As it travels. A text that nobody wrote is none. */
export function wayInQuery<C extends string>({ mapeo, lectura }: Way<C>) {
  const written = Object.fromEntries(
    Object.entries<LugarDeCampo>(mapeo).map(([field, place]) => [field, place === '' ? null : place]),
  );
  return { mapeo: JSON.stringify(written), lectura: JSON.stringify(lectura) };
}

const LETTERS = 26;
const SAMPLE_MAX = 3;

/** As a spreadsheet names them: A … Z, AA … */
export function columnLetter(column: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS));
  return column < LETTERS ? letter : columnLetter(Math.floor(column / LETTERS) - 1) + letter;
}

export function columnName(headings: readonly string[], column: number): string {
  const heading = headings[column] ?? '';
  return heading === '' ? `Columna ${columnLetter(column)}` : `${columnLetter(column)} · ${heading}`;
}

/** The first different things written in that column. */
export function sampleOf(rows: readonly (readonly string[])[], column: number): string[] {
  const written = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return [...new Set(written)].slice(0, SAMPLE_MAX);
}

/** The fields that take from each column: usually one, or none. */
export function fieldsOfColumn<C extends string>(
  fields: CamposDeHoja<C>,
  mapeo: Mapeo<C>,
  column: number,
): C[] {
  return todosLosCampos(fields).filter((field) => mapeo[field] === column);
}
