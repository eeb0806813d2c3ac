// Who is in now and who asks for something, for the administradores. The sessions are looked for person by person: those
// that ended are many more than the people.
import type { PersonasDeInicio } from '@cuadra/contract/administracion/personas-de-inicio';
import { sql } from 'kysely';
import { estaAbierta } from '#acceso/sesiones/sesion-vigente.ts';
import type { RecuadroDe } from '#inicio/recuadro.ts';

const CUANTOS = 3;
const NOMBRES_MAX = 6;

export const recuadroDePersonas: RecuadroDe['personas'] = {
  id: 'personas',
  permiso: 'usuarios:administrar',
  async leer(db, { ahora }) {
    const { rows } = await sql<PersonasDeInicio>`
      with persona as (
        select usuario.nombre, (select max(ultimo_uso) from sesion
            where sesion.usuario = usuario.id and ${estaAbierta(ahora)}) as ultimo_uso,
          exists (select from totp t where t.usuario = usuario.id and t.confirmado_en is not null)
            or exists (select from passkey k where k.usuario = usuario.id) as con_segundo
        from usuario where usuario.activo
      )
      select count(*)::int as activas, count(*) filter (where not con_segundo)::int as sin_segundo_factor,
        count(ultimo_uso)::int as conectadas,
        coalesce((array_agg(nombre order by ultimo_uso desc) filter (where ultimo_uso is not null))[1:${sql.lit(NOMBRES_MAX)}], '{}') as nombres,
        array(
          select json_build_object('id', s.id, 'nombre', s.nombre, 'pedidaEn', ${enIso('s.pedida_en')})
          from solicitud_cuenta s where s.estado = 'pendiente' order by s.pedida_en limit ${CUANTOS}) as solicitudes,
        array(
          select json_build_object('id', c.id, 'pedidoPor', u.nombre, 'pedidoEn', ${enIso('c.pedido_en')})
          from cambio_de_poder c join usuario u on u.id = c.pedido_por
          where c.estado = 'pendiente' order by c.pedido_en limit ${CUANTOS}) as cambios_de_poderes
      from persona`.execute(db);
    return rows[0];
  },
};

const enIso = (columna: string) =>
  sql`to_char(${sql.ref(columna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
