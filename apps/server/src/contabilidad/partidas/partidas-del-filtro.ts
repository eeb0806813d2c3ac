// Which posted partidas a filter means, read from the index that fits the question: by agencia and date when nothing
// else is asked, from the account's own lines when there is an account, from the words when there is a text. So a page
// costs the same with a million partidas as with a thousand.
import { sql } from 'kysely';
import { contiene } from '../../platform/database/text-search.ts';
import {
  buscaEnDocumentos,
  type Condicion,
  condicionesDeFecha,
  condicionesDePartida,
  condicionesDeSoporte,
  type Filtro,
  todas,
} from './filtro.ts';

export interface Recorrido {
  /** Conditions on (fecha, ejercicio, numero) of the given alias: what lies beyond the cursor. */
  despuesDe(alias: Condicion): Condicion[];
  /** The order by (fecha, ejercicio, numero) of the given alias. */
  orden(alias: Condicion): Condicion;
  readonly limite: number;
}

/** Rows (fecha, ejercicio, numero): at least those of the page, in no order and maybe repeated. */
export function paginaDePartidas(filtro: Filtro, recorrido: Recorrido): Condicion {
  const { texto, cuentas, conSoporte } = filtro;
  if (texto) return paginaPorTexto(filtro, texto, recorrido);
  const esSoloPorCuenta = conSoporte === undefined && condicionesDePartida(filtro).length === 0;
  if (cuentas && esSoloPorCuenta) return paginaPorCuenta(filtro, cuentas, recorrido);
  // Whichever of these is rarer is known to PostgreSQL's statistics, not here.
  if (cuentas || conSoporte === 'true')
    return paginaDirecta(sql`partida p`, condicionesDeTodo(filtro), recorrido);
  return paginaPorAgencia(filtro, recorrido);
}

/** One row: how many, and the sum of their totals. Lines are looked at only for an account or a document. */
export function totalesDePartidas(filtro: Filtro): Condicion {
  const { texto } = filtro;
  const condiciones = condicionesDeTodo(filtro);
  const partes = texto
    ? [
        contar(sql`partida p`, [...condiciones, contiene(sql`p.concepto`, texto)]),
        // Those found by their concepto are counted already.
        contar(otrasCoincidencias(texto), [...condiciones, sql`not ${contiene(sql`p.concepto`, texto)}`]),
      ]
    : [contar(sql`partida p`, condiciones)];
  return sql`select sum(t.total)::int as total, sum(t.suma)::bigint as suma
    from (${sql.join(partes, sql` union all `)}) t`;
}

function contar(origen: Condicion, condiciones: readonly Condicion[]): Condicion {
  return sql`select count(*) as total, coalesce(sum(p.total), 0) as suma
    from ${origen} where ${todas(condiciones)}`;
}

function paginaPorAgencia(filtro: Filtro, { despuesDe, orden, limite }: Recorrido): Condicion {
  const condiciones = [
    sql`p.agencia = a.agencia`,
    ...condicionesDeFecha(filtro, sql`p.fecha`),
    ...condicionesDePartida(filtro),
    // Most have no support: asked (in a select of its own) row by row, not by subtracting one table from the other.
    sql`(select ${todas(condicionesDeSoporte(filtro, sql`p.id`))})`,
    ...despuesDe(sql`p`),
  ];
  // One ordered reading per agencia: all in one would have to be sorted.
  return sql`select q.fecha, q.ejercicio, q.numero
    from unnest(${filtro.agencias}::text[]) a (agencia)
    cross join lateral (
      select p.fecha, p.ejercicio, p.numero from partida p where ${todas(condiciones)}
      order by ${orden(sql`p`)} limit ${limite}
    ) q`;
}

function paginaPorCuenta(
  filtro: Filtro,
  cuentas: readonly string[],
  { despuesDe, orden, limite }: Recorrido,
): Condicion {
  const condiciones = [
    sql`l.id_cuenta = c.id_cuenta`,
    sql`l.agencia = any(${filtro.agencias}::text[])`,
    ...condicionesDeFecha(filtro, sql`l.fecha`),
    ...despuesDe(sql`l`),
  ];
  return sql`select q.fecha, q.ejercicio, q.numero
    from unnest(${cuentas}::text[]) c (id_cuenta)
    cross join lateral (
      select distinct l.fecha, l.ejercicio, l.numero from linea l where ${todas(condiciones)}
      order by ${orden(sql`l`)} limit ${limite}
    ) q`;
}

function paginaPorTexto(filtro: Filtro, texto: string, recorrido: Recorrido): Condicion {
  const condiciones = condicionesDeTodo(filtro);
  const porConcepto = [...condiciones, contiene(sql`p.concepto`, texto)];
  return sql`(${paginaDirecta(sql`partida p`, porConcepto, recorrido)})
    union all
    (${paginaDirecta(otrasCoincidencias(texto), condiciones, recorrido)})`;
}

function paginaDirecta(
  origen: Condicion,
  condiciones: readonly Condicion[],
  { despuesDe, orden, limite }: Recorrido,
): Condicion {
  return sql`select p.fecha, p.ejercicio, p.numero from ${origen}
    where ${todas([...condiciones, ...despuesDe(sql`p`)])} order by ${orden(sql`p`)} limit ${limite}`;
}

/** Everything but the text. */
function condicionesDeTodo(filtro: Filtro): Condicion[] {
  return [
    sql`p.agencia = any(${filtro.agencias}::text[])`,
    ...condicionesDeFecha(filtro, sql`p.fecha`),
    ...condicionesDePartida(filtro),
    ...condicionesDeSoporte(filtro, sql`p.id`),
    ...(filtro.cuentas ? [mueve(filtro.cuentas, condicionesDeFecha(filtro, sql`l.fecha`))] : []),
  ];
}

function mueve(cuentas: readonly string[], fechas: readonly Condicion[]): Condicion {
  return sql`(p.ejercicio, p.numero) in (
    select l.ejercicio, l.numero from linea l
    where ${todas([sql`l.id_cuenta = any(${cuentas}::text[])`, ...fechas])})`;
}

/** Partidas (p) found by the documento of a line, or by their number (`15`, or `15/2026`). */
function otrasCoincidencias(texto: string): Condicion {
  const [, numero, anio] = /^(\d{1,9})(?:\/(\d{4}))?$/.exec(texto) ?? [];
  const claves = [
    sql`select null::int as ejercicio, null::int as numero where false`,
    ...(numero === undefined
      ? []
      : [
          sql`select e.anio, ${Number(numero)}::int from ejercicio e
            where ${anio === undefined ? sql`true` : sql`e.anio = ${Number(anio)}`}`,
        ]),
    ...(buscaEnDocumentos(texto)
      ? [sql`select l.ejercicio, l.numero from linea l where ${contiene(sql`l.documento`, texto)}`]
      : []),
  ];
  return sql`(${sql.join(claves, sql` union `)}) k join partida p using (ejercicio, numero)`;
}
