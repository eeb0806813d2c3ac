// What waits for this person. To add a kind: one entry in the list, with who may attend it, how many there are and
// where they are attended.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Pendiente } from '@cuadra/contract/escritorio/pendientes';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import {
  contarMesesSinCerrar,
  contarPartidasPorAprobar,
  contarPartidasPropias,
  contarSolicitudes,
} from './queries.ts';

interface Clase {
  readonly id: string;
  readonly titulo: string;
  readonly permiso: Permiso;
  contar(db: Database, contexto: ContextoConActor): Promise<number>;
  link(contexto: ContextoConActor): string;
}

const PARTIDAS = '/contabilidad/ver-partidas';

const clases: readonly Clase[] = [
  {
    id: 'partidas-por-aprobar',
    titulo: 'Partidas que esperan su aprobación',
    permiso: 'partidas:aprobar',
    contar: (db, { actor }) => contarPartidasPorAprobar(db, actor),
    link: () => `${PARTIDAS}?vista=aprobaciones`,
  },
  {
    id: 'partidas-rechazadas',
    titulo: 'Partidas suyas que le devolvieron',
    permiso: 'partidas:registrar',
    contar: (db, { actor }) => contarPartidasPropias(db, actor, 'rechazada'),
    link: ({ actor }) => `${PARTIDAS}?estado=rechazada&usuario=${actor.id}`,
  },
  {
    id: 'borradores',
    titulo: 'Borradores suyos sin terminar',
    permiso: 'partidas:registrar',
    contar: (db, { actor }) => contarPartidasPropias(db, actor, 'borrador'),
    link: ({ actor }) => `${PARTIDAS}?estado=borrador&usuario=${actor.id}`,
  },
  {
    id: 'meses-sin-cerrar',
    titulo: 'Meses anteriores sin cerrar',
    permiso: 'periodos:cerrar',
    contar: (db, { actor, ahora }) => contarMesesSinCerrar(db, actor, ahora),
    link: () => '/contabilidad/cierre',
  },
  {
    id: 'solicitudes',
    titulo: 'Solicitudes de cuenta por responder',
    permiso: 'usuarios:administrar',
    contar: (db) => contarSolicitudes(db),
    link: () => '/administracion/usuarios?vista=solicitudes',
  },
];

export async function listarPendientes(db: Database, contexto: ContextoConActor): Promise<Pendiente[]> {
  const permitidas = clases.filter(({ permiso }) => contexto.actor.permisos.has(permiso));
  const contadas = await Promise.all(
    permitidas.map(async (clase) => ({
      id: clase.id,
      titulo: clase.titulo,
      cuenta: await clase.contar(db, contexto),
      link: clase.link(contexto),
    })),
  );
  return contadas.filter(({ cuenta }) => cuenta > 0);
}
