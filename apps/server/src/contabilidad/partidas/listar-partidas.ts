// The list of partidas, drafts and posted together, page by page, in the order of one of its columns.
import { entero, fechaContable, instante, numero, textoExacto, uuid } from '@cuadra/contract/campos';
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import {
  type Condicion,
  condicionesDeBorrador,
  type Filtro,
  incluyeBorradores,
  incluyeContabilizadas,
  leerFiltro,
  todas,
} from './filtro.ts';
import type { Fuente, Recorrido } from './fuentes.ts';
import {
  borradoresDespuesDe,
  grupoDeBorrador,
  gruposDe,
  lugarDePartida,
  ordenDeBorradores,
  ordenDePartidas,
  ordenDeTodas,
  type Posicion,
  RECIENTES,
  secuenciaDe,
} from './orden.ts';
import { fuentesDePagina, PASOS_MAX, pasosDe, pudoQuedarseCorta } from './partidas-del-filtro.ts';
import { verResumenes } from './queries.ts';

export async function listarPartidas(
  db: Database,
  actor: Actor,
  { cursor, limite, orden, ...filtros }: Omit<QueryOf<typeof contrato.listarPartidas>, 'totales'>,
): Promise<Pick<ResponseOf<typeof contrato.listarPartidas>, 'partidas' | 'siguiente'>> {
  const desde = cursor === undefined ? undefined : cursores.leer(cursor);
  const filtro = await leerFiltro(db, actor, filtros);
  const secuencia = secuenciaDe(orden);
  const claves =
    secuencia === undefined
      ? await leerPorGrupos(db, filtro, orden, desde, limite + 1)
      : await leerPagina(db, filtro, { secuencia, desde, limite: limite + 1 });
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

const delante = { g: entero(0, MONTO_MAX).default(0), grupo: textoExacto(20).optional() };

/** Within a date the posted ones come by number and the drafts after them, in the order in which they were begun. */
const lugarDeCursor = z.union([
  z.object({ fecha: fechaContable, numero, ...delante }),
  lugarDeBorrador.extend(delante),
]);
type LugarDeCursor = Readonly<z.output<typeof lugarDeCursor>>;
const cursores = crearCursor(lugarDeCursor);

interface Clave {
  readonly id: string;
  readonly g: number;
  readonly f: string;
  readonly numero: number | null;
  readonly creadoEn: string | null;
  readonly grupo?: string;
}

/** One group after another, each from where the page before left it, until the page is full. */
async function leerPorGrupos(
  db: Database,
  filtro: Filtro,
  orden: contrato.OrdenDePartidas,
  desde: LugarDeCursor | undefined,
  limite: number,
): Promise<Clave[]> {
  const grupos = gruposDe(orden, filtro);
  const primero = Math.max(
    0,
    grupos.findIndex(({ clave }) => clave === desde?.grupo),
  );
  const claves: Clave[] = [];
  for (const [n, grupo] of grupos.slice(primero).entries()) {
    const faltan = limite - claves.length;
    if (faltan === 0) break;
    const recorrido = { secuencia: RECIENTES, desde: n === 0 ? desde : undefined, limite: faltan };
    const suyas = await leerPagina(db, grupo.filtro, recorrido);
    claves.push(...suyas.map((clave) => ({ ...clave, grupo: grupo.clave })));
  }
  return claves;
}

/** The first ones beyond a place, of whatever state. */
export async function leerPagina(
  db: Database,
  filtro: Filtro,
  recorrido: Recorrido,
  { pasosMax }: { readonly pasosMax: number } = { pasosMax: PASOS_MAX },
): Promise<Clave[]> {
  const fuentes = (pasos: number) =>
    incluyeContabilizadas(filtro) ? fuentesDePagina(filtro, recorrido.limite, pasos) : [];
  for (const pasos of pasosDe(filtro, recorrido.limite, pasosMax)) {
    const { claves, cortas } = await leerClaves(db, filtro, recorrido, fuentes(pasos));
    if (!cortas || !(await pudoQuedarseCorta(db, filtro, pasos))) return claves;
  }
  return (await leerClaves(db, filtro, recorrido, fuentes(0))).claves;
}

async function leerClaves(
  db: Database,
  filtro: Filtro,
  recorrido: Recorrido,
  fuentes: readonly Fuente[],
): Promise<{ readonly claves: Clave[]; readonly cortas: boolean }> {
  const { secuencia, limite } = recorrido;
  const nombres = fuentes.map((_, n) => sql.ref(`f${n}`));
  const paseos = nombres.filter((_, n) => fuentes[n]?.esPaseo === true);
  const con = fuentes.map((fuente, n) => sql`${nombres[n]} as materialized (${fuente.pagina(recorrido)})`);
  const partes = [
    ...(nombres.length === 0 ? [] : [contabilizadasDe(nombres, recorrido)]),
    ...(incluyeBorradores(filtro) ? [borradoresDe(filtro, recorrido)] : []),
  ];
  if (partes.length === 0) return { claves: [], cortas: false };
  const { rows } = await sql<Clave & { readonly paseadas: number }>`
    ${con.length === 0 ? sql`` : sql`with ${sql.join(con)}`}
    select u.id, u.g, u.f, u.numero, u.creado_en::text as creado_en,
      ${paseos.length === 0 ? sql`${limite}::int` : sql`least(${sql.join(paseos.map((paseo) => sql`(select count(*) from ${paseo})`))})::int`} as paseadas
    from (${sql.join(partes, sql` union all `)}) u
    order by ${ordenDeTodas(secuencia)} limit ${limite}`.execute(db);
  const [primera] = rows;
  const cortas = primera === undefined ? paseos.length > 0 : primera.paseadas < limite;
  return { claves: rows.map(({ paseadas, ...clave }) => clave), cortas };
}

function contabilizadasDe(nombres: readonly Condicion[], { secuencia, limite }: Recorrido): Condicion {
  const filas = nombres.map((nombre) => sql`select fecha, ejercicio, numero, total from ${nombre}`);
  return sql`select 0 as lado, ${lugarDePartida(secuencia)}, p.numero, null::timestamptz as creado_en, p.id
    from (
      select distinct r.fecha, r.ejercicio, r.numero, r.total from (${sql.join(filas, sql` union all `)}) r
      order by ${ordenDePartidas(secuencia, sql`r`)} limit ${limite}
    ) q
    join partida p on (p.ejercicio, p.numero) = (q.ejercicio, q.numero)`;
}

function borradoresDe(filtro: Filtro, { secuencia, desde, limite }: Recorrido): Condicion {
  return sql`(select 1 as lado, ${grupoDeBorrador(secuencia)} as g, b.fecha as f, null::int as numero, b.creado_en, b.id
    from borrador b
    where ${todas([...condicionesDeBorrador(filtro), ...borradoresDespuesDe(secuencia, desde)])}
    order by ${ordenDeBorradores(secuencia)} limit ${limite})`;
}

function posicionDe({
  g,
  f: fecha,
  numero,
  creadoEn,
  id,
  grupo,
}: Clave): z.input<typeof lugarDeCursor> & Posicion {
  const comun = { g, fecha, ...(grupo === undefined ? {} : { grupo }) };
  return numero === null ? { ...comun, creadoEn: creadoEn ?? '', id } : { ...comun, numero };
}
