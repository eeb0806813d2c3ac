// Where the posted partidas of a filter are read from, each in its own order and no further than a page needs: the list by
// agencia and date, the lines of an account, the index of an amount or of a word. So a page costs the same with a million
// partidas as with a thousand.
import { sql } from 'kysely';
import {
  type Condicion,
  condicionesDeFecha,
  condicionesDePartida,
  condicionesDeSoporte,
  type Filtro,
  todas,
} from './filtro.ts';
import { ordenDePartidas, type Posicion, partidasDespuesDe, type Secuencia } from './orden.ts';

export interface Recorrido {
  readonly secuencia: Secuencia;
  readonly desde: Posicion | undefined;
  readonly limite: number;
}

export interface Fuente {
  /** It may stop before its page is full, when what it looks for is not where it looks. */
  readonly esPaseo?: boolean;
  /** Rows (fecha, ejercicio, numero, total): at least those of the page, in no order and maybe repeated. */
  pagina(recorrido: Recorrido): Condicion;
  /** What is looked at to count them: no more than so many; undefined: all. */
  miradas(max: number | undefined): Miradas;
}

export interface Miradas {
  /** Rows (ejercicio, numero, total, es), maybe repeated: `es` says whether it is one of the filter; lines have no total. */
  readonly filas: Condicion;
  /** With as many rows there may be more of them. */
  readonly tope: number | undefined;
}

/** What a page is made of. The total is asked only where the order needs it: the lines do not have it. */
function columnas({ secuencia }: Recorrido, alias: Condicion): Condicion {
  const total = secuencia.por === 'monto' ? sql`${alias}.total` : sql`null::bigint`;
  return sql`${alias}.fecha, ${alias}.ejercicio, ${alias}.numero, ${total} as total`;
}

const despues = ({ secuencia, desde }: Recorrido, alias: Condicion) =>
  partidasDespuesDe(secuencia, desde, alias);

const hasta = (tope: number | undefined): Condicion => (tope === undefined ? sql`` : sql`limit ${tope}`);

/** Whichever index of those that there are is best for it, PostgreSQL's statistics know. */
export function directa(origen: Condicion, condiciones: readonly Condicion[]): Fuente {
  return {
    pagina: (recorrido) => sql`select ${columnas(recorrido, sql`p`)} from ${origen}
      where ${todas([...condiciones, ...despues(recorrido, sql`p`)])}
      order by ${ordenDePartidas(recorrido.secuencia, sql`p`)} limit ${recorrido.limite}`,
    miradas: (tope) => ({
      filas: sql`select p.ejercicio, p.numero, p.total, true as es from ${origen} where ${todas(condiciones)} ${hasta(tope)}`,
      tope,
    }),
  };
}

/** What is asked of each row (p) in its turn, of no more than so many. */
interface Paseo {
  readonly es: Condicion;
  readonly max: number;
}

/** The list in its own order, and of it those that are so. */
export function lista(filtro: Filtro, paseo?: Paseo): Fuente {
  return {
    esPaseo: paseo !== undefined,
    pagina: (recorrido) =>
      recorrido.secuencia.por === 'fecha' && paseo === undefined
        ? porAgencias(filtro, recorrido)
        : enOrden(recorrido, { origen: sql`partida p`, condiciones: condicionesDeTodo(filtro) }, paseo),
    miradas(max) {
      const tope = max === undefined || paseo === undefined ? max : Math.min(max, PASEADAS_AL_CONTAR);
      return {
        filas: sql`select p.ejercicio, p.numero, p.total, ${paseo?.es ?? sql`true`} as es
          from (${enCualquierOrden(filtro)} ${hasta(tope)}) p`,
        tope,
      };
    },
  };
}

/** What is asked row by row is asked of fewer when they are only counted. */
const PASEADAS_AL_CONTAR = 2_000;

function enCualquierOrden(filtro: Filtro): Condicion {
  const { origen, condiciones } = diasDe(filtro, sql`any(${filtro.agencias}::text[])`);
  return sql`select p.ejercicio, p.numero, p.total, p.concepto from ${origen}
    where ${todas([...condiciones, ...lasDemas(filtro)])}`;
}

/** What is left to ask of a partida of the agencias and dates. */
function lasDemas(filtro: Filtro): Condicion[] {
  return [
    ...condicionesDePartida(filtro),
    // Most have no support: asked (in a select of its own) row by row, not by subtracting one table from the other.
    ...condicionesDeSoporte(filtro, sql`p.id`).map((condicion) =>
      filtro.conSoporte === 'false' ? sql`(select ${condicion})` : condicion,
    ),
    ...(filtro.cuentas === undefined ? [] : [mueveAlguna(filtro.cuentas)]),
  ];
}

/** One ordered reading per agencia: all in one would have to be sorted. */
function porAgencias(filtro: Filtro, recorrido: Recorrido): Condicion {
  const { origen, condiciones } = diasDe(filtro, sql`a.agencia`);
  return sql`select q.fecha, q.ejercicio, q.numero, q.total
    from unnest(${filtro.agencias}::text[]) a (agencia)
    cross join lateral (${enOrden(recorrido, { origen, condiciones: [...condiciones, ...lasDemas(filtro)] })}) q`;
}

/** In order, and no further than the page: what comes in order leaves in order. */
function enOrden(
  recorrido: Recorrido,
  { origen, condiciones }: Origen,
  { es, max }: Paseo = { es: sql`true`, max: recorrido.limite },
): Condicion {
  return sql`select ${columnas(recorrido, sql`p`)} from (
      select p.fecha, p.ejercicio, p.numero, p.total, p.concepto from ${origen}
      where ${todas([...condiciones, ...despues(recorrido, sql`p`)])}
      order by ${ordenDePartidas(recorrido.secuencia, sql`p`)} limit ${max}
    ) p where ${es} limit ${recorrido.limite}`;
}

interface Origen {
  readonly origen: Condicion;
  readonly condiciones: readonly Condicion[];
}

/** Where the partidas (p) of an agencia, or of any of several, are read. A rare type is on few days: the others are not looked at. */
function diasDe(filtro: Filtro, agencia: Condicion): Origen {
  if (filtro.tipo === undefined)
    return {
      origen: sql`partida p`,
      condiciones: [sql`p.agencia = ${agencia}`, ...condicionesDeFecha(filtro, sql`p.fecha`)],
    };
  return {
    origen: sql`partida_por_dia d join partida p on (p.agencia, p.fecha) = (d.agencia, d.fecha) and p.tipo = d.tipo`,
    condiciones: [sql`d.agencia = ${agencia}`, ...condicionesDeDia(filtro)],
  };
}

/** Conditions on the days (d) of partida_por_dia. */
export function condicionesDeDia(filtro: Filtro): Condicion[] {
  const { tipo } = filtro;
  return [
    ...condicionesDeFecha(filtro, sql`d.fecha`),
    ...(tipo === undefined ? [] : [sql`d.tipo = ${tipo}`]),
  ];
}

/** By what a line has, in the order of the index that has it before the date: one reading for each value of `cada`. */
export function porLineas(
  filtro: Filtro,
  { cada, es }: { readonly cada: Condicion; readonly es: Condicion },
): Fuente {
  const propias = [
    es,
    sql`l.agencia = any(${filtro.agencias}::text[])`,
    ...condicionesDeFecha(filtro, sql`l.fecha`),
    ...(filtro.tipo === undefined ? [] : [enSusDias(filtro)]),
  ];
  const otras = lasDemas(filtro);
  const conPartida = sql`join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero)`;
  return {
    pagina(recorrido) {
      const { secuencia, limite } = recorrido;
      if (secuencia.por !== 'fecha')
        return directa(sql`partida p`, [
          ...condicionesDeTodo(filtro),
          sql`(p.ejercicio, p.numero) in (select l.ejercicio, l.numero from ${cada} join linea l on ${todas(propias)})`,
        ]).pagina(recorrido);
      return sql`select q.fecha, q.ejercicio, q.numero, q.total
        from ${cada} cross join lateral (
          select distinct ${columnas(recorrido, sql`l`)} from linea l ${otras.length === 0 ? sql`` : conPartida}
          where ${todas([...propias, ...otras, ...despues(recorrido, sql`l`)])}
          order by ${ordenDePartidas(secuencia, sql`l`)} limit ${limite}
        ) q`;
    },
    miradas: (tope) => ({
      filas:
        tope === undefined
          ? sql`select l.ejercicio, l.numero, p.total, true as es
              from ${cada} join linea l on ${todas(propias)} ${conPartida} where ${todas(otras)}`
          : sql`select l.ejercicio, l.numero, null::bigint as total, ${cumpleSuPartida(otras)} as es
              from (select l.ejercicio, l.numero from ${cada} join linea l on ${todas(propias)} ${hasta(tope)}) l`,
      tope,
    }),
  };
}

/** Each line's own partida, found by its number: so few are not worth going through the book for. */
function cumpleSuPartida(condiciones: readonly Condicion[]): Condicion {
  if (condiciones.length === 0) return sql`true`;
  return sql`((select true from partida p
    where (p.ejercicio, p.numero) = (l.ejercicio, l.numero) and ${todas(condiciones)} limit 1) is true)`;
}

/** The days on which there is one of the type, for what has no type of its own. */
function enSusDias(filtro: Filtro): Condicion {
  return sql`l.fecha = any(array(select d.fecha from partida_por_dia d
    where d.agencia = any(${filtro.agencias}::text[]) and ${todas(condicionesDeDia(filtro))}))`;
}

export function porCuentas(filtro: Filtro, cuentas: readonly string[]): Fuente {
  // What the lines are found by need not be asked of their partidas again.
  const resto = filtro.cuentas === cuentas ? { ...filtro, cuentas: undefined } : filtro;
  return porLineas(resto, {
    cada: sql`unnest(${cuentas}::text[]) c (id_cuenta)`,
    es: sql`l.id_cuenta = c.id_cuenta`,
  });
}

/** Everything but the text. */
export function condicionesDeTodo(filtro: Filtro): Condicion[] {
  return [
    sql`p.agencia = any(${filtro.agencias}::text[])`,
    ...condicionesDeFecha(filtro, sql`p.fecha`),
    ...condicionesDePartida(filtro),
    ...condicionesDeSoporte(filtro, sql`p.id`),
    ...(filtro.cuentas === undefined ? [] : [mueveAlguna(filtro.cuentas)]),
  ];
}

function mueveAlguna(cuentas: readonly string[]): Condicion {
  return sql`exists (select from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
    and l.id_cuenta = any(${cuentas}::text[]))`;
}
