// The tables of which the bitácora notes every row, as their own triggers say it (those called `bitacora`), and the SQL that puts a row beside
// its last note. Which columns tell a row apart, which change without a note and which enter as a digest is nowhere else.
import pg from 'pg';

export interface TablaAuditada {
  readonly tabla: string;
  /** Its primary key. */
  readonly llave: readonly string[];
  /** What its notes are filed under. */
  readonly identidad: readonly string[];
  readonly sinNotar: readonly string[];
  readonly resumidas: readonly string[];
}

/** Each argument of a trigger ends with a zero byte. */
export const TABLAS_AUDITADAS = `
  select c.relname::text as tabla,
    (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = c.oid and i.indisprimary) as llave,
    string_to_array(g.argumentos[1], ',') as identidad,
    string_to_array(coalesce(g.argumentos[2], ''), ',') as "sinNotar",
    string_to_array(coalesce(g.argumentos[3], ''), ',') as resumidas
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  cross join lateral (select string_to_array(encode(t.tgargs, 'escape'), '\\000') as argumentos) g
  where not t.tgisinternal and t.tgname = 'bitacora' and c.relnamespace = 'public'::regnamespace
  order by 1`;

/** What notes a row as it is, where nobody had: from then on it is held to it. */
export const LINEA_BASE = 'bitacora:asentar';

const texto = pg.escapeLiteral;
const arreglo = (textos: readonly string[]): string => `array[${textos.map(texto).join(', ')}]::text[]`;

/** What tells a row apart, of a JSON of it: `fila` → (fila ->> 'usuario') || '/' || (fila ->> 'rol'). */
const claveDe = (fila: string, columnas: readonly string[]): string =>
  columnas.map((columna) => `(${fila} ->> ${texto(columna)})`).join(` || '/' || `);

/** `clave` and `fila`, of each row as its note would tell it now. */
export function filasDe({ tabla, llave, sinNotar, resumidas }: TablaAuditada): string {
  const fila =
    resumidas.length === 0
      ? `to_jsonb(y) - ${arreglo(sinNotar)}`
      : `bitacora_fila(to_jsonb(y), ${arreglo(sinNotar)}, ${arreglo(resumidas)})`;
  return `select ${claveDe('x.fila', llave)} as clave, x.fila from (select ${fila} as fila from ${pg.escapeIdentifier(tabla)} y offset 0) x`;
}

/** Those that a trigger wrote: what the program said tells no row. Before they were told apart, a row is known by its key. */
const notasDe = ({ tabla, llave }: TablaAuditada): string =>
  `bitacora b where b.entidad = ${texto(tabla)} and not b.dicha and coalesce(b.despues, b.antes) ?& ${arreglo(llave)}`;

/** `clave`, `n`, `accion`, `instante` and `nota` of the last note of each row; no nota: it is no longer there, or under another key. */
export function ultimasNotasDe(tabla: TablaAuditada): string {
  const [antes, despues] = [claveDe('b.antes', tabla.llave), claveDe('b.despues', tabla.llave)];
  return `select distinct on (u.clave) u.* from (
      select coalesce(${despues}, ${antes}) as clave, b.n, b.accion, b.instante, b.despues as nota from ${notasDe(tabla)}
      union all
      select ${antes}, b.n, b.accion, b.instante, null from ${notasDe(tabla)} and ${antes} <> ${despues}
    ) u order by u.clave, u.n desc`;
}

/** `n`, `clave`, `accion`, `antes`, and the note before of the same row: `previa` and its `nota`. */
export function notasSeguidasDe(tabla: TablaAuditada): string {
  const [antes, despues] = [claveDe('b.antes', tabla.llave), claveDe('b.despues', tabla.llave)];
  const clave = `coalesce(${antes}, ${despues})`;
  // What got another key left nothing under the old one.
  return `select b.n, ${clave} as clave, b.accion, b.antes, lag(b.n) over w as previa,
      lag(case when ${despues} = ${clave} then b.despues end) over w as nota
    from ${notasDe(tabla)} window w as (partition by ${clave} order by b.n)`;
}

interface PorAsentar {
  /** Those that are noted as they are; absent: those that the last note does not tell. What it does tell stays as it said. */
  readonly columnas?: readonly string[];
  /** Also the rows that have no note. */
  readonly conAltas?: boolean;
}

/** By the owner, in a transaction. */
export async function asentar(
  dueno: Pick<pg.Client, 'query'>,
  tabla: TablaAuditada,
  { columnas, conAltas = false }: PorAsentar = {},
): Promise<void> {
  const nuevas = columnas === undefined ? 'not u.nota ? c.key' : `c.key = any(${arreglo(columnas)})`;
  const dicha = `(u.nota - ${arreglo(tabla.sinNotar)})`;
  await dueno.query(`
    insert into bitacora (peticion, accion, entidad, id_entidad, antes, despues, agencia)
    select 'linea-base', '${LINEA_BASE}', ${texto(tabla.tabla)}, ${claveDe('f.fila', tabla.identidad)}, u.nota, v.nota,
      bitacora_agencia(${texto(tabla.tabla)}, f.fila)
    from (${filasDe(tabla)}) f left join (${ultimasNotasDe(tabla)}) u on u.clave = f.clave
    cross join lateral (
      select case when u.nota is null then f.fila else ${dicha} || coalesce((
        select jsonb_object_agg(c.key, c.value) from jsonb_each(f.fila) c where ${nuevas}), '{}') end as nota
    ) v
    where case when u.nota is null then ${conAltas} else v.nota <> ${dicha} end
    order by f.clave`);
}

/** Notes as gone what notes tell of and is not there: what stayed where the books came from. By the owner, in a transaction. */
export async function olvidar(dueno: Pick<pg.Client, 'query'>, tabla: TablaAuditada): Promise<void> {
  await dueno.query(`
    insert into bitacora (peticion, accion, entidad, id_entidad, antes, agencia)
    select 'linea-base', '${LINEA_BASE}', ${texto(tabla.tabla)}, ${claveDe('u.nota', tabla.identidad)}, u.nota,
      bitacora_agencia(${texto(tabla.tabla)}, u.nota)
    from (${ultimasNotasDe(tabla)}) u left join (${filasDe(tabla)}) f on f.clave = u.clave
    where u.nota is not null and f.clave is null
    order by u.clave`);
}
