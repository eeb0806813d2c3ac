// What a tanda says in the books: gross interest and what is withheld of it are two pairs, never netted, so that each side of the
// control account is what its movements say. The part that had been provided comes from there and not from this month's expense.
import { CERO, type Centavos, opuesto, restar, sumar } from '@cuadra/core/dinero';
import type { LineaDePartida } from '@cuadra/core/partida';

/** Sums of a tanda, none of them negative. What a corrective run takes back stands apart from what it pays. */
export interface CifrasDeTanda {
  readonly abonado: Centavos;
  readonly quitado: Centavos;
  readonly retenido: Centavos;
  readonly devuelto: Centavos;
  readonly provisionado: Centavos;
  /** Of a reversal: what those who no longer have the money will owe. */
  readonly porCobrar?: Centavos;
}

export interface CuentasDelProducto {
  readonly idCuenta: string;
  readonly cuentaGasto: string;
  readonly cuentaPorPagar: string | null;
  readonly cuentaIsr: string;
  readonly cuentaPorCobrar: string | null;
}

export function lineasDeTanda(cuentas: CuentasDelProducto, cifras: CifrasDeTanda): LineaDePartida[] {
  const { abonado, quitado, retenido, devuelto, provisionado } = cifras;
  return [
    ...par(cuentas.cuentaGasto, restar(abonado, provisionado), quitado, 'Intereses sobre ahorros'),
    ...par(cuentas.cuentaPorPagar ?? '', provisionado, CERO, 'Intereses provisionados'),
    ...par(cuentas.idCuenta, quitado, abonado, 'Intereses abonados'),
    ...par(cuentas.idCuenta, retenido, devuelto, 'Retención de ISR'),
    ...par(cuentas.cuentaIsr, devuelto, retenido, 'ISR retenido por pagar'),
  ];
}

/** The mirror of the above, and what stays to be collected. */
export function lineasDeReversion(cuentas: CuentasDelProducto, cifras: CifrasDeTanda): LineaDePartida[] {
  const porCobrar = cifras.porCobrar ?? CERO;
  return [
    ...lineasDeTanda(cuentas, cifras).map(({ debe, haber, ...linea }) => ({
      ...linea,
      debe: haber,
      haber: debe,
    })),
    ...par(cuentas.cuentaPorCobrar ?? '', porCobrar, CERO, 'Intereses por cobrar'),
    ...par(cuentas.idCuenta, CERO, porCobrar, 'Intereses por cobrar'),
  ];
}

/** As it will be, of figures that were calculated and not applied yet. */
export function cifrasPrevistas(interes: Centavos, isr: Centavos, provisionado: Centavos): CifrasDeTanda {
  const positivo = (monto: Centavos) => (monto > 0 ? monto : CERO);
  return {
    abonado: positivo(interes),
    quitado: positivo(opuesto(interes)),
    retenido: positivo(isr),
    devuelto: positivo(opuesto(isr)),
    provisionado: positivo(interes) < provisionado ? positivo(interes) : provisionado,
  };
}

export const mueveAlgo = ({ abonado, quitado, retenido, devuelto }: CifrasDeTanda): boolean =>
  sumar([abonado, quitado, retenido, devuelto]) > 0;

function par(idCuenta: string, debe: Centavos, haber: Centavos, concepto: string): LineaDePartida[] {
  return [
    ...(debe > 0 ? [{ idCuenta, debe, haber: CERO, concepto }] : []),
    ...(haber > 0 ? [{ idCuenta, debe: CERO, haber, concepto }] : []),
  ];
}
