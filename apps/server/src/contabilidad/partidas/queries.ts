import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { LineaDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';

/** One partida, draft or posted, by the id that is the same for both. */
export async function verResumen(db: Database, id: string): Promise<ResumenDePartida> {
  const resumen = (await verResumenes(db, [id])).get(id);
  if (resumen === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return resumen;
}

/** As verResumen, if it belongs to one of the actor's agencias; to the rest it does not exist. */
export async function verResumenPropio(
  db: Database,
  { agencias }: Actor,
  id: string,
): Promise<ResumenDePartida> {
  const resumen = await verResumen(db, id);
  if (!agencias.includes(resumen.agencia)) throw new ProblemaError('NO_ENCONTRADO');
  return resumen;
}

type Fila = Omit<ResumenDePartida, 'autor' | 'aprobador'> & {
  readonly autor: string | null;
  readonly nombreAutor: string | null;
  readonly aprobador: string | null;
  readonly nombreAprobador: string | null;
};

/** A draft's `editadaEn` is when it was last written or changed hands; nothing edits a posted one after it is posted. */
export async function verResumenes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ResumenDePartida>> {
  const { rows } = await sql<Fila>`
    select p.id, p.ejercicio, p.numero, 'contabilizada' as estado, p.tipo, p.fecha, p.fecha_documento,
      p.registrada_en, p.registrada_en as editada_en, p.agencia, p.concepto, p.total as debe, p.total as haber, p.cantidad_lineas, p.autor,
      autor.nombre as nombre_autor, p.aprobador, aprobador.nombre as nombre_aprobador, p.revierte,
      (select r.id from partida r where r.revierte = p.id) as revertida_por,
      (select count(*)::int from soporte s where s.partida = p.id) as soportes, 1 as version
    from partida p
    left join usuario autor on autor.id = p.autor
    left join usuario aprobador on aprobador.id = p.aprobador
    where p.id = any(${ids}::uuid[])
    union all
    select b.id, extract(year from b.fecha)::int, null, b.estado, b.tipo, b.fecha, b.fecha_documento,
      b.creado_en, b.actualizado_en, b.agencia, b.concepto, b.debe, b.haber, b.cantidad_lineas, b.autor,
      autor.nombre, null, null, null, null,
      (select count(*)::int from soporte s where s.partida = b.id), b.version
    from borrador b
    join usuario autor on autor.id = b.autor
    where b.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((fila) => [fila.id, resumenDeFila(fila)]));
}

function resumenDeFila({ autor, nombreAutor, aprobador, nombreAprobador, ...resto }: Fila): ResumenDePartida {
  return { ...resto, autor: persona(autor, nombreAutor), aprobador: persona(aprobador, nombreAprobador) };
}

function persona(id: string | null, nombre: string | null): ResumenDePartida['autor'] {
  return id === null || nombre === null ? null : { id, nombre };
}

export type LineaNumerada = LineaDePartida & { readonly n: number };

/** The lines of a posted partida, in order. */
export function leerLineas(
  db: Database,
  { ejercicio, numero }: { readonly ejercicio: number; readonly numero: number },
): Promise<LineaNumerada[]> {
  return db
    .selectFrom('linea')
    .select(['n', 'idCuenta', 'debe', 'haber', 'concepto', 'documento'])
    .where('ejercicio', '=', ejercicio)
    .where('numero', '=', numero)
    .orderBy('n')
    .execute();
}
