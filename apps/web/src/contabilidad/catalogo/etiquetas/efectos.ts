// What a tag takes in, and what becomes of it when it is called otherwise or is no more: said before doing it.
import type { Etiqueta } from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { contarCuentas } from '../nombres.ts';

/** «3 cuentas la llevan; reúne 12 de detalle». */
export function alcanceDe({ cuentas, deDetalle }: Pick<Etiqueta, 'cuentas' | 'deDetalle'>): string {
  if (cuentas === 0) return 'Ninguna cuenta la lleva';
  return `${contarCuentas(cuentas)} la ${cuentas === 1 ? 'lleva' : 'llevan'}; reúne ${deDetalle} de detalle`;
}

/** Addresses and views name tags by what they are called. */
export function alRenombrar({ cuentas }: Pick<Etiqueta, 'cuentas'>): string {
  const donde = cuentas === 0 ? '' : `Cambiará en ${contarCuentas(cuentas)}. `;
  return `${donde}Los enlaces guardados con el nombre anterior dejarán de abrir.`;
}

export function alEliminar({ cuentas, deDetalle }: Pick<Etiqueta, 'cuentas' | 'deDetalle'>): string {
  if (cuentas === 0) return 'Ninguna cuenta la lleva; los enlaces guardados con ella dejarán de abrir.';
  return `Se quitará de ${contarCuentas(cuentas)} y dejará de reunir ${deDetalle} de detalle. Las cuentas y sus movimientos no cambian; los enlaces guardados con ella dejarán de abrir.`;
}
