// Replaces the whole table of limits: only what differs is written, so the bitácora tells what really changed.
import type { LimiteDeContabilizacion } from '@cuadra/contract/contabilidad/configuracion';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/escribir.ts';

export async function guardarLimites(tx: Tx, limites: readonly LimiteDeContabilizacion[]): Promise<void> {
  const roles = limites.map(({ rol }) => rol);
  const tipos = limites.map(({ tipo }) => tipo);
  const montos = limites.map(({ montoMax }) => montoMax);
  await sql`
    delete from limite_contabilizacion l
    where not exists (
      select from unnest(${roles}::text[], ${tipos}::text[]) u (rol, tipo) where (u.rol, u.tipo) = (l.rol, l.tipo)
    )`.execute(tx);
  await sql`
    insert into limite_contabilizacion as l (rol, tipo, monto_max)
    select u.rol, u.tipo, u.monto from unnest(${roles}::text[], ${tipos}::text[], ${montos}::bigint[]) u (rol, tipo, monto)
    on conflict (rol, tipo) do update set monto_max = excluded.monto_max
      where l.monto_max is distinct from excluded.monto_max`.execute(tx);
}
