// What was posted after the last head is held by no signature yet, but the bitácora told each partida when it was posted: its number, its
// link and its total. One that says another thing was rewritten and its tail hashed again; one that is told of and is not there was
// taken away; one that nobody told of was put in.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import type { ContenidoDeCabeza } from '../cabezas/contenido.ts';

const HALLAZGOS_MAX = 20;
const EN_CAMINO_MAX = 10_000;

/** The row that told a partida when it was posted. */
const ALTA = sql`b.entidad = 'partida' and b.antes is null and b.despues ? 'huella'`;

interface Distinta {
  readonly ejercicio: number;
  readonly numero: number;
  readonly id: string | null;
  readonly que: 'otra' | 'sin-anotar' | 'falta';
}

/** Since that head; without one, all of them. */
export async function revisarPartidasAnotadas(
  db: Database,
  cabeza: Pick<ContenidoDeCabeza, 'ejercicios' | 'bitacora'> | undefined,
): Promise<Hallazgo[]> {
  const { ejercicios = [], bitacora = null } = cabeza ?? {};
  const { rows } = await sql<Distinta>`
    with sellado as (
      select * from jsonb_to_recordset(${JSON.stringify(ejercicios)}::jsonb) s (anio integer, numero integer)
    ), posteriores as (
      select p.ejercicio, p.numero, p.id, p.huella, p.total
      from ejercicio e left join sellado s on s.anio = e.anio
      join partida p on p.ejercicio = e.anio and p.numero > coalesce(s.numero, 0)
    ), despues_del_bloque as (
      -- Who was under way when the block was made took its number before: a few are looked at again.
      select coalesce((select x.n_max from bloque_de_bitacora x where x.n = ${bitacora?.bloque ?? 0}), 0) - ${EN_CAMINO_MAX}::bigint as n
    )
    select p.ejercicio, p.numero, p.id, case when b.n is null then 'sin-anotar' else 'otra' end as que
    from posteriores p left join bitacora b on ${ALTA} and b.id_entidad = p.id::text
    where (b.despues ->> 'numero', b.despues ->> 'total', b.despues ->> 'huella')
      is distinct from (p.numero::text, p.total::text, encode(p.huella, 'hex'))
    union all
    select (b.despues ->> 'ejercicio')::integer, (b.despues ->> 'numero')::integer, null, 'falta'
    from despues_del_bloque d join bitacora b on b.n > d.n and ${ALTA} left join partida p on p.id::text = b.id_entidad
    where p.id is null
    order by 1, 2, 4 limit ${HALLAZGOS_MAX}`.execute(db);
  return rows.map(comoHallazgo);
}

function comoHallazgo({ ejercicio, numero, id, que }: Distinta): Hallazgo {
  return {
    regla: 'bitacora',
    ejercicio,
    numero,
    idPartida: id,
    mensaje: enPalabras(`${numero}/${ejercicio}`, que),
  };
}

function enPalabras(cual: string, que: Distinta['que']): string {
  switch (que) {
    case 'otra':
      return `La partida ${cual} no es la que anotó la bitácora: se reescribió, con las que siguen, después de contabilizarse.`;
    case 'sin-anotar':
      return `La partida ${cual} no está en la bitácora: se puso sin pasar por ella.`;
    case 'falta':
      return `Falta la partida ${cual}, que la bitácora anotó cuando se contabilizó.`;
    default:
      return que satisfies never;
  }
}
