// What several outstanding items are called; those left aside say of which side they are.
import type { PendienteDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { nombresDeClase } from '@cuadra/core/bancos/conciliacion-textos';

export function nombreDePendientes({ clase, lado }: Pick<PendienteDeConciliacion, 'clase' | 'lado'>): string {
  const [, varias] = nombresDeClase[clase];
  if (clase !== 'excluida') return varias;
  return lado === 'banco' ? `${varias} del banco` : `${varias} de los libros`;
}
