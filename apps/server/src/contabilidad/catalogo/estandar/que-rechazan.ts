import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

/** The cash of the standard chart: nobody pays with what is not there. Its banks only warn. */
const queRechazan = ['1011010101', '1011010102', '1011010103'];

/** With the chart that ships with the product comes what its accounts refuse. */
export async function decirQueRechazan(tx: Tx): Promise<void> {
  await sql`update cuenta set saldo_contrario = 'rechaza' where id_cuenta = any(${queRechazan}::text[])`.execute(
    tx,
  );
}
