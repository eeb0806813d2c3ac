// One minimal broken migration per sentence, and beside it what may be done instead.
import { expect, it } from 'vitest';
import { coexistenceBreaks } from './coexisting-migrations.ts';

const breaks = (sql: string, ...before: string[]) =>
  coexistenceBreaks([
    ...before.map((one, at) => ({ file: `migrations/00${10 + at}_before.sql`, sql: one })),
    { file: 'migrations/0090_next.sql', sql },
  ]);

it.each([
  ['drop table caja;', 'takes away what the version before uses: drop table caja'],
  ['drop function saldo(uuid);', 'takes away what the version before uses: drop function saldo(uuid)'],
  ['alter table caja rename column a to b;', 'renames what the version before knows by its name'],
  ['alter function a() rename to b;', 'renames what the version before knows by its name'],
  ['alter table caja set schema otro;', 'moves what the version before looks for elsewhere'],
  ['lock table caja;', 'locks a table'],
  ["do $$ begin execute 'drop table x'; end $$;", 'runs what cannot be read here'],
  ['revoke insert on caja from cuadra_app;', 'takes a right away from the version before'],
  ['update caja set activa = true;', 'writes the whole of caja'],
  ['delete from caja;', 'writes the whole of caja'],
  ['truncate caja;', 'writes the whole of caja'],
  ['do $$\nbegin\n  update caja set activa = true;\nend\n$$;', 'writes the whole of caja'],
  ['create index on linea (fecha);', 'builds an index on linea'],
  ['create unique index linea_una on public.linea (n);', 'builds an index on linea'],
  ['alter table caja drop column activa;', 'takes away a column (caja)'],
  ['alter table caja drop activa;', 'takes away a column (caja)'],
  ['alter table caja alter column n drop default;', 'takes away a default'],
  ['alter table caja alter column n type bigint;', 'changes the type of a column'],
  ['alter table caja alter n set data type bigint;', 'changes the type of a column'],
  ['alter table caja alter column n set not null;', 'asks of every row'],
  ['alter table caja add column n int not null;', 'adds a column that the version before does not fill'],
  [
    'alter table caja add column a int, add n int not null;',
    'adds a column that the version before does not fill',
  ],
  ['alter table caja add column n uuid default gen_random_uuid();', 'worked out row by row'],
  ['alter table caja add column n int generated always as identity;', 'worked out row by row'],
  ['alter table caja add column n int check (n > 0);', 'reads the whole table'],
  ['alter table caja add column n int references agencia;', 'reads the whole table'],
  ['alter table caja add constraint c check (n > 0);', 'reads the whole table'],
  ['alter table caja add foreign key (n) references agencia;', 'reads the whole table'],
  ['alter table caja add unique (n);', 'builds an index'],
  ['alter table caja enable row level security;', 'hides rows from the version before'],
  [
    'alter table caja add constraint c check (n > 0) not valid; alter table caja validate constraint c;',
    'validates a constraint while it holds what it changed before',
  ],
])('%s', (sql, sentence) => {
  const said = breaks(sql);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^0090_next\.sql /);
  expect(said[0]).toContain(sentence);
  expect(said[0]).toMatch(/\.$/);
});

it.each([
  "create table nueva (id int primary key, n int not null check (n > 0)); create index on nueva (n); comment on table nueva is 'No se puede drop table.';",
  'alter table caja add column n int; alter table caja add column b boolean not null default false;',
  'alter table caja add column d date not null default current_date;',
  'alter table caja add constraint c check (n > 0) not valid, add column t text;',
  'alter table caja validate constraint c;',
  'alter table caja drop constraint c, alter column n drop not null;',
  'create function f(a int) returns int language sql as $$ delete from caja; select 1 $$; revoke execute on function f(int) from public;',
  "update caja set activa = true where codigo = '1';",
  '-- small table: caja, one row per till\ncreate index on caja (codigo); update caja set activa = true; alter table caja add check (n > 0);',
  'drop trigger t on caja; create trigger t before insert on caja for each row execute function f();',
  '-- drop table caja;\nselect 1;',
])('se admite: %s', (sql) => {
  expect(breaks(sql)).toEqual([]);
});

it('una función que ya existe no cambia de argumentos; con los mismos puede decir otra cosa', () => {
  const before = 'create function f(a int) returns int language sql as $$ select 1 $$;';
  expect(
    breaks('create or replace function f(a int) returns int language sql as $$ select 2 $$;', before),
  ).toEqual([]);
  expect(
    breaks('create function f(a int, b int) returns int language sql as $$ select 2 $$;', before),
  ).toEqual(['0090_next.sql gives other arguments to f, which the version before calls with (a int).']);
});

it('lo que dice en su primera línea que no convive puede hacerlo, y lo de antes de la regla también', () => {
  expect(breaks('-- no convive: la cuenta cambia de tipo\ndrop table caja;')).toEqual([]);
  expect(breaks('-- no convive:\ndrop table caja;')).toHaveLength(1);
  expect(breaks('-- otra cosa\n-- no convive: tarde\ndrop table caja;')).toHaveLength(1);
  expect(breaks('select 1;', 'drop table caja;')).toEqual([]);
});
