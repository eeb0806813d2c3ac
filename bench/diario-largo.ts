// A diario of so many lines in the current year, in seconds: rows straight into the tables, numbered in the order of
// their dates, as the owner and past the triggers. Only for measuring reads.
import type pg from 'pg';
import { cuentasManuales, hoyEnGuatemala } from './partidas-de-prueba.ts';

const LINEAS_POR_PARTIDA = 4;

export interface DiarioLargo {
  readonly desde: string;
  readonly hasta: string;
}

/** Empties the books and fills them again with exactly that many lines. */
export async function llenarDiario(dueno: pg.Client, lineas: number): Promise<DiarioLargo> {
  const hasta = hoyEnGuatemala();
  const desde = `${hasta.slice(0, 4)}-01-01`;
  const dias = Temporal.PlainDate.from(desde).until(hasta).days + 1;
  const cuentas = await cuentasManuales(dueno);
  await dueno.query('set session_replication_role = replica');
  await dueno.query(
    'delete from linea; delete from partida; truncate saldo_diario, saldo_mensual, saldo_anual',
  );
  await dueno.query('insert into ejercicio (anio) values ($1) on conflict do nothing', [desde.slice(0, 4)]);
  await dueno.query(LLENAR, [lineas / LINEAS_POR_PARTIDA, desde, dias, cuentas]);
  await dueno.query(SUMAR);
  await dueno.query('set session_replication_role = default');
  await dueno.query('vacuum analyze partida, linea, saldo_diario, saldo_mensual, saldo_anual');
  return { desde, hasta };
}

const LLENAR = `
  with nueva as (
    select i as numero, $2::date + ((i - 1) * $3::bigint / $1::bigint)::int as fecha, '0' || (1 + i % 3) as agencia,
      10000 + i % 9000 as total
    from generate_series(1, $1::int) i
  ), partidas as (
    insert into partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia, concepto, total, cantidad_lineas,
      es_manual, origen, huella_anterior, huella)
    select extract(year from fecha), numero, gen_random_uuid(), 'diario', fecha, fecha + interval '20 hours', agencia,
      'Depósito de ahorro corriente en ventanilla, recibo ' || numero, total, ${LINEAS_POR_PARTIDA}, true, 'manual',
      decode(repeat('07', 32), 'hex'), decode(repeat('07', 32), 'hex')
    from nueva
  )
  insert into linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber, documento)
  select extract(year from fecha), numero, n, ($4::text[])[1 + (numero::bigint * 104729 + n * 31) % cardinality($4::text[])],
    agencia, fecha, case when n <= 2 then total / 2 + n % 2 * (total % 2) else 0 end,
    case when n > 2 then total / 2 + n % 2 * (total % 2) else 0 end, 'F-' || numero
  from nueva, generate_series(1, ${LINEAS_POR_PARTIDA}) n`;

const SUMAR = `
  insert into saldo_diario (id_cuenta, agencia, fecha, debe, haber)
  select id_cuenta, agencia, fecha, sum(debe), sum(haber) from linea group by 1, 2, 3;
  insert into saldo_mensual (id_cuenta, agencia, mes, debe, haber)
  select id_cuenta, agencia, date_trunc('month', fecha)::date, sum(debe), sum(haber) from saldo_diario group by 1, 2, 3;
  insert into saldo_anual (id_cuenta, agencia, anio, debe, haber)
  select id_cuenta, agencia, date_trunc('year', mes)::date, sum(debe), sum(haber) from saldo_mensual group by 1, 2, 3`;
