// What is left to the administrators by a house that has just begun and by those who ask for an account, and by whoever prints
// an envelope to somebody else.
import { sql } from 'kysely';
import { NOMBRE_POR_ESCRIBIR } from '#acceso/usuarios/crear-primer-administrador.ts';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';

/** What heads every document and nobody has written yet. */
export const datosPorCompletar: ClaseDePendiente = {
  id: 'datos-de-la-institucion',
  titulo: ['dato de la institución por completar', 'datos de la institución por completar'],
  permiso: 'institucion:administrar',
  contar: (db) =>
    contarFilas(
      db,
      sql`institucion, lateral (values (nombre = ${NOMBRE_POR_ESCRIBIR}), (nit = ''), (direccion = '')) d (falta) where falta`,
    ),
  link: () => '/administracion/institucion',
};

/** Administrators keep no books: until there is somebody who does, nothing else can begin. */
export const contadorPorNombrar: ClaseDePendiente = {
  id: 'contador-por-nombrar',
  titulo: ['contador por nombrar', 'contadores por nombrar'],
  permiso: 'usuarios:administrar',
  contar: (db) =>
    contarFilas(
      db,
      sql`(select 1 where not exists (
        select 1 from usuario_rol join usuario on id = usuario where rol = 'contador' and activo)) puesto`,
    ),
  link: () => '/administracion/usuarios',
};

export const solicitudesPorResponder: ClaseDePendiente = {
  id: 'solicitudes',
  titulo: ['solicitud de cuenta por responder', 'solicitudes de cuenta por responder'],
  permiso: 'usuarios:administrar',
  contar: (db) => contarFilas(db, sql`solicitud_cuenta where estado = 'pendiente'`),
  link: () => '/administracion/usuarios?vista=solicitudes',
};

/** Not those that they printed, nor their own. */
export const sobresPorConfirmar: ClaseDePendiente = {
  id: 'sobres',
  titulo: ['sobre por confirmar', 'sobres por confirmar'],
  permiso: 'invitaciones:confirmar',
  contar: (db, { actor, ahora }) =>
    contarFilas(
      db,
      sql`invitacion where via = 'sobre' and not exenta and confirmada_en is null and usada_en is null
        and not anulada and vence_en > ${ahora.toString()} and ${actor.id} not in (usuario, creada_por)`,
    ),
  link: () => '/administracion/sobres',
};
