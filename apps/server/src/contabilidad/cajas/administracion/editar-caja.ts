// What was decided about a caja, changed whole: its name and whether it is in use.
import type { editarCaja as contrato } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { avisarDeCajas } from '../avisar-de-cajas.ts';

type Cambios = BodyOf<typeof contrato>;

export async function editarCaja(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  id: string,
  { version, ...cambios }: Cambios,
): Promise<void> {
  // Held: nobody opens a jornada in it meanwhile.
  const caja = await tx
    .selectFrom('caja')
    .select(['version', 'activa'])
    .where('id', '=', id)
    .where('agencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .forUpdate()
    .executeTakeFirst();
  if (caja === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (caja.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  if (caja.activa && !cambios.activa) await exigirVacia(tx, id);
  await tx
    .updateTable('caja')
    .set({ ...cambios, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisarDeCajas(tx, await cajerosDe(tx, id, hoyEn({ ahora: () => ahora }).toString()));
}

/** Nothing in it, nothing on its way to or from it, and no difference that somebody will still post to it. */
async function exigirVacia(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ enUso: boolean }>`
    select exists (select from jornada j where j.caja = ${id}::uuid and j.estado <> 'revisada')
      or exists (select from saldo_de_caja s where s.caja = ${id}::uuid and s.saldo <> 0)
      or exists (select from traslado_de_caja t where t.origen = ${id}::uuid and t.estado in ('pedido', 'en_transito', 'rechazado'))
      or exists (select from traslado_de_caja t where t.destino = ${id}::uuid and t.estado in ('pedido', 'en_transito', 'rechazado'))
      as en_uso`.execute(tx);
  if (rows[0]?.enUso !== false) throw new ProblemaError('CAJA_EN_USO');
}

async function cajerosDe(tx: Tx, caja: string, hoy: string): Promise<string[]> {
  const { rows } = await sql<{ cajero: string }>`
    select distinct s.cajero from asignacion_de_caja s
    where s.caja = ${caja}::uuid and (s.hasta is null or s.hasta >= ${hoy}::date)`.execute(tx);
  return rows.map(({ cajero }) => cajero);
}
