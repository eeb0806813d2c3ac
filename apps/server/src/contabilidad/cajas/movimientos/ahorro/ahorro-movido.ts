// The savings account that a movement of the counter moved, and what it held afterwards: for whoever shows or prints it.
import { sql } from 'kysely';

/** From `movimiento_de_caja m`; null where it is not of savings. */
export const ahorroMovido = sql.raw<unknown>(`case when m.clase in ('deposito-ahorro', 'retiro-ahorro') then (
  select jsonb_build_object('cuenta', s.cuenta, 'numero', k.numero, 'producto', q.nombre, 'saldo', s.saldo,
    'titular', coalesce((select z.nombre from titular t join asociado z on z.id = t.asociado where t.cuenta = s.cuenta order by t.orden limit 1), ''))
  from movimiento_ahorro s join cuenta_ahorro k on k.id = s.cuenta join producto_ahorro q on q.id = k.producto
  where s.partida = m.partida and s.corrida is null) end`);
