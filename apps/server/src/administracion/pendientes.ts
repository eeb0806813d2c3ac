// What those who ask for an account leave the administrators to do.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '../escritorio/pendientes/clase-de-pendiente.ts';

export const solicitudesPorResponder: ClaseDePendiente = {
  id: 'solicitudes',
  titulo: 'Solicitudes de cuenta por responder',
  permiso: 'usuarios:administrar',
  contar: (db) => contarFilas(db, sql`solicitud_cuenta where estado = 'pendiente'`),
  link: () => '/administracion/usuarios?vista=solicitudes',
};
