// A year opened by mistake goes while nothing was done in it; PostgreSQL says when it cannot (ejercicio_quitar).
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarPeriodos } from '../queries.ts';
import { exigirInstitucionEntera } from './abrir-ejercicios.ts';

export async function quitarEjercicio(tx: Tx, { actor }: ContextoConActor, anio: number): Promise<void> {
  await exigirInstitucionEntera(tx, actor);
  await sql`select ejercicio_quitar(${anio}::int)`.execute(tx);
  await avisarPeriodos(tx);
}
