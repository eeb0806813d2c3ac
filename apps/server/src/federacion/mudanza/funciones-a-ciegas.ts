// Whoever applies what was replicated looks for nothing in any schema. A rule of a table (a check, a generated column) that calls
// a function which calls another by its bare name would fail there: while the copy lasts, each function says where to look.
// It is taken away before the books are handed over, because PostgreSQL does not inline a function that says so.
import type pg from 'pg';
import { ESQUEMAS } from './tablas.ts';

/** Those that were changed, to be left as they were. */
export async function decirDondeBuscar(destino: pg.Client): Promise<readonly string[]> {
  const { rows } = await destino.query<{ funcion: string }>(SIN_LUGAR, [ESQUEMAS]);
  const funciones = rows.map(({ funcion }) => funcion);
  await enUnaVez(destino, funciones, `set search_path = ${ESQUEMAS[0]}`);
  return funciones;
}

export const callarDondeBuscar = (destino: pg.Client, funciones: readonly string[]): Promise<void> =>
  enUnaVez(destino, funciones, 'reset search_path');

async function enUnaVez(destino: pg.Client, funciones: readonly string[], que: string): Promise<void> {
  const ordenes = funciones.map((funcion) => `alter function ${funcion} ${que}`);
  if (ordenes.length > 0) await destino.query(ordenes.join(';\n'));
}

/** What an extension brought is its own, and was written for this. */
const SIN_LUGAR = `
  select format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as funcion
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any ($1) and p.prokind = 'f'
    and not exists (select from unnest(p.proconfig) c where c like 'search_path=%')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by 1`;
