// What can be done with an account, told before trying: for each action, why not; nothing when it can. The screen only
// hints (it does not know about movements); the server judges.
import { NIVEL_MAX } from '@cuadra/core/catalogo';
import type { Nodo } from '../arbol.ts';
import { contarSubcuentas } from '../nombres.ts';

export const acciones = ['editar', 'agregar', 'mover', 'bloquear', 'eliminar'] as const;
export type Accion = (typeof acciones)[number];

export function impedimentoDe(accion: Accion, { cuenta, nivel, hijos }: Nodo): string | undefined {
  switch (accion) {
    case 'editar':
    case 'mover':
      return undefined;
    case 'agregar':
      if (cuenta.tipoCuenta === 'D') return 'Es de detalle (D). Cámbiela a mayor (M) para darle subcuentas.';
      return nivel === NIVEL_MAX ? 'Está en el último nivel del catálogo.' : undefined;
    case 'bloquear':
      if (cuenta.estado === 'bloqueada') return undefined;
      if (cuenta.tipoCuenta === 'M')
        return 'Las de mayor (M) no reciben movimientos; bloquee sus cuentas de detalle.';
      return cuenta.estado === 'solo_sistema'
        ? 'Solo la usa el sistema. Su estado se cambia en Editar.'
        : undefined;
    case 'eliminar':
      return hijos.length > 0
        ? `Tiene ${contarSubcuentas(hijos.length)}: muévalas o elimínelas primero.`
        : undefined;
    default:
      return accion satisfies never;
  }
}
