import type { Rol } from '@cuadra/contract/acceso/permisos';

export interface Reparto {
  /** The roles the person has from now on. */
  readonly desdeYa: readonly Rol[];
  /** What waits for a second person, and what leaves with it. */
  readonly otorga: readonly Rol[];
  readonly quita: readonly Rol[];
}

/**
 * What a change of roles does at once and what of it waits: taking a role away is immediate, giving one that approves is
 * not. Whoever would be left without any role meanwhile keeps what they had until it arrives.
 */
export function repartirRoles(
  tiene: readonly Rol[],
  pedidos: readonly Rol[],
  aprueban: ReadonlySet<Rol>,
): Reparto {
  const otorga = [...new Set(pedidos)].filter((rol) => aprueban.has(rol) && !tiene.includes(rol));
  const desdeYa = [...new Set(pedidos)].filter((rol) => !otorga.includes(rol));
  const quedaSinNada = otorga.length > 0 && desdeYa.length === 0;
  return quedaSinNada ? { desdeYa: tiene, otorga, quita: tiene } : { desdeYa, otorga, quita: [] };
}
