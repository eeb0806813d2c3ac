// Whose an account is, in a line: the one it is named after and how many more.
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';

export function decirTitular({ titular, otrosTitulares }: Pick<CuentaEnLista, 'titular' | 'otrosTitulares'>) {
  if (titular === null) return 'Sin titular';
  return otrosTitulares === 0 ? titular.nombre : `${titular.nombre} y ${otrosTitulares} más`;
}
