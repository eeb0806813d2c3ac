// The plans from which runs are born, as people see them: those of their own agencias.
import type { Programacion } from '@cuadra/contract/ahorros/programaciones';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';

/** One without agencias is of all of them. */
export const esDeSusAgencias = ({ agencias }: Pick<Actor, 'agencias'>): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(p.agencias, array(select a.id_agencia from agencia a)) <@ ${agencias}::text[])`;

export function listarProgramaciones(db: Database, actor: Actor): Promise<Programacion[]> {
  return leer(db, esDeSusAgencias(actor));
}

export async function verProgramacion(db: Database, id: string): Promise<Programacion> {
  const [programacion] = await leer(db, sql`p.id = ${id}::uuid`);
  if (programacion === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return programacion;
}

/** When its next calculation starts. */
export const vezDe = sql<string>`((p.proximo_fin + p.dias_despues + p.hora) at time zone ${ZONA_HORARIA})`;

async function leer(db: Database, condicion: RawBuilder<unknown>): Promise<Programacion[]> {
  const { rows } = await sql<Programacion>`
    select p.id, p.nombre,
      (select jsonb_agg(jsonb_build_object('id', x.id, 'codigo', x.codigo, 'nombre', x.nombre) order by x.codigo)
        from producto_ahorro x where x.id = any(p.productos)) as productos,
      p.agencias, p.frecuencia, p.dias_despues, to_char(p.hora, 'HH24:MI') as hora, p.proximo_fin,
      case when p.pausada then null else to_char(${vezDe} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as proxima_vez,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'nombre', u.nombre) order by u.nombre)
        from usuario u where u.id = any(p.avisar_a)), '[]') as avisar_a,
      jsonb_build_object('id', r.id, 'nombre', r.nombre) as responsable, p.pausada, p.version,
      (select jsonb_build_object('id', c.id, 'estado', c.estado, 'hasta', c.hasta) from corrida c
        where c.programacion = p.id order by c.hasta desc, c.id desc limit 1) as ultima
    from programacion_de_intereses p join usuario r on r.id = p.responsable
    where ${condicion} order by p.nombre`.execute(db);
  return rows;
}
