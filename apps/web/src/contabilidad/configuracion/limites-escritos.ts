// The limits as they are written on screen: for each role that registers and each type, never, up to an amount, or
// whatever the amount; and how much in one day, which may be left empty. What is stored of other roles stays as it is.
import { permisosDe, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import type { LimiteDeContabilizacion } from '@cuadra/contract/contabilidad/configuracion';
import { CERO, leerQuetzales, MONTO_MAX } from '@cuadra/core/dinero';
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

export interface LimiteEscrito {
  readonly modo: Modo;
  readonly monto: string;
  /** Empty: whatever it adds up to. */
  readonly diario: string;
}

export type LimitesEscritos = Record<string, LimiteEscrito>;

export const claveDe = (rol: Rol, tipo: TipoManual): string => `${rol}-${tipo}`;

export function comoSeEscriben(limites: readonly LimiteDeContabilizacion[]): LimitesEscritos {
  return Object.fromEntries(
    pares().map(([rol, tipo]) => {
      const limite = limites.find((uno) => uno.rol === rol && uno.tipo === tipo);
      return [claveDe(rol, tipo), comoSeEscribe(limite)];
    }),
  );
}

const VACIO: LimiteEscrito = { modo: 'revision', monto: '', diario: '' };

function comoSeEscribe(limite: LimiteDeContabilizacion | undefined): LimiteEscrito {
  if (limite === undefined) return VACIO;
  const { montoMax, montoDiario } = limite;
  const diario = montoDiario === null ? '' : formatearMonto(montoDiario);
  return montoMax === null
    ? { modo: 'libre', monto: '', diario }
    : { modo: 'hasta', monto: formatearMonto(montoMax), diario };
}

/** What is wrong with the amount of one partida; undefined when nothing is. */
export function errorDeMonto({ modo, monto }: LimiteEscrito): string | undefined {
  return modo === 'hasta' ? errorDeLeido(monto) : undefined;
}

/** The same of the one of a day, which is not less than that of one partida. */
export function errorDeDiario({ modo, monto, diario }: LimiteEscrito): string | undefined {
  if (modo === 'revision' || diario.trim() === '') return undefined;
  const deUna = modo === 'hasta' ? leerQuetzales(monto) : undefined;
  const delDia = leerQuetzales(diario);
  if (deUna !== undefined && delDia !== undefined && delDia < deUna && delDia > 0)
    return 'No puede ser menor que el de una partida.';
  return errorDeLeido(diario);
}

function errorDeLeido(escrito: string): string | undefined {
  const leido = leerQuetzales(escrito);
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
    const { modo, monto, diario } = escritos[claveDe(rol, tipo)] ?? VACIO;
    if (modo === 'revision') return [];
    const montoDiario = diario.trim() === '' ? null : (leerQuetzales(diario) ?? CERO);
    return [{ rol, tipo, montoMax: modo === 'libre' ? null : (leerQuetzales(monto) ?? CERO), montoDiario }];
  });
  return [...deOtros, ...propios];
}

function pares(): (readonly [Rol, TipoManual])[] {
  return rolesQueRegistran.flatMap((rol) => tiposManuales.map((tipo) => [rol, tipo] as const));
}
