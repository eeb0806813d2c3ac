// A book that grows over the same accounts and days: rows straight into the tables, as the owner and past the triggers, with
// the counts by day that the triggers would have kept. Only for looking at how much of it is read.
import type pg from 'pg';

const DIAS = 120;
const HOY = '2026-11-16';
/** However long the book is, there are no more of what is rare than among the first ones. */
const PRIMERAS = 5_000;

/**
 * Partidas of two lines from one number to another: a debe in one of the accounts, turn by turn, and a haber in the first.
 * Among the first ones, one in 400 is an ajuste and one in 100 is for a million; the rest are small; all have the word
 * «medir» and the documento «Recibo».
 */
export async function sembrarPartidas(
  dueno: pg.Client,
  { desde, hasta }: { readonly desde: number; readonly hasta: number },
  cuentas: readonly string[],
): Promise<void> {
  await dueno.query('set session_replication_role = replica');
  await dueno.query(SEMBRAR, [desde, hasta, cuentas]);
  await dueno.query('truncate partida_por_dia');
  await dueno.query(`insert into partida_por_dia (agencia, fecha, tipo, cantidad, total, lineas)
    select agencia, fecha, tipo, count(*), sum(total), sum(cantidad_lineas) from partida group by 1, 2, 3`);
  await dueno.query('set session_replication_role = default');
  await dueno.query('vacuum analyze partida, linea, partida_por_dia');
}

const SEMBRAR = `
  with nueva as (
    select i, date '${HOY}' - (i * 7919 % ${DIAS}) as fecha, '0' || (1 + i % 2) as agencia,
      case when i % 100 = 7 and i <= ${PRIMERAS} then 100000000 else 10000 + i % 900 end as total
    from generate_series($1::int, $2::int) i
  ), partidas as (
    insert into partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia, concepto, total, cantidad_lineas,
      es_manual, origen, huella_anterior, huella)
    select extract(year from fecha), i, gen_random_uuid(), case when i % 400 = 3 and i <= ${PRIMERAS} then 'ajuste' else 'diario' end, fecha,
      fecha + interval '20 hours', agencia,
      case i % 3 when 0 then 'Depósito en ventanilla' else 'Pago de cuota' end || ' para medir',
      total, 2, true, 'manual', decode(repeat('07', 32), 'hex'), decode(repeat('07', 32), 'hex')
    from nueva
  )
  insert into linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber, documento)
  select extract(year from fecha), i, n, ($3::text[])[case n when 1 then 2 + i % (cardinality($3::text[]) - 1) else 1 end],
    agencia, fecha, case n when 1 then total else 0 end, case n when 2 then total else 0 end,
    case n when 1 then 'Recibo ' || i end
  from nueva, generate_series(1, 2) n`;
