// Which posted partidas a filter means, read from what fits the question: by agencia and date when nothing else is
// asked, from the days that have the type, from the account's own lines, from the words of a text. So a page costs the
// same with a million partidas as with a thousand.
import { sql } from 'kysely';
import { contiene } from '../../platform/database/contiene.ts';
import {
  type Condicion,
  condicionesDeFecha,
  condicionesDePartida,
  condicionesDeSoporte,
  type Filtro,
  seBuscaPorPalabras,
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
  const { texto, cuentas, conSoporte, ids } = filtro;
  if (texto) return paginaPorTexto(filtro, texto, recorrido);
  const esSoloPorCuenta = conSoporte === undefined && condicionesDePartida(filtro).length === 0;
  if (cuentas && esSoloPorCuenta) return paginaPorCuenta(filtro, cuentas, recorrido);
  // Whichever of these is rarer is known to PostgreSQL's statistics, not here.
  if (cuentas || ids || conSoporte === 'true')
    return paginaDirecta(sql`partida p`, condicionesDeTodo(filtro), recorrido);
  return paginaPorAgencia(filtro, recorrido, filtro.tipo === undefined ? todosLosDias : diasConTipo);
}

/** One row: how many, and the sum of their totals. Lines are looked at only for an account or a document. */
export function totalesDePartidas(filtro: Filtro): Condicion {
  const { texto } = filtro;
  if (soloPorDia(filtro)) return totalesPorDia(filtro);
  const condiciones = condicionesDeTodo(filtro);
  const partes = texto
    ? [
        contar(sql`partida p`, [...condiciones, enConcepto(texto)]),
        // Those found by their concepto are counted already.
        contar(otrasCoincidencias(texto), [...condiciones, sql`not ${enConcepto(texto)}`]),
      ]
    : [contar(sql`partida p`, condiciones)];
  return sql`select sum(t.total)::int as total, sum(t.suma)::bigint as suma
    from (${sql.join(partes, sql` union all `)}) t`;
}

/** Nothing else is asked than what partida_por_dia tells apart. */
function soloPorDia({ agencias, cuentas, tipo, desde, hasta, estado, agencia, ...resto }: Filtro): boolean {
  return cuentas === undefined && Object.values(resto).every((valor) => valor === undefined || valor === '');
}

function totalesPorDia(filtro: Filtro): Condicion {
  return sql`select coalesce(sum(d.cantidad), 0)::int as total, coalesce(sum(d.total), 0)::bigint as suma
    from partida_por_dia d
    where d.agencia = any(${filtro.agencias}::text[]) and ${todas(condicionesDeDia(filtro))}`;
}

function condicionesDeDia(filtro: Filtro): Condicion[] {
  const { tipo } = filtro;
  return [
    ...condicionesDeFecha(filtro, sql`d.fecha`),
    ...(tipo === undefined ? [] : [sql`d.tipo = ${tipo}`]),
  ];
}

function contar(origen: Condicion, condiciones: readonly Condicion[]): Condicion {
  return sql`select count(*) as total, coalesce(sum(p.total), 0) as suma
    from ${origen} where ${todas(condiciones)}`;
}

/** Where the partidas (p) of an agencia (a) are read. */
type Dias = (filtro: Filtro, recorrido: Recorrido) => { origen: Condicion; condiciones: Condicion[] };

const todosLosDias: Dias = (filtro, { despuesDe }) => ({
  origen: sql`partida p`,
  condiciones: [
    sql`p.agencia = a.agencia`,
    ...condicionesDeFecha(filtro, sql`p.fecha`),
    ...despuesDe(sql`p`),
  ],
});

/** A rare type is on few days: the others are not looked at. */
const diasConTipo: Dias = (filtro, { despuesDe }) => ({
  origen: sql`partida_por_dia d join partida p on (p.agencia, p.fecha) = (d.agencia, d.fecha) and p.tipo = d.tipo`,
  condiciones: [sql`d.agencia = a.agencia`, ...condicionesDeDia(filtro), ...despuesDe(sql`p`)],
});

function paginaPorAgencia(filtro: Filtro, recorrido: Recorrido, dias: Dias): Condicion {
  const { origen, condiciones } = dias(filtro, recorrido);
  const otras = [
    ...condicionesDePartida(filtro),
    // Most have no support: asked (in a select of its own) row by row, not by subtracting one table from the other.
    sql`(select ${todas(condicionesDeSoporte(filtro, sql`p.id`))})`,
  ];
  // One ordered reading per agencia: all in one would have to be sorted.
  return sql`select q.fecha, q.ejercicio, q.numero
    from unnest(${filtro.agencias}::text[]) a (agencia)
    cross join lateral (
      select p.fecha, p.ejercicio, p.numero from ${origen} where ${todas([...condiciones, ...otras])}
      order by ${recorrido.orden(sql`p`)} limit ${recorrido.limite}
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
  const porConcepto = [...condiciones, enConcepto(texto)];
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

/** Words that no index finds would be looked for in every partida of the book, so they are not. */
function enConcepto(texto: string): Condicion {
  return seBuscaPorPalabras(texto) ? contiene(sql`p.concepto`, texto) : sql`false`;
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
    ...(seBuscaPorPalabras(texto)
      ? [sql`select l.ejercicio, l.numero from linea l where ${contiene(sql`l.documento`, texto)}`]
      : []),
  ];
  return sql`(${sql.join(claves, sql` union `)}) k join partida p using (ejercicio, numero)`;
}
