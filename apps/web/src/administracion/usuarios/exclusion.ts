import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import type { ParIncompatible } from '@cuadra/contract/administracion/poderes';

/** Why a role cannot be added to those chosen; undefined when it can. One already chosen can always be taken off. */
export function exclusionDe(
  rol: Rol,
  elegidos: readonly Rol[],
  pares: readonly ParIncompatible[],
): string | undefined {
  if (elegidos.includes(rol)) return undefined;
  for (const { rolA, rolB, razon } of pares) {
    const otro = rol === rolA ? rolB : rol === rolB ? rolA : undefined;
    if (otro !== undefined && elegidos.includes(otro))
      return `No se combina con ${nombresDeRol[otro]}. ${razon}`;
  }
  return undefined;
}
