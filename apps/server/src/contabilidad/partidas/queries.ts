import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { OrigenDePartida } from '@cuadra/core/origen';
import type { LineaDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

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

type Fila = Omit<ResumenDePartida, 'autor' | 'aprobador' | 'iniciadaPor'> & {
  readonly autor: string | null;
  readonly autorNombre: string | null;
  readonly aprobador: string | null;
  readonly aprobadorNombre: string | null;
  readonly iniciadaPor: string | null;
  readonly iniciadaPorNombre: string | null;
};

/**
 * A draft's `editadaEn` is when it was last written or changed hands; nothing edits a posted one after it is posted, which
 * says the names that its people had then.
 */
export async function verResumenes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ResumenDePartida>> {
  const { rows } = await sql<Fila>`
    select p.id, p.ejercicio, p.numero, (select o.numero from numero_original o where o.partida = p.id) as numero_original, 'contabilizada' as estado, p.tipo, p.fecha, p.fecha_documento,
      p.registrada_en, p.registrada_en as editada_en, p.agencia, p.concepto, p.total as debe, p.total as haber, p.cantidad_lineas, p.autor,
      p.autor_nombre, p.aprobador, p.aprobador_nombre, p.iniciada_por, p.iniciada_por_nombre, '{}'::uuid[] as escritores,
      p.origen, p.revierte, (select r.id from partida r where r.revierte = p.id) as revertida_por,
      (select r.id from borrador r where r.revierte = p.id) as reversion_propuesta,
      (select count(*)::int from soporte_de_partida s where s.partida = p.id) as soportes, 1 as version
    from partida p
    where p.id = any(${ids}::uuid[])
    union all
    select b.id, extract(year from b.fecha)::int, null, (select o.numero from numero_original o where o.partida = b.id), b.estado, b.tipo, b.fecha, b.fecha_documento,
      b.creado_en, b.actualizado_en, b.agencia, b.concepto, b.debe, b.haber, b.cantidad_lineas, b.autor,
      autor.nombre, null, null, inicio.id, inicio.nombre, b.escritores,
      ${origenDeBorrador('b')}, b.revierte, null, null,
      (select count(*)::int from soporte s where s.partida = b.id), b.version
    from borrador b
    join usuario autor on autor.id = b.autor
    left join usuario inicio on inicio.id = b.iniciado_por and inicio.id <> b.autor
    where b.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((fila) => [fila.id, resumenDeFila(fila)]));
}

/** What it proposes to revert says; else whether an import left it, which is history until the set-up is signed. Whoever corrects it does not make it another's. */
export function origenDeBorrador(tabla: 'b' | 'borrador') {
  const de = sql.table(tabla);
  return sql<OrigenDePartida>`coalesce(
    (select o.origen from partida o where o.id = ${de}.revierte),
    (select case when exists (select from institucion where firmada_en is not null) then 'importacion' else 'historia' end
      from lote_borrador i where i.borrador = ${de}.id),
    'manual')`;
}

function resumenDeFila(fila: Fila): ResumenDePartida {
  const { autor, autorNombre, aprobador, aprobadorNombre, iniciadaPor, iniciadaPorNombre, ...resto } = fila;
  return {
    ...resto,
    autor: persona(autor, autorNombre),
    aprobador: persona(aprobador, aprobadorNombre),
    iniciadaPor: persona(iniciadaPor, iniciadaPorNombre),
  };
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
