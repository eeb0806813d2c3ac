import type { ClaseDeMovimiento } from '@cuadra/core/cajas/movimiento';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { operacionDe } from '../movimientos/mover.ts';

/** From there on, cajeros do that with a second person; null: whatever the amount. */
export async function limitar(
  { url }: Pick<AplicacionDePrueba, 'url'>,
  clase: ClaseDeMovimiento,
  maximo: number | null,
): Promise<void> {
  const traslado = clase === 'dotacion' || clase === 'entrega' || clase === 'traslado' ? 'un traslado' : null;
  const operacion = operacionDe({ clase, sentido: 'salida', traslado });
  await comoDueno(
    url,
    `update politica set cada = ${maximo} where rol = 'cajero' and operacion = '${operacion}'`,
  );
}

/** How much of a difference one person settles alone, from the next jornada on. */
export async function tolerar(
  { url }: Pick<AplicacionDePrueba, 'url'>,
  maximo: number | null,
): Promise<void> {
  await comoDueno(url, `update politica set cada = ${maximo} where operacion = 'caja-diferencia'`);
}
