// What the cajas leave somebody to do: their cajero, whoever answers for those of an agencia, and who sets them up. Each
// begins with what is not finished, which is little however long the history.
import { type RawBuilder, sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { CAJAS, enlaceAJornada, enlaceALasCajas } from './enlace.ts';
import { hoyDe, misCajas } from './mis-cajas.ts';
import { esPropuestaPendiente } from './revision/propuesta-pendiente.ts';

/** What follows a `from`, with the jornada as `j`. */
type Cuales = (contexto: ContextoConActor) => RawBuilder<unknown>;

const deMisAgencias = ({ actor: { agencias } }: ContextoConActor): RawBuilder<unknown> =>
  sql`jornada j join caja c on c.id = j.caja and c.agencia = any(${agencias}::text[])`;

/** Attended at the oldest of them. */
function deJornadas(cuales: Cuales): Pick<ClaseDePendiente, 'contar' | 'link'> {
  return {
    contar: (db, contexto) => contarFilas(db, cuales(contexto)),
    async link(contexto, db) {
      const { rows } = await sql<{ id: string }>`
        select j.id from ${cuales(contexto)} order by j.fecha, j.id limit 1`.execute(db);
      return rows[0] === undefined ? CAJAS : enlaceAJornada(rows[0].id);
    },
  };
}

const ultimoPaso = sql`(select p.paso from paso_de_revision p where p.jornada = j.id order by p.en desc, p.id desc limit 1)`;
const propuesta = sql`paso_de_revision p where p.jornada = j.id and ${esPropuestaPendiente}`;

// The cajero.

export const cajaObservada: ClaseDePendiente = {
  id: 'caja-observada',
  titulo: [
    'jornada suya observada, que espera su respuesta',
    'jornadas suyas observadas, que esperan su respuesta',
  ],
  permiso: 'cajas:operar',
  ...deJornadas(
    ({ actor: { id } }) =>
      sql`jornada j where j.estado = 'observada' and j.cajero = ${id} and ${ultimoPaso} = 'observar'`,
  ),
};

export const cajaDeOtroDia: ClaseDePendiente = {
  id: 'caja-de-otro-dia',
  titulo: ['jornada suya de otro día sin cerrar', 'jornadas suyas de otro día sin cerrar'],
  permiso: 'cajas:operar',
  contar: (db, contexto) =>
    contarFilas(
      db,
      sql`jornada j where j.cajero = ${contexto.actor.id} and j.estado in ('abierta', 'contada')
        and j.fecha < ${hoyDe(contexto)}::date`,
    ),
  link: () => CAJAS,
};

export const cajaSinAbrir: ClaseDePendiente = {
  id: 'caja-sin-abrir',
  titulo: ['caja suya sin abrir hoy', 'cajas suyas sin abrir hoy'],
  permiso: 'cajas:operar',
  contar(db, contexto) {
    const { id, agencias } = contexto.actor;
    const hoy = hoyDe(contexto);
    return contarFilas(
      db,
      sql`asignacion_de_caja a join caja c on c.id = a.caja
        where a.cajero = ${id} and a.desde <= ${hoy}::date and (a.hasta is null or a.hasta >= ${hoy}::date)
          and c.activa and c.agencia = any(${agencias}::text[])
          and not exists (select from jornada j where j.cajero = a.cajero and j.fecha = ${hoy}::date)
          and not exists (select from jornada j where j.cajero = a.cajero and j.estado in ('abierta', 'contada'))`,
    );
  },
  link: () => CAJAS,
};

const deTraslados = (
  lado: 'origen' | 'destino',
  estado: 'pedido' | 'en_transito' | 'rechazado',
): Pick<ClaseDePendiente, 'contar' | 'link' | 'permiso'> => ({
  permiso: 'cajas:operar',
  async contar(db: Database, contexto: ContextoConActor) {
    const cajas = await misCajas(db, contexto);
    return contarFilas(
      db,
      sql`traslado_de_caja t where t.estado = ${sql.lit(estado)} and ${sql.ref(`t.${lado}`)} = any(${cajas}::uuid[])`,
    );
  },
  link: () => CAJAS,
});

export const trasladosPorRecibir: ClaseDePendiente = {
  id: 'traslados-por-recibir',
  titulo: ['traslado que viene a su caja', 'traslados que vienen a su caja'],
  ...deTraslados('destino', 'en_transito'),
};

export const trasladosPorEnviar: ClaseDePendiente = {
  id: 'traslados-por-enviar',
  titulo: ['pedido de efectivo a su caja', 'pedidos de efectivo a su caja'],
  ...deTraslados('origen', 'pedido'),
};

export const trasladosPorDevolver: ClaseDePendiente = {
  id: 'traslados-por-devolver',
  titulo: ['traslado que no le recibieron', 'traslados que no le recibieron'],
  ...deTraslados('origen', 'rechazado'),
};

// Those who answer for the cajas of an agencia.

/** One that its cajero has still to answer, or that waits for a second person, is somebody else's to attend. */
export const cajasPorRevisar: ClaseDePendiente = {
  id: 'cajas-por-revisar',
  titulo: ['jornada de caja por revisar', 'jornadas de caja por revisar'],
  permiso: 'cajas:revisar',
  ...deJornadas(
    (contexto) => sql`${deMisAgencias(contexto)}
      where j.estado <> 'revisada' and j.cajero <> ${contexto.actor.id} and not exists (select from ${propuesta})
        and (j.estado = 'cerrada' or (j.estado = 'observada' and ${ultimoPaso} <> 'observar'))`,
  ),
};

export const diferenciasPorAprobar: ClaseDePendiente = {
  id: 'diferencias-por-aprobar',
  titulo: ['diferencia de caja que espera su aprobación', 'diferencias de caja que esperan su aprobación'],
  permiso: 'cajas:revisar',
  ...deJornadas(
    (contexto) => sql`${deMisAgencias(contexto)}
      where j.estado in ('cerrada', 'observada') and j.cajero <> ${contexto.actor.id}
        and exists (select from ${propuesta} and p.por <> ${contexto.actor.id})`,
  ),
};

export const cajasDeOtrosDias: ClaseDePendiente = {
  id: 'cajas-de-otros-dias',
  titulo: ['caja de otro día sin cerrar', 'cajas de otros días sin cerrar'],
  permiso: 'cajas:revisar',
  contar: (db, contexto) => contarFilas(db, abiertasDeOtrosDias(contexto)),
  async link(contexto, db) {
    const { rows } = await sql<{ fecha: string }>`
      select j.fecha from ${abiertasDeOtrosDias(contexto)} order by j.fecha limit 1`.execute(db);
    return rows[0] === undefined ? CAJAS : enlaceALasCajas(rows[0].fecha);
  },
};

const abiertasDeOtrosDias: Cuales = (contexto) => sql`${deMisAgencias(contexto)}
  where j.estado in ('abierta', 'contada') and j.fecha < ${hoyDe(contexto)}::date`;

// Who sets them up.

/** Without them no difference is settled and no traslado leaves; where there are no cajas, nothing is missing. */
export const cajasPorConfigurar: ClaseDePendiente = {
  id: 'cajas-por-configurar',
  titulo: ['cuenta de las cajas sin elegir', 'cuentas de las cajas sin elegir'],
  permiso: 'cajas:administrar',
  contar: (db) =>
    contarFilas(
      db,
      sql`configuracion_de_cajas g, unnest(array[g.cuenta_sobrante, g.cuenta_faltante, g.cuenta_empleado, g.cuenta_transito])
        as cuentas (elegida) where elegida is null and exists (select from caja)`,
    ),
  link: () => `${CAJAS}?vista=configuracion`,
};
