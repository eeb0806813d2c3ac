// The limits as they are written on screen: for each role that registers and each type, never, up to an amount, or
// whatever the amount. What is stored of other roles stays as it is.
import { permisosDe, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import type { LimiteDeContabilizacion } from '@cuadra/contract/contabilidad/configuracion';
import { CERO, type Centavos, leerQuetzales, MONTO_MAX } from '@cuadra/core/dinero';
import { type TipoManual, tiposManuales } from '@cuadra/core/partida';
import { formatearMonto } from '../../ui/format/dinero.ts';

export const rolesQueRegistran: readonly Rol[] = roles.filter((rol) =>
  permisosDe([rol]).has('partidas:registrar'),
);

export const modos = {
  revision: 'Siempre a revisión',
  hasta: 'Hasta un monto',
  libre: 'Sin límite',
} as const;
type Modo = keyof typeof modos;

interface LimiteEscrito {
  readonly modo: Modo;
  readonly monto: string;
}

export type LimitesEscritos = Record<string, LimiteEscrito>;

export const claveDe = (rol: Rol, tipo: TipoManual): string => `${rol}-${tipo}`;

export function comoSeEscriben(limites: readonly LimiteDeContabilizacion[]): LimitesEscritos {
  return Object.fromEntries(
    pares().map(([rol, tipo]) => {
      const limite = limites.find((uno) => uno.rol === rol && uno.tipo === tipo);
      return [claveDe(rol, tipo), comoSeEscribe(limite?.montoMax)];
    }),
  );
}

function comoSeEscribe(montoMax: Centavos | null | undefined): LimiteEscrito {
  if (montoMax === undefined) return { modo: 'revision', monto: '' };
  if (montoMax === null) return { modo: 'libre', monto: '' };
  return { modo: 'hasta', monto: formatearMonto(montoMax) };
}

/** What is wrong with an amount; undefined when nothing is. */
export function errorDeMonto({ modo, monto }: LimiteEscrito): string | undefined {
  if (modo !== 'hasta') return undefined;
  const leido = leerQuetzales(monto);
  if (leido === undefined) return 'Escriba un monto, como 10,000.00.';
  if (leido === 0) return 'Debe ser mayor que cero.';
  return leido > MONTO_MAX ? 'Es demasiado grande.' : undefined;
}

export function comoSeGuardan(
  escritos: LimitesEscritos,
  guardados: readonly LimiteDeContabilizacion[],
): LimiteDeContabilizacion[] {
  const deOtros = guardados.filter(({ rol }) => !rolesQueRegistran.includes(rol));
  const propios = pares().flatMap(([rol, tipo]): LimiteDeContabilizacion[] => {
    const { modo, monto } = escritos[claveDe(rol, tipo)] ?? { modo: 'revision', monto: '' };
    if (modo === 'revision') return [];
    return [{ rol, tipo, montoMax: modo === 'libre' ? null : (leerQuetzales(monto) ?? CERO) }];
  });
  return [...deOtros, ...propios];
}

function pares(): (readonly [Rol, TipoManual])[] {
  return rolesQueRegistran.flatMap((rol) => tiposManuales.map((tipo) => [rol, tipo] as const));
}
