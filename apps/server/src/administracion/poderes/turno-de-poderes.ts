// Whoever changes what people may do goes one at a time: taken before any row, it is known who is an administrador while
// it is decided, however many of them change each other at the same instant.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

const CANDADO_DE_PODERES = 5_140_782_234;

export async function tomarTurnoDePoderes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CANDADO_DE_PODERES})`.execute(tx);
}
