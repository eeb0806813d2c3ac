// A few partidas for a few letters, while they are being typed: by number, and by words of the concepto. Unlike the
// list's, this search must cost the same whatever the history, so it neither counts nor looks into lines, and words
// too short for the index are not looked for.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { sql } from 'kysely';
import type { Actor } from '../../platform/contexto.ts';
import { contieneTodas } from '../../platform/database/contiene.ts';
import type { Database } from '../../platform/database/pool.ts';
import { seBuscaPorPalabras } from './filtro.ts';
import { verResumenes } from './queries.ts';

const RECIENTES = 1_000;
const HALLADAS_MAX = 5_000;

/** Those with that number first, then from the newest, among the actor's agencias. */
export async function buscarPartidas(
  db: Database,
  { agencias }: Actor,
  texto: string,
  limite: number,
): Promise<ResumenDePartida[]> {
  const [porNumero, porConcepto] = await Promise.all([
    idsPorNumero(db, agencias, texto, limite),
    idsPorConcepto(db, agencias, texto, limite),
  ]);
  const ids = [...new Set([...porNumero, ...porConcepto])].slice(0, limite);
  const resumenes = await verResumenes(db, ids);
  return ids.flatMap((id) => resumenes.get(id) ?? []);
}

/** `15`, in every year, or `15/2026`. */
async function idsPorNumero(
  db: Database,
  agencias: readonly string[],
  texto: string,
  limite: number,
): Promise<string[]> {
  const [, numero, anio] = /^(\d{1,9})(?:\/(\d{4}))?$/.exec(texto) ?? [];
  if (numero === undefined) return [];
  return ids(
    db,
    sql`select p.id from ejercicio e join partida p on p.ejercicio = e.anio
      where p.numero = ${Number(numero)} and p.agencia = any(${agencias}::text[])
        and ${anio === undefined ? sql`true` : sql`e.anio = ${Number(anio)}`}
      order by e.anio desc limit ${limite}`,
  );
}

async function idsPorConcepto(
  db: Database,
  agencias: readonly string[],
  texto: string,
  limite: number,
): Promise<string[]> {
  if (!seBuscaPorPalabras(texto)) return [];
  const recientes = await idsRecientes(db, agencias, texto, limite);
  if (recientes.length === limite) return recientes;
  return [...recientes, ...(await idsDeSiempre(db, agencias, texto, limite))];
}

/** Among the drafts and the last partidas of the books: what is usual is found here, and reading ends with it. */
function idsRecientes(
  db: Database,
  agencias: readonly string[],
  texto: string,
  limite: number,
): Promise<string[]> {
  return ids(
    db,
    sql`select u.id from (
        (select p.id, p.fecha, p.registrada_en as desde from (
          select id, ejercicio, numero, fecha, registrada_en, agencia, concepto from partida
          order by fecha desc, ejercicio desc, numero desc limit ${RECIENTES}) p
        where p.agencia = any(${agencias}::text[]) and ${contieneTodas(sql`p.concepto`, texto)}
        order by p.fecha desc, p.ejercicio desc, p.numero desc limit ${limite})
        union all
        (select b.id, b.fecha, b.creado_en from borrador b
        where b.agencia = any(${agencias}::text[]) and ${contieneTodas(sql`b.concepto`, texto)}
        order by b.fecha desc, b.creado_en desc limit ${limite})
      ) u
      order by u.fecha desc, u.desde desc, u.id limit ${limite}`,
  );
}

/** What is rare lately is found by its words. Those found are few, or enough of them are looked at. */
function idsDeSiempre(
  db: Database,
  agencias: readonly string[],
  texto: string,
  limite: number,
): Promise<string[]> {
  return ids(
    db,
    sql`select h.id from (
        select p.id, p.fecha, p.ejercicio, p.numero from partida p
        where p.agencia = any(${agencias}::text[]) and ${contieneTodas(sql`p.concepto`, texto)}
        limit ${HALLADAS_MAX}) h
      order by h.fecha desc, h.ejercicio desc, h.numero desc limit ${limite}`,
  );
}

async function ids(db: Database, consulta: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${consulta}`.execute(db);
  return rows.map(({ id }) => id);
}
