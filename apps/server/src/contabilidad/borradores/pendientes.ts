// What the drafts leave somebody to do.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { puedeAprobar } from './listar-por-aprobar.ts';

const PARTIDAS = '/contabilidad/ver-partidas';

export const partidasPorAprobar: ClaseDePendiente = {
  id: 'partidas-por-aprobar',
  titulo: ['partida que espera su aprobación', 'partidas que esperan su aprobación'],
  permiso: 'partidas:aprobar',
  contar: (db, { actor }) => contarFilas(db, sql`borrador b where ${puedeAprobar(actor)}`),
  link: () => `${PARTIDAS}?vista=aprobaciones`,
};

export const partidasRechazadas: ClaseDePendiente = {
  id: 'partidas-rechazadas',
  titulo: ['partida suya que le devolvieron', 'partidas suyas que le devolvieron'],
  permiso: 'partidas:registrar',
  contar: (db, { actor }) => contarPropios(db, actor, 'rechazada'),
  link: ({ actor }) => `${PARTIDAS}?estado=rechazada&usuario=${actor.id}`,
};

export const borradoresSinTerminar: ClaseDePendiente = {
  id: 'borradores',
  titulo: ['borrador suyo sin terminar', 'borradores suyos sin terminar'],
  permiso: 'partidas:registrar',
  contar: (db, { actor }) => contarPropios(db, actor, 'borrador'),
  link: ({ actor }) => `${PARTIDAS}?estado=borrador&usuario=${actor.id}`,
};

function contarPropios(
  db: Database,
  { id, agencias }: Actor,
  estado: 'borrador' | 'rechazada',
): Promise<number> {
  return contarFilas(
    db,
    sql`borrador where ${id}::uuid = any(escritores) and estado = ${estado} and agencia = any(${agencias}::text[])`,
  );
}
