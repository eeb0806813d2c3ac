// A long book, made in seconds: rows straight into the tables, as the owner and past the triggers, with the stored
// balances that the triggers would have kept. Only for measuring reads.
import type pg from 'pg';
import { cuentasManuales } from './partidas-de-prueba.ts';

const DIAS = 900;
const LINEAS_POR_PARTIDA = 4;
/** A word that few have, as many of them however long the book is; all have «medir», and a fifth of them «ventanilla». */
export const PALABRA_RARA = 'Xibalba';
const RARAS = 20;

/** Grows the book to that many lines, over the same accounts, agencias and days however many they are. */
export async function crecerHasta(dueno: pg.Client, lineas: number): Promise<void> {
  const { rows } = await dueno.query<{ hay: string }>('select count(*) as hay from linea');
  const partidas = Math.round((lineas - Number(rows[0]?.hay)) / LINEAS_POR_PARTIDA);
  const cuentas = await cuentasManuales(dueno);
  await dueno.query('set session_replication_role = replica');
  await dueno.query(AGREGAR, [partidas, DIAS, cuentas]);
  await dueno.query('truncate saldo_diario, saldo_mensual, saldo_anual, partida_por_dia');
  await dueno.query(SUMAR_DIAS);
  await dueno.query(SUMAR_MESES);
  await dueno.query(SUMAR_ANIOS);
  await dueno.query(CONTAR_DIAS);
  await dueno.query('set session_replication_role = default');
  await dueno.query(
    'vacuum analyze partida, linea, saldo_diario, saldo_mensual, saldo_anual, partida_por_dia',
  );
}

/** Numbers far above the real ones; dates and accounts spread by multiplying with primes, so that all come alike. */
const AGREGAR = `
  with base as (select coalesce(max(numero), 0) + 10000000 as numero from partida),
  nueva as (
    select base.numero + i as numero, i, current_date - (i::bigint * 7919 % $2)::int as fecha,
      '0' || (1 + i % 3) as agencia, 10000 + i % 9000 as total
    from base, generate_series(1, $1::int) i
  ), partidas as (
    insert into partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia, concepto, total, cantidad_lineas,
      es_manual, origen, huella_anterior, huella)
    select extract(year from fecha), numero, gen_random_uuid(), 'diario', fecha, fecha + interval '20 hours', agencia,
      case i % 5 when 0 then 'Depósito de ahorro corriente en ventanilla' when 1 then 'Pago de cuota de préstamo fiduciario'
        when 2 then 'Compra de papelería y útiles' when 3 then 'Comisión bancaria del mes' else 'Traslado de efectivo a bóveda' end
        || ', partida para medir ' || i || case when i <= ${RARAS} then ' de ${PALABRA_RARA}' else '' end, total, ${LINEAS_POR_PARTIDA}, true, 'manual', decode(repeat('07', 32), 'hex'), decode(repeat('07', 32), 'hex')
    from nueva
  )
  insert into linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber, documento)
  select extract(year from fecha), numero, n, ($3::text[])[1 + (i::bigint * 104729 + n * 31) % cardinality($3::text[])], agencia,
    fecha, case when n <= 2 then total / 2 + n % 2 * (total % 2) else 0 end,
    case when n > 2 then total / 2 + n % 2 * (total % 2) else 0 end, case when n = 1 then 'F-' || i end
  from nueva, generate_series(1, ${LINEAS_POR_PARTIDA}) n`;

const SUMAR_DIAS = `
  insert into saldo_diario (id_cuenta, agencia, fecha, debe, haber)
  select id_cuenta, agencia, fecha, sum(debe), sum(haber) from linea group by 1, 2, 3`;

const SUMAR_MESES = `
  insert into saldo_mensual (id_cuenta, agencia, mes, debe, haber)
  select id_cuenta, agencia, date_trunc('month', fecha)::date, sum(debe), sum(haber) from saldo_diario group by 1, 2, 3`;

const SUMAR_ANIOS = `
  insert into saldo_anual (id_cuenta, agencia, anio, debe, haber)
  select id_cuenta, agencia, date_trunc('year', mes)::date, sum(debe), sum(haber) from saldo_mensual group by 1, 2, 3`;

const CONTAR_DIAS = `
  insert into partida_por_dia (agencia, fecha, tipo, cantidad, total, lineas)
  select agencia, fecha, tipo, count(*), sum(total), sum(cantidad_lineas) from partida group by 1, 2, 3`;
