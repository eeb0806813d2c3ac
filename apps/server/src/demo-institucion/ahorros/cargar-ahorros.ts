// The savings in the real database, as an institution that moves in brings them: products in preparation, accounts with all that ever moved
// in them, the runs that were paid; then the products are used, and the next run waits for people.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { momento } from './firmas.ts';
import { guardarCorridas, guardarMovimientos } from './guardar-corridas.ts';
import { cambiarEstados, cerrarCuentas, guardarAsociados, guardarCuentas } from './guardar-cuentas.ts';
import { activarProductos, guardarProductos } from './guardar-productos.ts';
import type { Padron } from './padron.ts';
import { dejarCorridaEnEspera, guardarProgramaciones } from './programaciones-demo.ts';

/** After the story was posted: its partidas explain every movement. */
export async function cargarAhorrosDemo(tx: Tx, padron: Padron): Promise<void> {
  // Everything at once, in memory.
  await sql`select set_config('work_mem', '256MB', true)`.execute(tx);
  const productos = await guardarProductos(tx, padron.inicio, momento(padron.inicio, '09:00'));
  await guardarAsociados(tx, padron);
  const cuentas = await guardarCuentas(tx, padron, productos);
  const programaciones = await guardarProgramaciones(tx, padron, productos);
  await guardarCorridas(tx, { padron, productos, cuentas, programaciones });
  await guardarMovimientos(tx, padron, cuentas);
  await cambiarEstados(tx, padron, cuentas);
  await activarProductos(tx);
  await cerrarCuentas(tx, padron, cuentas);
  await dejarCorridaEnEspera(tx, padron, productos, programaciones);
}
