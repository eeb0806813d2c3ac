// docs/schema.md: what the catalogue says, in the order of the migrations. The first word of a migration's name is its
// area, the comment on top of it says what the area is for, and a table belongs to the migration that creates it.
import type { Migracion } from '../migrar.ts';
import type {
  Catalog,
  CatalogColumn,
  CatalogFunction,
  CatalogTable,
  Constraint,
  Definition,
} from './catalog.ts';

export const SCHEMA_FILE = new URL('../../../../../../docs/schema.md', import.meta.url);

export function schemaDocument(catalog: Catalog, migrations: readonly Migracion[]): string {
  const areas = Map.groupBy(migrations, ({ nombre }) => areaOf(nombre));
  const parts = [...areas].map(([area, files]) => writeArea(area, files, catalog));
  const created = new Set(migrations.flatMap(({ sql }) => [...namesCreated(sql)]));
  // The migrations' own register, which exists before the first of them.
  const strays = [...catalog.tables, ...catalog.functions].filter(
    ({ name }) => !created.has(name) && name !== 'migracion',
  );
  if (strays.length > 0)
    throw new Error(`No migration creates ${strays.map(({ name }) => name).join(', ')}.`);
  const index = [...areas.keys()].map((area) => `[${area}](#${area})`).join(' · ');
  return `${HEADING}\n${index}\n\n${parts.join('\n')}`;
}

const HEADING = `# The schema

Written by \`npm run docs\` from a migrated PostgreSQL; a test fails when it is not that of the migrations. Amounts are
centavos (bigint). What the application may do is what its role (\`cuadra_app\` in the
migrations, one for each institution in PostgreSQL) was granted: the rest is refused by
PostgreSQL. Functions «as owner» run with the rights of whoever migrated. The register of the migrations, \`migracion\`, is
made by \`migrar.ts\`: which were applied, and the digest of each.
`;

const areaOf = (file: string): string => /^\d{4}_([a-z0-9]+)/.exec(file)?.[1] ?? file;

function* namesCreated(sql: string): Generator<string> {
  for (const [, name = ''] of sql.matchAll(/^create (?:or replace )?(?:table|function|aggregate) (\w+)/gm)) yield name;
}

function writeArea(area: string, files: readonly Migracion[], { tables, functions }: Catalog): string {
  const names = new Set(files.flatMap(({ sql }) => [...namesCreated(sql)]));
  const own = functions.filter(({ name }) => names.has(name));
  return [
    `## ${area}\n`,
    ...files.map((file) => `${reasonOf(file)} (\`${file.nombre}\`)\n`),
    ...tables.filter(({ name }) => names.has(name)).map(writeTable),
    ...(own.length === 0 ? [] : [`### Functions of ${area}\n`, `${own.map(writeFunction).join('\n')}\n`]),
  ].join('\n');
}

/** The comment that a migration opens with. */
function reasonOf({ nombre, sql }: Migracion): string {
  const lines = sql.split('\n');
  const top = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('-- ')),
  );
  if (top.length === 0) throw new Error(`${nombre} does not open with what it is for.`);
  return top.map((line) => line.slice('-- '.length)).join('\n');
}

function writeTable({
  name,
  purpose,
  columns,
  constraints,
  indexes,
  triggers,
  grants,
}: CatalogTable): string {
  // Those that have the name PostgreSQL gives them go with their column.
  const ofColumn = Map.groupBy(constraints, ({ column, name: own }) =>
    own === `${name}_pkey` || own.startsWith(`${name}_${column}_`) ? column : null,
  );
  return [
    `### ${name}\n`,
    `${required(purpose, `comment on table ${name}`)}\n`,
    '| column | type | rules |',
    '|---|---|---|',
    ...columns.map((column) => writeColumn(column, ofColumn.get(column.name) ?? [])),
    '',
    ...(ofColumn.get(null) ?? []).map(writeDefinition),
    ...indexes.map(({ name: index, text }) => writeDefinition({ name: index, text: `INDEX ${text}` })),
    ...triggers.map(({ name: trigger, text }) => writeDefinition({ name: trigger, text: `TRIGGER ${text}` })),
    `- The application may: ${grants.join(', ') || 'nothing'}.\n`,
  ].join('\n');
}

function writeColumn(
  { name, type, nullable, default: preset }: CatalogColumn,
  own: readonly Constraint[],
): string {
  const key = /^(PRIMARY KEY|UNIQUE|FOREIGN KEY) \(\w+\) ?/;
  const rules = own.map(({ text }) =>
    text.replace(key, (_, kind) => (kind === 'FOREIGN KEY' ? '' : `${kind} `)),
  );
  if (preset !== null) rules.push(preset.startsWith('generated') ? preset : `default ${preset}`);
  const written = rules.map((rule) => `\`${plain(rule).replaceAll('|', '\\|')}\``);
  return `| \`${name}\` | ${type}${nullable ? ' or null' : ''} | ${written.join(' ')} |`;
}

const writeDefinition = ({ name, text }: Definition): string => `- \`${name}\`: \`${plain(text)}\``;

/** In one line, without the types that PostgreSQL adds to what was written. */
function plain(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'(\d+)'::bigint/g, '$1')
    .replaceAll(/('(?:[^']|'')*'|\])::[a-z]+(?:\[\])?/g, '$1')
    .replaceAll(/ = ANY \(ARRAY\[([^\]]*)\]\)/g, ' IN ($1)')
    .replace(' EXECUTE FUNCTION ', ' → ');
}

function writeFunction({ name, signature, securityDefiner, purpose }: CatalogFunction): string {
  const rights = securityDefiner ? ' (as owner)' : '';
  return `- \`${signature}\`${rights}: ${required(purpose, `comment on function ${name}`)}`;
}

function required(purpose: string | null, missing: string): string {
  if (purpose === null) throw new Error(`Say what it is for: ${missing} is '…';`);
  return purpose;
}
