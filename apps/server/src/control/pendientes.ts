// What control leaves somebody to do.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import { AUTORIZACIONES } from './autorizaciones/avisos.ts';
import { porResponderDe } from './autorizaciones/queries.ts';
import { sinVerDe } from './senales/queries.ts';

export const autorizacionesPorResponder: ClaseDePendiente = {
  id: 'autorizaciones-por-responder',
  titulo: ['autorización que espera su respuesta', 'autorizaciones que esperan su respuesta'],
  permiso: 'autorizaciones:dar',
  contar: (db, contexto) => contarFilas(db, sql`autorizacion a where ${porResponderDe(contexto)}`),
  link: () => AUTORIZACIONES,
};

export const autorizacionesDadas: ClaseDePendiente = {
  id: 'autorizaciones-dadas',
  titulo: ['cosa que pidió ya está autorizada: hágala', 'cosas que pidió ya están autorizadas: hágalas'],
  permiso: 'autorizaciones:pedir',
  contar: (db, { actor, ahora }) =>
    contarFilas(
      db,
      sql`autorizacion a where a.pedida_por = ${actor.id} and a.estado = 'autorizada' and a.vence_en > ${ahora.toString()}::timestamptz`,
    ),
  link: () => `${AUTORIZACIONES}?vista=propias`,
};

export const senalesSinVer: ClaseDePendiente = {
  id: 'senales-sin-ver',
  titulo: ['señal que conviene mirar', 'señales que conviene mirar'],
  permiso: 'senales:atender',
  contar: (db, contexto) => contarFilas(db, sql`senal s where ${sinVerDe(contexto)}`),
  link: () => `${AUTORIZACIONES}?vista=senales`,
};
