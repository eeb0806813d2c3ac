// What the tax macros do to the chosen lines: each takes its part out of a line and puts it in another of the same side,
// so that the partida weighs the same to the centavo.
import type { ConfiguracionContable } from '@cuadra/contract/contabilidad/configuracion';
import { CERO, type Centavos, centavos, restar, sumar } from '@cuadra/core/dinero';
import { proporcion } from '@cuadra/core/formula';
import { formatearMonto } from '#ui/format/dinero.ts';
import { type Filas, insertar, type Rango } from '../cambios.ts';
import { crearFila, type Lado } from '../fila.ts';
import type { Montos } from '../montos.ts';

const IVA = { num: 12, den: 112 } as const;
const PPM = 1_000_000;

/** Q 30,000.00: up to there 5 %, above it 7 %. */
const TRAMO = centavos(3_000_000);

const alPorCiento =
  (ppm: number) =>
  (base: Centavos): Centavos =>
    proporcion(base, ppm, PPM);
const alCinco = alPorCiento(50_000);
const alSiete = alPorCiento(70_000);

/** What each withholding takes of its base. */
export const tasas = {
  '5': alCinco,
  '7': alSiete,
  tramos: (base: Centavos) =>
    base > TRAMO ? sumar([alCinco(TRAMO), alSiete(restar(base, TRAMO))]) : alCinco(base),
  '10': alPorCiento(100_000),
} as const satisfies Record<string, (base: Centavos) => Centavos>;
export type Tasa = keyof typeof tasas;

/** What a line gives away: which side it is on and how much leaves it. */
export interface Parte {
  readonly indice: number;
  readonly lado: Lado;
  readonly monto: Centavos;
  readonly parte: Centavos;
}

export function partesDeIva(filas: Filas, montos: readonly Montos[], rango: Rango): Parte[] {
  return partes(filas, montos, rango, (monto) => proporcion(monto, IVA.num, IVA.den));
}

export function partesDeIsr(
  filas: Filas,
  montos: readonly Montos[],
  rango: Rango,
  { tasa, conIva }: { readonly tasa: Tasa; readonly conIva: boolean },
): Parte[] {
  return partes(filas, montos, rango, (monto) => {
    const base = conIva ? restar(monto, proporcion(monto, IVA.num, IVA.den)) : monto;
    return tasas[tasa](base);
  });
}

/** The lines with what each gives away in a new one below it, to the account given. */
export function separar(filas: Filas, cedidas: readonly Parte[], idCuenta: string): Filas {
  // From the last to the first: what is above has not moved yet.
  return cedidas.toReversed().reduce<Filas>((quedan, { indice, lado, monto, parte }) => {
    const fila = quedan[indice];
    if (fila === undefined) return quedan;
    const { concepto, documento } = fila;
    const nueva = crearFila({ idCuenta, [lado]: formatearMonto(parte), concepto, documento });
    const menor = { ...fila, [lado]: formatearMonto(restar(monto, parte)), propuesta: false };
    return insertar(quedan.with(indice, menor), indice + 1, [nueva]);
  }, filas);
}

function partes(
  filas: Filas,
  montos: readonly Montos[],
  { desde, hasta }: Rango,
  parteDe: (monto: Centavos) => Centavos,
): Parte[] {
  return filas.slice(desde, hasta + 1).flatMap((fila, lugar) => {
    const indice = desde + lugar;
    const lado: Lado = (montos[indice]?.debe.monto ?? 0) > 0 ? 'debe' : 'haber';
    const monto = montos[indice]?.[lado].monto ?? CERO;
    const parte = monto > 0 && !fila.propuesta ? parteDe(monto) : CERO;
    return parte > 0 ? [{ indice, lado, monto, parte }] : [];
  });
}

/** The institution's: what is bought carries a credit, what is sold, a debit. */
export function cuentaDeImpuesto(
  { cuentaIvaCredito, cuentaIvaDebito, cuentaIsrRetenido }: CuentasDeImpuestos,
  macro: 'iva' | 'isr',
  lado: Lado,
): string | undefined {
  if (macro === 'isr') return cuentaIsrRetenido ?? undefined;
  return (lado === 'debe' ? cuentaIvaCredito : cuentaIvaDebito) ?? undefined;
}

type CuentasDeImpuestos = Pick<
  ConfiguracionContable,
  'cuentaIvaCredito' | 'cuentaIvaDebito' | 'cuentaIsrRetenido'
>;
