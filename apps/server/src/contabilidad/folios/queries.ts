// The register of folios as it is read: authorisations with what is left of them, what was printed, what was spoiled.
import {
  type Autorizacion,
  PIEZAS_POR_PAGINA,
  type verLibroLegal,
} from '@cuadra/contract/contabilidad/folios/folios';
import type { LibroLegal, Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { enTramos, leerEstado } from './existencias.ts';

type Registro = ResponseOf<typeof verLibroLegal>;

export async function leerRegistro(
  db: Database,
  libro: LibroLegal,
  antesDe: number | undefined,
): Promise<Registro> {
  const [estado, autorizaciones, piezas, anuladosEnBlanco] = await Promise.all([
    leerEstado(db, libro),
    listarAutorizaciones(db, libro),
    listarPiezas(
      db,
      sql`p.libro = ${libro} ${antesDe === undefined ? sql`` : sql`and p.n < ${antesDe}`}`,
      PIEZAS_POR_PAGINA + 1,
    ),
    listarAnuladosEnBlanco(db, libro),
  ]);
  return {
    estado,
    autorizaciones,
    piezas: piezas.slice(0, PIEZAS_POR_PAGINA),
    hayMas: piezas.length > PIEZAS_POR_PAGINA,
    anuladosEnBlanco,
  };
}

export async function listarAutorizaciones(db: Database, libro: LibroLegal): Promise<Autorizacion[]> {
  const { rows } = await sql<Autorizacion>`
    select a.id, a.resolucion, a.fecha, a.desde, a.hasta, f.impresos, f.anulados,
      a.hasta - a.desde + 1 - f.impresos - f.anulados
        - greatest(0, least(a.hasta, l.usados_antes) - a.desde + 1) as disponibles,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as registrada_por, a.registrada_en
    from autorizacion_folios a
    join libro_legal l on l.libro = a.libro
    join usuario u on u.id = a.registrada_por
    cross join lateral (
      select count(*) filter (where f.estado = 'impreso')::int as impresos,
        count(*) filter (where f.estado = 'anulado')::int as anulados
      from folio f where f.libro = a.libro and f.numero between a.desde and a.hasta
    ) f
    where a.libro = ${libro} order by a.desde desc`.execute(db);
  return rows;
}

interface PiezaLeida extends Omit<Pieza, 'folios' | 'anulados' | 'partidas'> {
  readonly desde: number | null;
  readonly hasta: number | null;
  readonly numeros: number[];
  readonly anulados: number[];
}

/** From the newest. */
async function listarPiezas(db: Database, condicion: RawBuilder<unknown>, limite: number): Promise<Pieza[]> {
  const { rows } = await sql<PiezaLeida>`
    select p.id, p.libro, p.n, p.clase, p.titulo, p.ejercicio, p.desde, p.hasta, p.corte, p.paginas,
      length(p.contenido) as bytes, encode(p.huella, 'hex') as huella,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as impresa_por, p.impresa_en,
      array(select f.numero from folio f where f.pieza = p.id order by f.numero) as numeros,
      array(select f.numero from folio f where f.pieza = p.id and f.estado = 'anulado' order by f.numero) as anulados,
      coalesce((
        select jsonb_agg(jsonb_build_object('n', e.n, 'por', jsonb_build_object('id', d.id, 'nombre', d.nombre),
          'en', to_char(e.en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'motivo', e.motivo) order by e.n)
        from entrega_de_pieza e join usuario d on d.id = e.por where e.pieza = p.id
      ), '[]') as entregas
    from pieza_legal p join usuario u on u.id = p.impresa_por
    where ${condicion} order by p.libro, p.n desc limit ${limite}`.execute(db);
  return rows.map(({ desde, hasta, numeros, ...pieza }) => ({
    ...pieza,
    partidas: desde === null || hasta === null ? null : { desde, hasta },
    folios: enTramos(numeros),
  }));
}

export async function verPieza(db: Database, id: string): Promise<Pieza> {
  const [pieza] = await listarPiezas(db, sql`p.id = ${id}::uuid`, 1);
  if (pieza === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return pieza;
}

/** Those that were spoiled together, together. */
async function listarAnuladosEnBlanco(
  db: Database,
  libro: LibroLegal,
): Promise<Registro['anuladosEnBlanco']> {
  const { rows } = await sql<Registro['anuladosEnBlanco'][number]>`
    select min(f.numero) as desde, max(f.numero) as hasta, f.motivo,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as por, f.anulado_en as en
    from folio f join usuario u on u.id = f.anulado_por
    where f.libro = ${libro} and f.estado = 'anulado' and f.pieza is null
    group by f.motivo, u.id, u.nombre, f.anulado_en order by 1 desc limit 200`.execute(db);
  return rows;
}
