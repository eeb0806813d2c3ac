import type {
  AdvertenciaAceptada,
  PartidaParecida,
} from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';

export interface Parecido {
  readonly id: string | undefined;
  readonly fecha: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly total: Centavos;
}

const PARECIDAS_MAX = 10;

/**
 * Those of the same agencia, date, amount and concepto, whatever its case, accents and spaces; posted or not. One that was
 * reversed is out of the way: entering it again is how it is corrected.
 */
export async function buscarParecidas(
  db: Database,
  { id, fecha, agencia, concepto, total }: Parecido,
): Promise<PartidaParecida[]> {
  const { rows } = await sql<PartidaParecida>`
    select p.id, p.numero, p.ejercicio, p.fecha, p.concepto, 'contabilizada' as estado
    from partida p
    where p.agencia = ${agencia} and p.fecha = ${fecha} and p.total = ${total} and p.revierte is null
      and p.id is distinct from ${id ?? null}::uuid and ${mismoTexto('p', concepto)}
      and not exists (select from partida r where r.revierte = p.id)
    union all
    select b.id, null, extract(year from b.fecha)::int, b.fecha, b.concepto, b.estado
    from borrador b
    where b.agencia = ${agencia} and b.fecha = ${fecha} and greatest(b.debe, b.haber) = ${total}
      and b.id is distinct from ${id ?? null}::uuid and ${mismoTexto('b', concepto)}
    order by numero desc nulls last, id
    limit ${PARECIDAS_MAX}`.execute(db);
  return rows;
}

function mismoTexto(tabla: 'p' | 'b', concepto: string) {
  const columna = sql.ref(`${tabla}.concepto`);
  const sinEspacios = concepto.trim().replaceAll(/\s+/g, ' ');
  return sql`regexp_replace(texto_de_busqueda(${columna}), '\\s+', ' ', 'g') = texto_de_busqueda(${sinEspacios})`;
}

/** In the order in which they were accepted. */
export async function listarAceptadas(db: Database, partida: string): Promise<AdvertenciaAceptada[]> {
  const filas = await db
    .selectFrom('advertenciaAceptada')
    .innerJoin('usuario', 'usuario.id', 'advertenciaAceptada.por')
    .select(['codigo', 'clave', 'mensaje', 'motivo', 'por', 'usuario.nombre', 'en'])
    .where('partida', '=', partida)
    .orderBy('en')
    .orderBy('codigo')
    .execute();
  return filas.map(({ por, nombre, ...aceptada }) => ({ ...aceptada, por: { id: por, nombre } }));
}
