// The TypeScript tables against PostgreSQL. What PostgreSQL says is written as a TypeScript value of the type that the
// tables give, and the compiler judges it: no second reader of types that could be wrong by itself.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { type CarpetaTemporal, crearCarpetaTemporal } from '#testing/temp-folder.ts';
import { type CatalogColumn, type CatalogTable, readCatalog } from './schema/catalog.ts';
import { columnInWords } from './schema/tables-in-words.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const words = fileURLToPath(new URL('./schema/tables-in-words.ts', import.meta.url));

let base: BaseDePrueba;
let folder: CarpetaTemporal;
let tables: readonly CatalogTable[];

beforeAll(async () => {
  folder = await crearCarpetaTemporal('tipos');
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  // The migrations' own register is not for the application.
  tables = (await readCatalog(base.url)).tables.filter(({ name }) => name !== 'migracion');
});
afterAll(async () => {
  await base.borrar();
  await folder.borrar();
});

it('las tablas de TypeScript son las de PostgreSQL: tablas, columnas, tipos, nulos y altas', async () => {
  expect(await differences(tables)).toEqual([]);
});

it('una tabla o una columna de más, de menos o de otra forma se nota', async () => {
  const another = tables
    .filter(({ name }) => name !== 'vista')
    .map((table) => ({ ...table, columns: change(table) }));
  expect(await differences(another)).toEqual([
    expect.stringMatching(/^agencia.colonia: .* does not exist/),
    expect.stringMatching(/^aviso: .*'n' is missing/),
    expect.stringMatching(/^atajo.icono: .*"json, must be given".* not assignable .*"string, must be given"/),
    expect.stringMatching(
      /^cuenta.nombreCuenta: .*"string, may be given".* not assignable .*"string, must be given"/,
    ),
    expect.stringMatching(
      /^linea.debe: .*"number, must be given".* not assignable .*"bigint, must be given"/,
    ),
    expect.stringMatching(
      /^borrador.concepto: .*"string \| null, may be given".* not assignable .*"string, must/,
    ),
    expect.stringMatching(/^all: .*'vista' is missing/),
  ]);
});

/** One column more, one less, and four of another form. */
function change({ name, columns }: CatalogTable): CatalogColumn[] {
  const having = (column: string, form: Partial<CatalogColumn>) =>
    columns.map((one) => (one.name === column ? { ...one, ...form } : one));
  switch (name) {
    case 'agencia':
      return columns.flatMap((one) => (one.name === 'municipio' ? [one, { ...one, name: 'colonia' }] : one));
    case 'aviso':
      return columns.filter((one) => one.name !== 'n');
    case 'atajo':
      return having('icono', { type: 'jsonb' });
    case 'cuenta':
      return having('nombre_cuenta', { default: `''` });
    case 'borrador':
      return having('concepto', { nullable: true });
    case 'linea':
      return having('debe', { type: 'integer' });
    default:
      return [...columns];
  }
}

/** What the compiler says, by table, when it is told that PostgreSQL has these. */
async function differences(those: readonly CatalogTable[]): Promise<string[]> {
  const said = await compile([
    ...those.map(({ name, columns }) => {
      const literal = Object.fromEntries(
        columns.map((column) => [camel(column.name), columnInWords(column)]),
      );
      return `export const ${camel(name)}: TablesInWords['${camel(name)}'] = ${JSON.stringify(literal)};`;
    }),
    `export const all: Record<keyof TablesInWords, 0> = { ${those.map(({ name }) => `${camel(name)}: 0`).join(', ')} };`,
  ]);
  return said.map(({ line, column, message }) => {
    const table = /const (\w+)/.exec(line)?.[1];
    const key = /^"(\w+)"/.exec(line.slice(column - 1))?.[1];
    return `${key === undefined ? table : `${table}.${key}`}: ${message}`;
  });
}

interface Complaint {
  readonly line: string;
  readonly column: number;
  readonly message: string;
}

async function compile(lines: readonly string[]): Promise<Complaint[]> {
  const text = [`import type { TablesInWords } from ${JSON.stringify(words)};`, ...lines];
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { incremental: false, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    files: ['tables.mts'],
  };
  await writeFile(join(folder.ruta, 'tables.mts'), text.join('\n'));
  await writeFile(join(folder.ruta, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, [tsc, '-p', folder.ruta, '--pretty', 'false'], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    ),
  );
  const errors = [...output.matchAll(/^(?:.*tables\.mts\((\d+),(\d+)\): )?error TS\d+: (.*)$/gm)];
  // Whatever it says that is not understood here is told too.
  if (errors.length === 0 && output.trim() !== '') return [{ line: '', column: 1, message: output }];
  return errors.map(([, line, column, message = '']) => ({
    line: text[Number(line) - 1] ?? '',
    column: Number(column),
    message,
  }));
}

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
