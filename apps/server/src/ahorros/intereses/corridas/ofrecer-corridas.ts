// Periods that are over and were not paid: what a new run is filled with.
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { finDePeriodo, programacionPara } from '@cuadra/core/interes/abonos';
import type { FrecuenciaDeAbono } from '@cuadra/core/interes/reglas';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

type PorHacer = ResponseOf<typeof contrato.ofrecerCorrida>['porHacer'];

/** As of that day: whose posting rule ended a period before it, with accounts that were not paid up to there. */
export async function ofrecerCorridas(db: Database, { agencias }: Actor, al: string): Promise<PorHacer> {
  const { rows: productos } = await sql<{
    id: number;
    codigo: string;
    nombre: string;
    abono: FrecuenciaDeAbono;
  }>`
    select p.id, p.codigo, p.nombre, v.abono from producto_ahorro p
    join lateral (select x.abono from version_de_producto x where x.producto = p.id and x.estado = 'publicada' and x.desde <= ${al}::date
      order by x.desde desc limit 1) v on true
    where p.estado <> 'preparacion' order by p.codigo`.execute(db);
  const ofrecidas = productos.map(async ({ abono, ...producto }) => {
    const hasta = finDelUltimo(abono, al);
    // Those that follow their own day are due when their month, or their term, is over.
    const vencida =
      abono === 'vencimiento'
        ? sql`c.vence <= ${hasta}::date and c.interes_hasta < c.vence`
        : abono === 'aniversario'
          ? sql`c.interes_hasta < interes_aniversario(c.apertura, ${hasta}::date)`
          : sql`c.interes_hasta < ${hasta}::date and (c.vence is null or c.interes_hasta < c.vence)`;
    const { rows } = await sql<{ agencia: string; desde: string; cuentas: number }>`
      select c.agencia, min(c.interes_hasta) as desde, count(*)::int as cuentas from cuenta_ahorro c
      where c.producto = ${producto.id} and c.agencia = any(${agencias}::text[]) and c.cierre is null and c.apertura < ${hasta}::date
        and ${vencida}
      group by c.agencia order by c.agencia`.execute(db);
    const ultimoDia = Temporal.PlainDate.from(hasta).subtract({ days: 1 }).toString();
    return rows.map(({ agencia, desde, cuentas }) => ({ producto, agencia, desde, ultimoDia, cuentas }));
  });
  return (await Promise.all(ofrecidas)).flat();
}

/** The first day after the last period that ended before that one. */
export function finDelUltimo(abono: FrecuenciaDeAbono, al: string): string {
  const frecuencia = programacionPara(abono);
  if (frecuencia === 'diaria') return al;
  let fin = al;
  // The period of the day itself is not over: that of the day before its beginning is.
  for (let dia = Temporal.PlainDate.from(al); ; dia = dia.subtract({ days: 1 })) {
    fin = finDePeriodo(frecuencia, dia.toString());
    if (fin < al) return Temporal.PlainDate.from(fin).add({ days: 1 }).toString();
  }
}
