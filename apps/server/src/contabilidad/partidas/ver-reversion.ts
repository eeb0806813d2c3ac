// What a person is told before they ask for a reversal: how much of it they do alone today, and who would decide the rest.
import type { Reversion } from '@cuadra/contract/contabilidad/reversion';
import { actoDe } from '@cuadra/core/control/clase-de-lineas';
import { lineasInversas } from '@cuadra/core/partida';
import { personasConPermiso } from '#acceso/usuarios/personas-con-permiso.ts';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import { leerMovidoHoy } from '#control/limites.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { verEjercicioCerrado } from './armar-reversion.ts';
import { leerLineas } from './queries.ts';
import { exigirReversible, type LeerCruces } from './revertir-partida.ts';

/** Enough to know whom to ask. */
const APRUEBAN_MAX = 10;

export async function verReversion(
  { db, leerCruces }: { readonly db: Database; readonly leerCruces: LeerCruces },
  contexto: ContextoConActor,
  id: string,
): Promise<Reversion> {
  const { actor, ahora } = contexto;
  const original = await exigirReversible(db, contexto, id);
  const { ejercicio, numero, agencia } = original;
  const lineas = lineasInversas(await leerLineas(db, { ejercicio, numero }));
  const [{ limites, dinero }, hoy, aprueban, cruces, ejercicioCerrado] = await Promise.all([
    leerEntorno(db, ahora),
    leerMovidoHoy(db, ahora, actor),
    quienesAprueban(db, agencia, actor.id),
    leerCruces(db, id),
    verEjercicioCerrado(db, original),
  ]);
  const { clase } = actoDe('reversion', lineas, dinero);
  const solaHasta = limites.margen(actor.roles, 'reversion', clase, hoy(clase));
  return { solaHasta, aprueban, cruces, ejercicioCerrado };
}

function quienesAprueban(db: Database, agencia: string, excepto: string): Promise<Reversion['aprueban']> {
  return personasConPermiso(db, 'partidas:aprobar', agencia)
    .where('usuario.id', '<>', excepto)
    .limit(APRUEBAN_MAX)
    .execute();
}
