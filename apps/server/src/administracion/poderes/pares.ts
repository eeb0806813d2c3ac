// Who holds roles that exclude each other since before they did: what two administradores resolve, taking one of the roles away
// or accepting both until a day.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ParIncumplido } from '@cuadra/contract/administracion/poderes';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** `x`: each pair that an active person holds, with what was last accepted of it that is still in force on `hoy`. */
export const paresIncumplidos = (hoy: Temporal.PlainDate): RawBuilder<unknown> => sql`(
  select u.id, u.nombre, p.rol_a, p.rol_b, p.razon, a.hasta, a.motivo,
    exists (select from cambio_de_poder c where c.clase = 'par-aceptado' and c.sujeto = u.id
      and c.estado = 'pendiente' and ${tieneElPar}) as en_espera
  from rol_incompatible p
  join usuario_rol ra on ra.rol = p.rol_a
  join usuario_rol rb on rb.rol = p.rol_b and rb.usuario = ra.usuario
  join usuario u on u.id = ra.usuario and u.activo
  left join lateral (
    select c.datos ->> 'hasta' as hasta, c.datos ->> 'motivo' as motivo
    from cambio_de_poder c
    where c.clase = 'par-aceptado' and c.sujeto = u.id and c.estado in ('aplicado', 'inmediato') and ${tieneElPar}
      and (c.datos ->> 'hasta')::date >= ${hoy.toString()}::date
    order by c.datos ->> 'hasta' desc limit 1
  ) a on true
) x`;

const tieneElPar = sql`c.datos -> 'pares' @> jsonb_build_array(jsonb_build_object('rolA', p.rol_a, 'rolB', p.rol_b))`;

interface Fila {
  readonly id: string;
  readonly nombre: string;
  readonly rolA: Rol;
  readonly rolB: Rol;
  readonly razon: string;
  readonly hasta: string | null;
  readonly motivo: string | null;
  readonly enEspera: boolean;
}

export async function leerParesIncumplidos(db: Database, hoy: Temporal.PlainDate): Promise<ParIncumplido[]> {
  const { rows } = await sql<Fila>`
    select * from ${paresIncumplidos(hoy)} order by nombre, id, rol_a, rol_b`.execute(db);
  return rows.map(({ id, nombre, hasta, motivo, ...par }) => ({
    ...par,
    usuario: { id, nombre },
    aceptado: hasta === null || motivo === null ? null : { hasta, motivo },
  }));
}

/** The pairs that one person holds, whether they enter or not. */
export function paresDe(db: Database, usuario: string): Promise<{ rolA: Rol; rolB: Rol }[]> {
  return db
    .selectFrom('rolIncompatible as par')
    .innerJoin('usuarioRol as a', 'a.rol', 'par.rolA')
    .innerJoin('usuarioRol as b', (union) =>
      union.onRef('b.rol', '=', 'par.rolB').onRef('b.usuario', '=', 'a.usuario'),
    )
    .select(['par.rolA', 'par.rolB'])
    .where('a.usuario', '=', usuario)
    .orderBy('par.rolA')
    .orderBy('par.rolB')
    .execute();
}
