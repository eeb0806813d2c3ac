// What a partida moved in savings accounts, as it is answered to whoever asked for it, the first time and when asked again.
import type { Movido } from '@cuadra/contract/ahorros/movimientos';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export async function leerMovido(db: Database, partida: string): Promise<Movido> {
  const { rows } = await sql<{ movimientos: Movido['movimientos']; partidas: Movido['partidas'] }>`
    with suyas as (
      select ${partida}::uuid as id, 1 as orden
      union select t.partida_hacia, 2 from transferencia_ahorro t where t.partida = ${partida}::uuid and t.partida_hacia <> t.partida
      union select h.id, 2 from transferencia_ahorro t join partida p on p.id = ${partida}::uuid and p.revierte = t.partida
        join partida h on h.revierte = t.partida_hacia where t.partida_hacia <> t.partida
    )
    select
      (select jsonb_agg(jsonb_build_object('cuenta', m.cuenta, 'numero', c.numero, 'n', m.n, 'saldo', m.saldo) order by s.orden, m.monto)
       from suyas s join movimiento_ahorro m on m.partida = s.id and m.corrida is null join cuenta_ahorro c on c.id = m.cuenta) as movimientos,
      (select jsonb_agg(jsonb_build_object('id', p.id, 'ejercicio', p.ejercicio, 'numero', p.numero) order by s.orden)
       from suyas s join partida p on p.id = s.id) as partidas`.execute(db);
  const [movido] = rows;
  return { movimientos: movido?.movimientos ?? [], partidas: movido?.partidas ?? [] };
}
