// Which accounts a period that ended was not paid to.
import type { FrecuenciaDeAbono } from '@cuadra/core/interes/reglas';
import { type RawBuilder, sql } from 'kysely';

/**
 * About a cuenta_ahorro `c`: its days before that one were not paid, and no applied run looked at them and left them for later, as it does
 * with an account whose state only accrues.
 */
export const noPagada = (abono: FrecuenciaDeAbono, limite: string): RawBuilder<boolean> => sql<boolean>`(
  c.cierre is null and c.movimientos > 0 and c.apertura < ${limite}::date and ${vencida(abono, limite)}
  and not exists (
    select from (
      -- First its own lines, which are few: before PostgreSQL has counted them it would walk every run for each account.
      select x.corrida, x.intento from corrida_linea x
      where x.cuenta = c.id and x.hasta > c.interes_hasta and x.hasta >= least(${limite}::date, c.vence) and x.estado = 'sin-pago' offset 0
    ) l join corrida r on r.id = l.corrida and r.intento = l.intento where r.estado = 'aplicado'))`;

/** Those that follow their own day are due when their month, or their term, is over. */
function vencida(abono: FrecuenciaDeAbono, limite: string): RawBuilder<boolean> {
  if (abono === 'vencimiento') return sql`c.vence <= ${limite}::date and c.interes_hasta < c.vence`;
  if (abono === 'aniversario') return sql`c.interes_hasta < interes_aniversario(c.apertura, ${limite}::date)`;
  return sql`c.interes_hasta < least(${limite}::date, c.vence)`;
}
