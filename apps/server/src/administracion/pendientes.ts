// What those who ask for an account leave the administrators to do, and whoever prints an envelope to somebody else.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '../escritorio/pendientes/clase-de-pendiente.ts';

export const solicitudesPorResponder: ClaseDePendiente = {
  id: 'solicitudes',
  titulo: ['Solicitud de cuenta por responder', 'Solicitudes de cuenta por responder'],
  permiso: 'usuarios:administrar',
  contar: (db) => contarFilas(db, sql`solicitud_cuenta where estado = 'pendiente'`),
  link: () => '/administracion/usuarios?vista=solicitudes',
};

/** Not those that they printed, nor their own. */
export const sobresPorConfirmar: ClaseDePendiente = {
  id: 'sobres',
  titulo: ['Sobre por confirmar', 'Sobres por confirmar'],
  permiso: 'invitaciones:confirmar',
  contar: (db, { actor, ahora }) =>
    contarFilas(
      db,
      sql`invitacion where via = 'sobre' and not exenta and confirmada_en is null and usada_en is null
        and not anulada and vence_en > ${ahora.toString()} and ${actor.id} not in (usuario, creada_por)`,
    ),
  link: () => '/administracion/sobres',
};
