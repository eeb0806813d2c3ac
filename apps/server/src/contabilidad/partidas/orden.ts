// The orders of the list. By date, number or amount all rows are in one sequence, which an index of `partida` has too; by
// agencia, state or type they are in groups, each from its newest, read one after another.
import type { OrdenDePartidas } from '@cuadra/contract/contabilidad/partidas';
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Condicion, Filtro } from './filtro.ts';

export interface Secuencia {
  readonly por: 'fecha' | 'numero' | 'monto';
  readonly baja: boolean;
}

export const RECIENTES: Secuencia = { por: 'fecha', baja: true };

/** Where something is in a sequence: by amount (or what else comes before the date), date and, within it, number or draft. */
export interface Lugar {
  readonly g: number;
  readonly fecha: string;
}

export function secuenciaDe(orden: OrdenDePartidas): Secuencia | undefined {
  switch (orden) {
    case 'recientes':
      return RECIENTES;
    case 'antiguas':
      return { por: 'fecha', baja: false };
    case 'numero':
    case 'numero-desc':
      return { por: 'numero', baja: orden === 'numero-desc' };
    case 'monto':
    case 'monto-desc':
      return { por: 'monto', baja: orden === 'monto-desc' };
    default:
      return undefined;
  }
}

export interface Grupo {
  readonly clave: string;
  readonly filtro: Filtro;
}

/** The groups of the filter, in order. */
export function gruposDe(orden: OrdenDePartidas, filtro: Filtro): Grupo[] {
  const grupos = enOrden(orden, filtro);
  return orden.endsWith('-desc') ? grupos.toReversed() : grupos;
}

function enOrden(orden: OrdenDePartidas, filtro: Filtro): Grupo[] {
  if (orden.startsWith('agencia'))
    return filtro.agencias.toSorted().map((clave) => ({ clave, filtro: { ...filtro, agencias: [clave] } }));
  if (orden.startsWith('estado'))
    return estadosDePartida
      .filter((clave) => filtro.estado === undefined || filtro.estado === clave)
      .map((clave) => ({ clave, filtro: { ...filtro, estado: clave } }));
  return tiposDePartida
    .filter((clave) => filtro.tipo === undefined || filtro.tipo === clave)
    .map((clave) => ({ clave, filtro: { ...filtro, tipo: clave } }));
}

const sentido = ({ baja }: Secuencia): Condicion => (baja ? sql`desc` : sql`asc`);

/** The order of the posted ones, as their indexes have it. */
export function ordenDePartidas(secuencia: Secuencia, alias: Condicion): Condicion {
  const hacia = sentido(secuencia);
  const columnas = columnasDe(secuencia, alias).map((columna) => sql`${columna} ${hacia}`);
  return sql.join(columnas, sql`, `);
}

function columnasDe({ por }: Secuencia, alias: Condicion): Condicion[] {
  const numero = [sql`${alias}.ejercicio`, sql`${alias}.numero`];
  if (por === 'numero') return numero;
  return [...(por === 'monto' ? [sql`${alias}.total`] : []), sql`${alias}.fecha`, ...numero];
}

/** The order of posted ones and drafts together, over the columns that posted() and drafts() give. */
export function ordenDeTodas(secuencia: Secuencia): Condicion {
  const columnas = ['g', 'f', 'lado', 'numero', 'creado_en', 'id'];
  return sql.join(
    columnas.map((columna) => sql`u.${sql.ref(columna)} ${sentido(secuencia)}`),
    sql`, `,
  );
}

/** g and f of a posted one. By number, the drafts come after all that have one. */
export function lugarDePartida({ por }: Secuencia): Condicion {
  if (por === 'numero') return sql`0::bigint as g, make_date(p.ejercicio, 1, 1) as f`;
  return por === 'monto' ? sql`p.total as g, p.fecha as f` : sql`0::bigint as g, p.fecha as f`;
}

export function grupoDeBorrador({ por }: Secuencia): Condicion {
  if (por === 'numero') return sql`1::bigint`;
  return por === 'monto' ? sql`greatest(b.debe, b.haber)` : sql`0::bigint`;
}

export type Posicion =
  | (Lugar & { readonly numero: number })
  | (Lugar & { readonly creadoEn: string; readonly id: string });

/** Those of the posted ones that lie beyond a position. */
export function partidasDespuesDe(
  secuencia: Secuencia,
  desde: Posicion | undefined,
  alias: Condicion,
): Condicion[] {
  if (desde === undefined) return [];
  const { por, baja } = secuencia;
  const monto = por === 'monto' ? [sql`${desde.g}::bigint`] : [];
  if ('numero' in desde) {
    const numero = [sql`${Number(desde.fecha.slice(0, 4))}::int`, sql`${desde.numero}::int`];
    const valores = por === 'numero' ? numero : [...monto, sql`${desde.fecha}::date`, ...numero];
    return [
      sql`(${sql.join(columnasDe(secuencia, alias))}) ${baja ? sql`<` : sql`>`} (${sql.join(valores)})`,
    ];
  }
  if (por === 'numero') return baja ? [] : [sql`false`];
  // The drafts of a date come after its posted ones: forwards these are over, backwards they are still to come.
  const columnas = columnasDe(secuencia, alias).slice(0, -2);
  return [
    sql`(${sql.join(columnas)}) ${baja ? sql`<=` : sql`>`} (${sql.join([...monto, sql`${desde.fecha}::date`])})`,
  ];
}

export function borradoresDespuesDe(secuencia: Secuencia, desde: Posicion | undefined): Condicion[] {
  if (desde === undefined) return [];
  const grupo = grupoDeBorrador(secuencia);
  if ('numero' in desde)
    return [
      sql`(${grupo}, b.fecha) ${secuencia.baja ? sql`<` : sql`>=`} (${desde.g}::bigint, ${desde.fecha}::date)`,
    ];
  return [
    sql`(${grupo}, b.fecha, b.creado_en, b.id) ${secuencia.baja ? sql`<` : sql`>`}
    (${desde.g}::bigint, ${desde.fecha}::date, ${desde.creadoEn}::timestamptz, ${desde.id}::uuid)`,
  ];
}

export function ordenDeBorradores(secuencia: Secuencia): Condicion {
  const columnas = [grupoDeBorrador(secuencia), sql`b.fecha`, sql`b.creado_en`, sql`b.id`];
  return sql.join(
    columnas.map((columna) => sql`${columna} ${sentido(secuencia)}`),
    sql`, `,
  );
}
