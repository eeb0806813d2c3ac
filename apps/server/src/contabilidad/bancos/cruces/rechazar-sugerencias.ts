// What the program proposes and somebody says that does not go together: it is not proposed again.
import type {
  rechazarSugerencias as contrato,
  HechoEnMesa,
} from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { hechoEnMesa } from '../mesa/hecho-en-mesa.ts';
import { exigirCuenta, tomarCuenta } from './cuenta-por-cruzar.ts';

export async function rechazarSugerencias(
  db: Database,
  contexto: ContextoConActor,
  cuenta: string,
  body: BodyOf<typeof contrato>,
): Promise<HechoEnMesa> {
  await exigirCuenta(db, cuenta);
  await escribir(db, contexto, 'bancos:rechazar', async (tx) => {
    await tomarCuenta(tx, cuenta);
    const quitadas = await tx
      .deleteFrom('sugerenciaDeBanco')
      .where('cuentaBancaria', '=', cuenta)
      .where('id', '=', sql<string>`any(${body.sugerencias}::uuid[])`)
      .returning('huella')
      .execute();
    await anotarRechazadas(
      tx,
      contexto,
      cuenta,
      quitadas.map(({ huella }) => huella),
    );
    await avisarCambioDeBancos(tx, cuenta);
  });
  return hechoEnMesa(db, cuenta, body, []);
}

export async function anotarRechazadas(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  cuenta: string,
  huellas: readonly string[],
): Promise<void> {
  if (huellas.length === 0) return;
  await sql`insert into sugerencia_rechazada (cuenta_bancaria, huella, rechazada_por, rechazada_en)
    select ${cuenta}::uuid, h, ${actor.id}::uuid, ${ahora.toString()}::timestamptz from unnest(${huellas}::text[]) h
    on conflict do nothing`.execute(tx);
}
