// What a person is told before they ask for a reversal: how much of it they do alone today, and who would decide the rest.
import { permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import type { Reversion } from '@cuadra/contract/contabilidad/partidas';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { leerContabilizadoHoy, leerLimites } from '../libro/limites.ts';
import { exigirReversible } from './revertir-partida.ts';

/** Enough to know whom to ask. */
const APRUEBAN_MAX = 10;

export async function verReversion(db: Database, contexto: ContextoConActor, id: string): Promise<Reversion> {
  const { actor, ahora } = contexto;
  const { tipo, agencia } = await exigirReversible(db, contexto, id);
  const [limites, hoy, aprueban] = await Promise.all([
    leerLimites(db),
    leerContabilizadoHoy(db, ahora, actor),
    quienesAprueban(db, agencia, actor.id),
  ]);
  return { solaHasta: limites.margen(actor.roles, tipo, hoy(tipo)), aprueban };
}

function quienesAprueban(db: Database, agencia: string, excepto: string): Promise<Reversion['aprueban']> {
  const queAprueban = roles.filter((rol) => permisosDe([rol]).has('partidas:aprobar'));
  return db
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .innerJoin('usuarioAgencia', 'usuarioAgencia.usuario', 'usuario.id')
    .select(['usuario.id', 'usuario.nombre'])
    .distinct()
    .where('usuario.activo', '=', true)
    .where('usuario.id', '<>', excepto)
    .where('usuarioRol.rol', 'in', queAprueban)
    .where('usuarioAgencia.agencia', '=', agencia)
    .orderBy('usuario.nombre')
    .orderBy('usuario.id')
    .limit(APRUEBAN_MAX)
    .execute();
}
