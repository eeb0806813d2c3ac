// The list of partidas, drafts and posted together, page by page.
import { fechaContable, instante, numero, textoExacto, uuid } from '@cuadra/contract/campos';
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../../platform/contexto.ts';
import { crearCursor } from '../../platform/cursor.ts';
import type { Database } from '../../platform/database/pool.ts';
import {
  type Condicion,
  condicionesDeBorrador,
  type Filtro,
  incluyeBorradores,
  incluyeContabilizadas,
  leerFiltro,
  todas,
} from './filtro.ts';
import { paginaDePartidas, type Recorrido } from './partidas-del-filtro.ts';
import { verResumenes } from './queries.ts';

export async function listarPartidas(
  db: Database,
  actor: Actor,
  { cursor, limite, orden, ...filtros }: Omit<QueryOf<typeof contrato.listarPartidas>, 'totales'>,
): Promise<Pick<ResponseOf<typeof contrato.listarPartidas>, 'partidas' | 'siguiente'>> {
  const desde = cursor === undefined ? undefined : cursores.leer(cursor);
  const filtro = await leerFiltro(db, actor, filtros);
  const claves = await leerPagina(db, filtro, desde, orden, limite + 1);
  const ultima = claves.length > limite ? claves[limite - 1] : undefined;
  const pagina = claves.slice(0, limite);
  const resumenes = await verResumenes(
    db,
    pagina.map(({ id }) => id),
  );
  return {
    // One discarded this very moment is simply not there any more.
    partidas: pagina.flatMap(({ id }) => resumenes.get(id) ?? []),
    siguiente: ultima === undefined ? null : cursores.escribir(posicionDe(ultima)),
  };
}

/** As PostgreSQL writes it: `2026-11-16 15:00:00.123456+00`. */
const esInstanteDePostgres = (texto: string) =>
  instante.safeParse(texto.replace(' ', 'T').replace(/[+-]\d{2}$/, '$&:00')).success;

/** Where a draft is in a list: by when it was begun, to the microsecond. */
export const lugarDeBorrador = z.object({
  fecha: fechaContable,
  creadoEn: textoExacto(40).refine(esInstanteDePostgres),
  id: uuid,
});

/** Within a date the posted ones come by number and the drafts after them, in the order in which they were begun. */
const posicion = z.union([z.object({ fecha: fechaContable, numero }), lugarDeBorrador]);
type Posicion = Readonly<z.output<typeof posicion>>;
const cursores = crearCursor(posicion);

interface Clave {
  readonly id: string;
  readonly fecha: string;
  readonly numero: number | null;
  readonly creadoEn: string | null;
}

type Orden = QueryOf<typeof contrato.listarPartidas>['orden'];

async function leerPagina(
  db: Database,
  filtro: Filtro,
  desde: Posicion | undefined,
  orden: Orden,
  limite: number,
): Promise<Clave[]> {
  const sentido = orden === 'recientes' ? sql`desc` : sql`asc`;
  const recorrido = recorridoDe(desde, orden, limite);
  const partes = [
    ...(incluyeContabilizadas(filtro)
      ? [
          sql`select 0 as lado, q.fecha, q.numero, null::timestamptz as creado_en, p.id
          from (
            select distinct r.fecha, r.ejercicio, r.numero
            from (${paginaDePartidas(filtro, recorrido)}) r
            order by ${recorrido.orden(sql`r`)} limit ${limite}
          ) q
          join partida p on (p.ejercicio, p.numero) = (q.ejercicio, q.numero)`,
        ]
      : []),
    ...(incluyeBorradores(filtro)
      ? [
          sql`(select 1 as lado, b.fecha, null::int as numero, b.creado_en, b.id from borrador b
          where ${todas([...condicionesDeBorrador(filtro), ...borradoresDespuesDe(desde, orden)])}
          order by b.fecha ${sentido}, b.creado_en ${sentido}, b.id ${sentido} limit ${limite})`,
        ]
      : []),
  ];
  if (partes.length === 0) return [];
  const { rows } = await sql<Clave>`
    select u.id, u.fecha, u.numero, u.creado_en::text as creado_en
    from (${sql.join(partes, sql` union all `)}) u
    order by u.fecha ${sentido}, u.lado ${sentido}, u.numero ${sentido}, u.creado_en ${sentido}, u.id ${sentido}
    limit ${limite}`.execute(db);
  return rows;
}

function recorridoDe(desde: Posicion | undefined, orden: Orden, limite: number): Recorrido {
  const baja = orden === 'recientes';
  const sentido = baja ? sql`desc` : sql`asc`;
  return {
    limite,
    orden: (alias) =>
      sql`${alias}.fecha ${sentido}, ${alias}.ejercicio ${sentido}, ${alias}.numero ${sentido}`,
    despuesDe(alias) {
      if (desde === undefined) return [];
      if ('numero' in desde) {
        const ejercicio = Number(desde.fecha.slice(0, 4));
        return [
          sql`(${alias}.fecha, ${alias}.ejercicio, ${alias}.numero) ${baja ? sql`<` : sql`>`}
          (${desde.fecha}::date, ${ejercicio}::int, ${desde.numero}::int)`,
        ];
      }
      // The drafts of a date come after its posted ones: forwards these are over, backwards they are still to come.
      return [sql`${alias}.fecha ${baja ? sql`<=` : sql`>`} ${desde.fecha}::date`];
    },
  };
}

function borradoresDespuesDe(desde: Posicion | undefined, orden: Orden): Condicion[] {
  if (desde === undefined) return [];
  const baja = orden === 'recientes';
  if ('numero' in desde) return [sql`b.fecha ${baja ? sql`<` : sql`>=`} ${desde.fecha}::date`];
  return [
    sql`(b.fecha, b.creado_en, b.id) ${baja ? sql`<` : sql`>`}
    (${desde.fecha}::date, ${desde.creadoEn}::timestamptz, ${desde.id}::uuid)`,
  ];
}

function posicionDe({ fecha, numero, creadoEn, id }: Clave): Posicion {
  return numero === null ? { fecha, creadoEn: creadoEn ?? '', id } : { fecha, numero };
}
