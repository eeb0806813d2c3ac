// What the server keeps added up of the counterparts, for a book that came past it: its numbers are far above the last one
// given, so that nothing would ever look for them.
import type pg from 'pg';

export async function sumarContrapartidas(dueno: pg.Client): Promise<void> {
  await dueno.query('truncate contrapartida_diaria, contrapartida_mensual, contrapartida_hasta');
  await dueno.query(
    'insert into contrapartida_hasta (ejercicio, numero) select anio, ultimo_numero from ejercicio',
  );
  await dueno.query(`
    insert into contrapartida_diaria (fecha, agencia, id_cuenta, razon, debe, haber)
    select c.fecha, c.agencia, c.id_cuenta, c.razon, c.debe, c.haber
    from ejercicio e cross join lateral contrapartidas(e.anio, 0, 2147483647) c`);
  await dueno.query(`
    insert into contrapartida_mensual (mes, agencia, id_cuenta, razon, debe, haber)
    select date_trunc('month', fecha)::date, agencia, id_cuenta, razon, sum(debe), sum(haber)
    from contrapartida_diaria group by 1, 2, 3, 4`);
  await dueno.query('vacuum analyze contrapartida_diaria, contrapartida_mensual, contrapartida_hasta');
}
