// What the accounts of results hold and no closing took yet, counted where it will be taken: of the year, to its result;
// of those before it, to what is left of earlier years.
import { type Centavos, restar } from '../dinero.ts';
import type { Cifras } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import type { Que } from './partes.ts';

export interface CuentasDeCierre {
  readonly cuentaResultado: string;
  readonly cuentaAcumulados: string;
}

export interface PorCerrar {
  readonly codigo: string;
  readonly texto: string;
  readonly que: Que;
  /** Debe − haber. */
  readonly cuanto: (cifras: Cifras) => Centavos;
}

/** Productos and gastos: what a closing brings to zero. */
export const CLASES_DE_RESULTADO = ['6', '7'] as const;

/** Contingencias and cuentas de orden: what is no activo, pasivo or capital. */
export const CLASES_DE_ORDEN = ['8', '9'] as const;

export const DE_ANIOS_ANTERIORES = 'Resultado de ejercicios anteriores, sin cerrar';

/** What is still to be closed of a range that begins on the first of January. */
export const porCerrarDe = ({ cuentaResultado, cuentaAcumulados }: CuentasDeCierre): readonly PorCerrar[] => [
  {
    codigo: cuentaAcumulados,
    texto: DE_ANIOS_ANTERIORES,
    que: 'inicial',
    cuanto: ({ inicial }) => inicial,
  },
  {
    codigo: cuentaResultado,
    texto: 'Productos menos gastos del ejercicio, sin cerrar',
    que: 'movimiento',
    cuanto: sinCerrarDe,
  },
];

/** What the accounts of results hold of a range that no closing took. */
export function sinCerrarDe({ inicial, final }: Cifras): Centavos {
  return restar(final, inicial);
}

/** The detail accounts under those beginnings of codes. */
export const cuentasDeResultado = (
  catalogo: readonly CuentaDelCatalogo[],
  inicios: readonly string[] = CLASES_DE_RESULTADO,
): string[] =>
  catalogo
    .filter(
      ({ idCuenta, tipoCuenta }) => tipoCuenta === 'D' && inicios.some((uno) => idCuenta.startsWith(uno)),
    )
    .map(({ idCuenta }) => idCuenta);
