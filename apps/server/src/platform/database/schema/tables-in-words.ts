// What the TypeScript tables say of each column, as a text that can be compared with what PostgreSQL says: how it is read,
// and whether a new row gives it a value (`string | null, may be given`).
import type { Centavos } from '@cuadra/core/dinero';
import type { InsertType, SelectType } from 'kysely';
import type { Tables } from '../tables.ts';
import type { CatalogColumn } from './catalog.ts';

export type TablesInWords = {
  [Table in keyof Tables]: { [Column in keyof Tables[Table]]: InWords<Tables[Table][Column]> };
};

type InWords<Column> = `${Read<SelectType<Column>>}, ${Given<InsertType<Column>>}`;
type Read<Value> = `${Base<NonNullable<Value>>}${null extends Value ? ' | null' : ''}`;
type Base<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [Centavos]
    ? 'bigint'
    : [Value] extends [number]
      ? 'number' | 'bigint'
      : [Value] extends [boolean]
        ? 'boolean'
        : [Value] extends [Buffer]
          ? 'Buffer'
          : [Value] extends [Buffer[]]
            ? 'Buffer[]'
            : [Value] extends [string[]]
              ? 'string[]'
              : [Value] extends [number[]]
                ? 'number[]'
                : 'json';
type Given<Value> = [Value] extends [never]
  ? 'never given'
  : undefined extends Value
    ? 'may be given'
    : null extends Value
      ? 'may be given'
      : 'must be given';

/** The same of a column in PostgreSQL. */
export function columnInWords({
  type,
  nullable,
  default: preset,
  generated,
  insertable,
}: CatalogColumn): string {
  const base = READ_AS[type];
  if (base === undefined) throw new Error(`Say how pool.ts reads ${type}.`);
  const optional = nullable || preset !== null;
  const given = generated || !insertable ? 'never given' : optional ? 'may be given' : 'must be given';
  return `${base}${nullable ? ' | null' : ''}, ${given}`;
}

/** As the parsers of pool.ts give them: a bigint is a number too, and the only one that is wide enough for money. */
const READ_AS: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  smallint: 'number',
  integer: 'number',
  'double precision': 'number',
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
  'integer[]': 'number[]',
  'bigint[]': 'string[]',
  'bytea[]': 'Buffer[]',
  numeric: 'string',
  daterange: 'string',
  'time without time zone': 'string',
};
