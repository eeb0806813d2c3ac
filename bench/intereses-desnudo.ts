// The yardstick of the calculation: one statement over the same accounts and movements, for the one rule they have, into a table like
// that of the lines. No reasons, no states, no other methods, no tandas, no fingerprint.
import type pg from 'pg';
import type { MesDePrueba } from './ahorros-de-prueba.ts';

/** How long it takes, in milliseconds; what it wrote is not kept. */
export async function insertarDesnudo(
  dueno: pg.Client,
  producto: number,
  { desde, hasta }: MesDePrueba,
): Promise<number> {
  await dueno.query('create table if not exists linea_desnuda (like corrida_linea including all)');
  const empieza = performance.now();
  await dueno.query('begin');
  await dueno.query(DESNUDO, [producto, desde, hasta]);
  await dueno.query('commit');
  const ms = performance.now() - empieza;
  await dueno.query('truncate linea_desnuda');
  return ms;
}

const DESNUDO = `
  insert into linea_desnuda (corrida, intento, cuenta, tanda, desde, hasta, dias, saldo_dias, exacto, interes, isr, movimientos, estado)
  with hechos as (
    select c.id, c.saldo, c.movimientos, x.dia, x.monto
    from cuenta_ahorro c cross join lateral (
      select m.gana_desde as dia, m.monto from movimiento_ahorro m where m.cuenta = c.id and m.gana_desde > $2::date
      union all select $2::date, 0) x
    where c.producto = $1
  ), tramos as (
    select id, movimientos, dia, least(lag(dia, 1, $3::date) over w, $3::date) as fin, saldo - sum(monto) over w + monto as saldo
    from hechos window w as (partition by id order by dia desc rows unbounded preceding)
  ), sumas as (
    select id, min(movimientos) as movimientos, sum(saldo * (fin - dia)) as saldo_dias,
      sum(saldo * (fin - dia) * case when saldo < 1000000 then 20000 else 35000 end) as suma
    from tramos where dia < fin group by id
  )
  select 0, 1, id, 1, $2, $3, $3::date - $2::date, saldo_dias, round(suma / 365000000, 12), round(suma / 365000000),
    round(round(suma / 365000000) * 0.1), movimientos, 'por-pagar'
  from sumas`;
