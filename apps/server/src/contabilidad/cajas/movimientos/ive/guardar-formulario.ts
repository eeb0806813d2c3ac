// Keeps where the money of a movement comes from, with the figures by which it was asked for: those of that moment.
import type { FormularioNuevo } from '@cuadra/contract/contabilidad/cajas/ive';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

/** In the transaction that keeps the movement, after it. What nobody had to say is not kept: whether it is. */
export async function guardarFormulario(
  tx: Tx,
  movimiento: string,
  datos: FormularioNuevo,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into formulario_ive (movimiento, datos, acumulado, umbral, tasa_dolar)
    select ${movimiento}, ${JSON.stringify(datos)}::jsonb, suyo.efectivo, g.umbral_ive, g.tasa_dolar
    from configuracion_de_cajas g, efectivo_de_persona(${movimiento}) as suyo (efectivo)
    where suyo.efectivo::numeric * 1000000 >= g.umbral_ive::numeric * g.tasa_dolar`.execute(tx);
  return numAffectedRows === 1n;
}
