// From 0080 on the version before must be able to live for an hour with what a migration leaves, because an upgrade goes
// process by process. This reads what can be read in the SQL; what a function now does differently, only people can judge
// (CONTRIBUTING.md). One that cannot coexist says so on its first line and is applied with everything stopped.
import { convive } from '../../apps/server/src/platform/database/convivencia.ts';

interface Migration {
  readonly file: string;
  readonly sql: string;
}

interface Reading {
  readonly statements: readonly string[];
  /** Nobody uses yet what this same file makes. */
  readonly made: ReadonlySet<string>;
  /** The tables that it vouches for: `-- small table: caja, one row per till`. */
  readonly small: ReadonlySet<string>;
}

type Rule = (statement: string, reading: Reading) => string | undefined;

/** One sentence for each thing that the version before could not live with. In the order of their numbers. */
export function coexistenceBreaks(migrations: readonly Migration[]): string[] {
  const signatures = new Map<string, string>();
  return migrations.flatMap(({ file, sql }) => {
    const name = file.split('/').at(-1) ?? file;
    const reading = read(sql);
    const changed = changedSignatures(reading, signatures);
    if (!convive(name, sql)) return [];
    const broken = reading.statements.flatMap((statement) =>
      RULES.map((rule) => rule(statement, reading)).filter((said) => said !== undefined),
    );
    return [...new Set([...broken, ...changed])].map((said) => `${name} ${said}.`);
  });
}

const NAME = '(?:public\\.)?"?(\\w+)"?';

function read(sql: string): Reading {
  const statements = statementsOf(sql);
  const making = new RegExp(
    `^create (?:or replace )?(?:temp(?:orary)? |unlogged |materialized |constraint )?(?:table|view|function|procedure|type|domain|sequence|schema|index|trigger) (?:if not exists )?${NAME}`,
  );
  const made = statements.flatMap((statement) =>
    statement.startsWith('create or replace') ? [] : (making.exec(statement)?.[1] ?? []),
  );
  const small = [...sql.matchAll(/^-- small table: (\w+), \S/gm)].map(([, table = '']) => table);
  return { statements, made: new Set(made), small: new Set(small) };
}

/** Without comments, without what strings and functions say inside, in lower case and in one line each. */
function statementsOf(sql: string): string[] {
  // What a block runs at once counts as if it were written outside of it.
  const blocks: string[] = [];
  const outside = sql.replace(/^do\s+(\$\w*\$)([\s\S]*?)\1/gim, (_block, _tag, body: string) => {
    blocks.push(body);
    return '';
  });
  const opening = /^.*\b(?:begin|then|else|loop)\b ?/;
  const inside = blocks.flatMap(split).map((statement) => statement.replace(opening, ''));
  return [...split(outside), ...inside].filter((statement) => statement !== '');
}

function split(sql: string): string[] {
  const silent = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/g;
  return sql
    .replace(silent, (token) => (token.startsWith("'") ? "''" : ' '))
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase());
}

const RULES: readonly Rule[] = [
  (statement) =>
    /^drop (?:table|view|materialized view|function|procedure|aggregate|type|domain|sequence|schema|role)\b/.test(
      statement,
    )
      ? `takes away what the version before uses: ${short(statement)}`
      : undefined,
  (statement) => said(/^alter .*\brename\b/, statement, 'renames what the version before knows by its name'),
  (statement) =>
    said(/^alter .*\bset schema\b/, statement, 'moves what the version before looks for elsewhere'),
  (statement) => said(/^lock table\b|^lock \w/, statement, 'locks a table'),
  (statement) => said(/^(?:cluster|reindex|vacuum)\b/, statement, 'rewrites while others wait'),
  (statement) => said(/^execute\b/, statement, 'runs what cannot be read here'),
  revokes,
  writesWhole,
  buildsIndex,
  altersTable,
  validatesWithMore,
];

const said = (pattern: RegExp, statement: string, sentence: string): string | undefined =>
  pattern.test(statement) ? `${sentence}: ${short(statement)}` : undefined;

const short = (statement: string): string =>
  statement.length <= 80 ? statement : `${statement.slice(0, 79)}…`;

function revokes(statement: string, { made }: Reading): string | undefined {
  const [, target] =
    /^revoke .* on (?:(?:table|function|procedure|sequence|type|schema) )?(?:public\.)?"?(\w+)/.exec(
      statement,
    ) ?? [];
  if (!statement.startsWith('revoke ') || (target !== undefined && made.has(target))) return undefined;
  return `takes a right away from the version before: ${short(statement)}`;
}

function writesWhole(statement: string, { made, small }: Reading): string | undefined {
  const [, table = ''] =
    new RegExp(`^(?:update (?:only )?|delete from (?:only )?|truncate (?:table )?)${NAME}`).exec(statement) ??
    [];
  if (table === '' || made.has(table) || small.has(table)) return undefined;
  if (/^(?:update|delete)/.test(statement) && / where /.test(statement)) return undefined;
  return `writes the whole of ${table}, and whoever writes there waits: ${short(statement)}`;
}

function buildsIndex(statement: string, { made, small }: Reading): string | undefined {
  const [, table = ''] =
    new RegExp(`^create (?:unique )?index .*?\\bon (?:only )?${NAME}`).exec(statement) ?? [];
  if (table === '' || made.has(table) || small.has(table)) return undefined;
  return `builds an index on ${table}, where nobody can write meanwhile: ${short(statement)}`;
}

/** What an `alter table` of something that others use may not say, and why. */
const IN_ALTER_TABLE: readonly (readonly [RegExp, string])[] = [
  [/\bdrop (?:column )?(?!constraint\b|default\b|not null\b|expression\b|identity\b)/, 'takes away a column'],
  [/\bdrop default\b/, 'takes away a default that the version before counts on'],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'changes the type of a column'],
  [/\bset not null\b/, 'asks of every row what the version before may leave out'],
  [/\b(?:set unlogged|set logged|set tablespace|set access method)\b/, 'writes the table anew'],
  [/\b(?:enable|force) row level security\b/, 'hides rows from the version before'],
];

const IN_ADDED_COLUMN: readonly (readonly [RegExp, string])[] = [
  [/\bnot null\b(?!.*\bdefault\b)(?<!\bdefault\b.*)/, 'adds a column that the version before does not fill'],
  [/\bdefault (?!now\(\)|current_\w+\b)\w+\(/, 'adds a column whose default is worked out row by row'],
  [/\b(?:generated|serial|bigserial)\b/, 'adds a column that is worked out row by row'],
  [/\b(?:check|references)\b/, 'reads the whole table: add the constraint apart, not valid'],
  [/\b(?:unique|primary key)\b/, 'builds an index where nobody can write meanwhile'],
];

function altersTable(statement: string, { made, small }: Reading): string | undefined {
  const [head, table = ''] =
    new RegExp(`^alter table (?:if exists )?(?:only )?${NAME} `).exec(statement) ?? [];
  if (head === undefined || made.has(table)) return undefined;
  for (const action of actionsOf(statement.slice(head.length))) {
    const why = whyNot(action, small.has(table));
    if (why !== undefined) return `${why} (${table}): ${short(action)}`;
  }
  return undefined;
}

/** What is written between commas, and not what is between parentheses. */
function actionsOf(text: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
}

function whyNot(action: string, isSmall: boolean): string | undefined {
  if (/^add (?:constraint|check|foreign key|unique|primary key|exclude)\b/.test(action)) {
    if (/\bnot valid$/.test(action) || /\busing index\b/.test(action) || isSmall) return undefined;
    return /\b(?:unique|primary key|exclude)\b/.test(action)
      ? 'builds an index where nobody can write meanwhile'
      : 'reads the whole table: add the constraint not valid';
  }
  const adds = action.startsWith('add ');
  const costs = /row by row|reads the whole|builds an index/;
  const found = (adds ? IN_ADDED_COLUMN : IN_ALTER_TABLE).find(
    ([pattern, why]) => pattern.test(action) && !(isSmall && costs.test(why)),
  );
  return found?.[1];
}

/** It reads every row: in a file of its own it keeps nobody out meanwhile. */
function validatesWithMore(statement: string, { statements }: Reading): string | undefined {
  const validates = /^alter table .*\bvalidate constraint\b/;
  if (!validates.test(statement) || statements.every((other) => validates.test(other))) return undefined;
  return `validates a constraint while it holds what it changed before: ${short(statement)}`;
}

/** A function that is already there, written again with other arguments, is another one beside it. */
function changedSignatures({ statements }: Reading, signatures: Map<string, string>): string[] {
  return statements.flatMap((statement) => {
    const [, name = '', rest = ''] =
      new RegExp(`^create (?:or replace )?(?:function|procedure) ${NAME} ?\\((.*)`).exec(statement) ?? [];
    if (name === '') return [];
    const types = untilClosed(rest);
    const before = signatures.get(name);
    signatures.set(name, types);
    return before === undefined || before === types
      ? []
      : [`gives other arguments to ${name}, which the version before calls with (${before})`];
  });
}

function untilClosed(text: string): string {
  let depth = 1;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return text.slice(0, at).trim();
  }
  return text;
}
