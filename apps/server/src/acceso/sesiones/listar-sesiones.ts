import type { Sesion } from '@cuadra/contract/acceso/sesiones';
import type { Database } from '#platform/database/pool.ts';
import { estaAbierta } from './sesion-vigente.ts';

/** Those that still serve, the one used last first. */
export async function listarSesiones(
  db: Database,
  usuario: string,
  actual: string,
  ahora: Temporal.Instant,
): Promise<Sesion[]> {
  const filas = await db
    .selectFrom('sesion')
    .select(['id', 'direccion', 'navegador', 'abiertaEn', 'ultimoUso', 'venceEn'])
    .where('usuario', '=', usuario)
    .where(estaAbierta(ahora))
    .orderBy('ultimoUso', 'desc')
    .orderBy('id')
    .execute();
  return filas.map((fila) => ({ ...fila, esActual: fila.id === actual }));
}
