// The imports that were made, as those see them who work in some agencia of theirs: each with what is of those agencias, and
// where it is now. What was posted with the import is found by its numbers, what was not by its id.

import { entero, instante, uuid } from '@cuadra/contract/campos';
import type * as contrato from '@cuadra/contract/contabilidad/importaciones/importaciones';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import { verResumenes } from '#contabilidad/partidas/queries.ts';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerPedidos } from './deshacer/leer-pedidos.ts';
import { esDeHistoria, verAceptadas, verSeries, verSumas } from './queries.ts';

type Resumen = contrato.ResumenDeImportacion;
type Fila = Omit<Resumen, 'estado'> & { readonly deshacer: 'por-deshacer' | 'deshecha' | null };

const deLista = crearCursor(z.object({ en: instante, id: uuid }));

export async function listarImportaciones(
  db: Database,
  actor: Actor,
  { cursor, limite, usuario }: QueryOf<typeof contrato.listarImportaciones>,
): Promise<ResponseOf<typeof contrato.listarImportaciones>> {
  const desde = cursor === undefined ? undefined : deLista.leer(cursor);
  const condiciones = [
    ...(usuario === undefined ? [] : [sql`l.usuario = ${usuario}::uuid`]),
    ...(desde === undefined
      ? []
      : [sql`(l.creado_en, l.primera) < (${desde.en}::timestamptz, ${desde.id}::uuid)`]),
  ];
  const filas = await leerFilas(db, actor, condiciones, limite + 1);
  const pagina = filas.slice(0, limite).map(conEstado);
  const ultima = filas.length > limite ? pagina.at(-1) : undefined;
  return {
    importaciones: pagina,
    siguiente: ultima === undefined ? null : deLista.escribir({ en: ultima.en, id: ultima.id }),
  };
}

/** To whoever works in none of its agencias it does not exist. */
export async function verImportacion(db: Database, actor: Actor, id: string): Promise<contrato.Importacion> {
  const [fila] = await leerFilas(db, actor, [sql`l.primera = ${id}::uuid`], 1);
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const lote = await db
    .selectFrom('lote')
    .select(['lineas', 'archivo'])
    .where('primera', '=', id)
    .executeTakeFirstOrThrow();
  const series = await verSeries(db, id);
  return {
    ...conEstado(fila),
    lineas: lote.lineas,
    huella: lote.archivo.toString('hex'),
    series,
    esHistoria: await esDeHistoria(db, series[0]),
    deshacer: await leerPedidos(db, id),
    sumas: await verSumas(db, id, actor.agencias),
    aceptadas: await verAceptadas(db, id),
  };
}

const dePartidas = crearCursor(z.object({ ejercicio: entero(0, 9_999), numero: entero(0, 2_147_483_647) }));
/** After every year: those that were not posted with the import come last. */
const APARTE = 9_999;

export async function listarPartidasImportadas(
  db: Database,
  actor: Actor,
  id: string,
  { cursor, limite }: QueryOf<typeof contrato.listarPartidasImportadas>,
): Promise<ResponseOf<typeof contrato.listarPartidasImportadas>> {
  const desde = cursor === undefined ? { ejercicio: 0, numero: 0 } : dePartidas.leer(cursor);
  const { agencias } = actor;
  const { rows } = await sql<{ id: string; ejercicio: number; numero: number; esSuya: boolean }>`
    select x.* from (
      select p.id, p.ejercicio, p.numero
      from lote_serie s join partida p on p.ejercicio = s.ejercicio and p.numero between s.primer_numero and s.ultimo_numero
      where s.lote = ${id}::uuid and p.agencia = any(${agencias}::text[])
        and (p.ejercicio, p.numero) > (${desde.ejercicio}::int, ${desde.numero}::int)
      union all
      select b.borrador, ${APARTE}::int, b.n from lote_borrador b
      where b.lote = ${id}::uuid and (${APARTE}::int, b.n) > (${desde.ejercicio}::int, ${desde.numero}::int)
    ) x order by x.ejercicio, x.numero limit ${limite + 1}`.execute(db);
  if (cursor === undefined && rows.length === 0) await verImportacion(db, actor, id);
  const pagina = rows.slice(0, limite);
  const ultima = rows.length > limite ? pagina.at(-1) : undefined;
  const resumenes = await verResumenes(
    db,
    pagina.map((fila) => fila.id),
  );
  return {
    // A draft may have been thrown away, or moved to another agencia.
    partidas: pagina.flatMap((fila) => {
      const partida = resumenes.get(fila.id);
      return partida !== undefined && agencias.includes(partida.agencia) ? [partida] : [];
    }),
    siguiente:
      ultima === undefined
        ? null
        : dePartidas.escribir({ ejercicio: ultima.ejercicio, numero: ultima.numero }),
  };
}

async function leerFilas(
  db: Database,
  { agencias }: Actor,
  condiciones: readonly ReturnType<typeof sql>[],
  limite: number,
): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select l.primera as id, l.nombre, json_build_object('id', u.id, 'nombre', u.nombre) as por, l.creado_en as en, l.destino,
      suyas.agencias, suyas.partidas, suyas.debe, suyas.haber, suyas.partidas - aparte.todas + aparte.contabilizadas as contabilizadas,
      aparte.en_revision, aparte.borradores,
      (select case when bool_or(x.resolucion is null) then 'por-deshacer' when bool_or(x.resolucion = 'hecho') then 'deshecha' end
       from lote_deshecho x where x.lote = l.primera) as deshacer,
      aparte.todas - aparte.contabilizadas - aparte.en_revision - aparte.borradores as descartadas
    from lote l
    join usuario u on u.id = l.usuario
    cross join lateral (
      select array_agg(distinct s.agencia order by s.agencia) as agencias, sum(s.partidas)::int as partidas,
        sum(s.debe)::bigint as debe, sum(s.haber)::bigint as haber
      from lote_suma s where s.lote = l.primera and s.agencia = any(${agencias}::text[])
    ) suyas
    cross join lateral (
      select count(*)::int as todas, count(p.id)::int as contabilizadas,
        (count(*) filter (where d.estado = 'en_revision'))::int as en_revision,
        (count(*) filter (where d.estado in ('borrador', 'rechazada')))::int as borradores
      from lote_borrador b left join partida p on p.id = b.borrador left join borrador d on d.id = b.borrador
      where b.lote = l.primera and b.agencia = any(${agencias}::text[])
    ) aparte
    where suyas.agencias is not null ${condiciones.length === 0 ? sql`` : sql`and ${sql.join([...condiciones], sql` and `)}`}
    order by l.creado_en desc, l.primera desc limit ${limite}`.execute(db);
  return rows;
}

function conEstado({ deshacer, ...fila }: Fila): Resumen {
  const { partidas, contabilizadas, descartadas } = fila;
  if (deshacer !== null) return { ...fila, estado: deshacer };
  const estado =
    descartadas === partidas
      ? 'descartada'
      : contabilizadas + descartadas === partidas
        ? 'completa'
        : 'pendiente';
  return { ...fila, estado };
}
