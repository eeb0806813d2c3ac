// What every dialog of the desk is given, and what was chosen, in one sentence.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { type Eleccion, sumasDe } from '../datos/eleccion.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';

export interface DialogoDeMesaProps {
  readonly cuenta: CuentaBancaria;
  readonly elegido: Eleccion;
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
  /** It was done: what was chosen is no longer. */
  readonly onHecho: () => void;
}

export function decirElegido(elegido: Eleccion): string {
  const { banco, libros } = elegido;
  const [uno] = [...banco, ...libros];
  if (banco.length + libros.length === 1 && uno !== undefined)
    return `${formatDate(uno.fecha)}, ${uno.texto}, ${formatearQuetzales(uno.pendiente)}.`;
  const sumas = sumasDe(elegido);
  const partes = [
    banco.length > 0 && `${formatearEntero(banco.length)} del banco por ${formatearQuetzales(sumas.banco)}`,
    libros.length > 0 &&
      `${formatearEntero(libros.length)} de los libros por ${formatearQuetzales(sumas.libros)}`,
  ];
  return `${partes.filter((parte) => parte !== false).join(' y ')}.`;
}
