// What one person wrote, another makes the rule of the product from its day on, as it stands: from then on it never changes. What
// cannot be published is told by its field; PostgreSQL asks it all again.
import type { Codigo } from '@cuadra/contract/problema';
import type { Reparo } from '@cuadra/core/ahorros/reparos';
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeProductos } from './avisar-de-productos.ts';
import { exigirBorrador } from './exigir-borrador.ts';
import { problemaDeReparos } from './problema-de-reparos.ts';
import { leerProducto } from './queries.ts';

export async function publicar(
  tx: Tx,
  contexto: ContextoConActor,
  hoy: string,
  que: { tabla: 'versionDeProducto' | 'tablaDeTasas'; producto: number; regla: number; version: number },
): Promise<void> {
  const { actor, ahora } = contexto;
  const { tabla, producto, regla, version } = que;
  const { escritaPor } = await exigirBorrador(tx, tabla, producto, regla, version);
  if (escritaPor === actor.id) throw new ProblemaError('REGLA_PROPIA');
  const { versiones, tablas } = await leerProducto(tx, hoy, [], producto);
  const suyas = tabla === 'versionDeProducto' ? versiones : tablas;
  exigirSinReparos(suyas.find(({ id }) => id === regla)?.reparos ?? []);
  const sonTasas = tabla === 'tablaDeTasas';
  await exigirActo(tx, contexto, {
    operacion: sonTasas ? 'tasas' : 'productos',
    entidad: sonTasas ? 'tabla_de_tasas' : 'version_de_producto',
    id: String(regla),
    que: { producto, regla, version },
    resumen: `Publicar ${sonTasas ? 'las tasas' : 'las reglas'} de un producto de ahorro`,
  });
  await tx
    .updateTable(tabla)
    .set({
      estado: 'publicada',
      publicadaPor: actor.id,
      publicadaEn: ahora.toString(),
      version: version + 1,
    })
    .where('id', '=', regla)
    .execute();
  await avisarCambioDeProductos(tx);
}

function exigirSinReparos(reparos: readonly Reparo[]): void {
  const [primero] = reparos;
  if (primero !== undefined) throw problemaDeReparos(codigoDe(primero), reparos);
}

function codigoDe({ campo }: Reparo): Codigo {
  if (campo === 'desde') return 'REGLA_RETROACTIVA';
  return campo.startsWith('tramos') ? 'TASAS_CON_HUECOS' : 'REGLAS_INCOMPATIBLES';
}
