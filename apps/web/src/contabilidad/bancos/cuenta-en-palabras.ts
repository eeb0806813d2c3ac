// A bank account in words: what it is called, and what is left to explain of it.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { formatearEntero } from '#ui/format/dinero.ts';

export const nombreDeCuenta = ({ nombre, activa }: Pick<CuentaBancaria, 'nombre' | 'activa'>): string =>
  activa ? nombre : `${nombre} (inactiva)`;

export function loQueFalta({ banco, libros }: CuentaBancaria['sinExplicar']): string {
  if (banco + libros === 0) return 'Nada';
  const partes = [
    banco > 0 && `${formatearEntero(banco)} del banco`,
    libros > 0 && `${formatearEntero(libros)} de los libros`,
  ];
  return partes.filter((parte) => parte !== false).join(', ');
}
