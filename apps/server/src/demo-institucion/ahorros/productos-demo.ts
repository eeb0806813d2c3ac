// The four savings products of the demo institution: under which rules and at which rates they were paid in the years of its story.
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import type { ModoDeTabla } from '@cuadra/core/interes/tasas';
import { cuentas } from '../historia/cuentas.ts';
import { quetzales } from '../historia/montos.ts';

export interface TramoDemo {
  readonly montoDesde: number;
  readonly montoHasta: number | null;
  readonly plazoDesde: number;
  readonly plazoHasta: number | null;
  readonly ppm: number;
}

export interface TablaDemo {
  /** On the first of a month, so many months after the story began; the first one was there long before. */
  readonly meses: number | null;
  readonly modo: ModoDeTabla;
  readonly tramos: readonly TramoDemo[];
}

export interface ProductoDemo {
  readonly codigo: string;
  /** In the numbers of its accounts. */
  readonly serie: string;
  readonly nombre: string;
  readonly clase: ClaseDeProducto;
  readonly cuenta: string;
  readonly gasto: string;
  /** Days with less than this earn nothing. */
  readonly minimo: number;
  readonly aperturaMinima: number;
  /** What one person brings or takes over the counter, more or less. */
  readonly usual: number;
  readonly plazos: readonly number[] | null;
  readonly tablas: readonly TablaDemo[];
}

const porMonto = (...tramos: readonly (readonly [number, number])[]): TramoDemo[] =>
  tramos.map(([desde, ppm], i) => {
    const siguiente = tramos[i + 1]?.[0];
    return {
      montoDesde: quetzales(desde),
      montoHasta: siguiente === undefined ? null : quetzales(siguiente),
      plazoDesde: 0,
      plazoHasta: null,
      ppm,
    };
  });

const corriente: ProductoDemo = {
  codigo: 'AHC',
  serie: '10',
  nombre: 'Ahorro corriente',
  clase: 'vista',
  cuenta: cuentas.ahorroCorriente,
  gasto: cuentas.gastoAhorroVista,
  minimo: quetzales(100),
  aperturaMinima: quetzales(100),
  usual: quetzales(6_000),
  plazos: null,
  tablas: [
    {
      meses: null,
      modo: 'total',
      tramos: porMonto([0, 15_000], [1_000, 22_500], [10_000, 27_500], [100_000, 30_000]),
    },
    {
      meses: 18,
      modo: 'total',
      tramos: porMonto([0, 15_000], [1_000, 22_500], [10_000, 30_000], [100_000, 32_500]),
    },
  ],
};

const infantil: ProductoDemo = {
  codigo: 'AIJ',
  serie: '20',
  nombre: 'Ahorro infanto-juvenil',
  clase: 'vista',
  cuenta: cuentas.ahorroInfantil,
  gasto: cuentas.gastoAhorroVista,
  minimo: 0,
  aperturaMinima: quetzales(25),
  usual: quetzales(700),
  plazos: null,
  tablas: [{ meses: null, modo: 'total', tramos: porMonto([0, 38_000]) }],
};

const programado: ProductoDemo = {
  codigo: 'AHP',
  serie: '30',
  nombre: 'Ahorro programado',
  clase: 'vista',
  cuenta: cuentas.ahorroProgramado,
  gasto: cuentas.gastoAhorroProgramado,
  minimo: 0,
  aperturaMinima: quetzales(50),
  usual: quetzales(1_100),
  plazos: null,
  tablas: [{ meses: null, modo: 'marginal', tramos: porMonto([0, 45_000], [5_000, 52_500]) }],
};

const LARGO = quetzales(50_000);

const porPlazo = (...tramos: readonly (readonly [number, number, number])[]): TramoDemo[] =>
  tramos.flatMap(([plazoDesde, ppm, ppmDeMas], i) => {
    const comun = { plazoDesde, plazoHasta: tramos[i + 1]?.[0] ?? null };
    return [
      { ...comun, montoDesde: 0, montoHasta: LARGO, ppm },
      { ...comun, montoDesde: LARGO, montoHasta: null, ppm: ppmDeMas },
    ];
  });

const plazoFijo: ProductoDemo = {
  codigo: 'APF',
  serie: '40',
  nombre: 'Plazo fijo',
  clase: 'plazo',
  cuenta: cuentas.plazoFijo,
  gasto: cuentas.gastoPlazoFijo,
  minimo: 0,
  aperturaMinima: quetzales(1_000),
  usual: LARGO,
  plazos: [270, 360, 540, 720],
  tablas: [
    {
      meses: null,
      modo: 'total',
      tramos: porPlazo(
        [0, 55_000, 60_000],
        [360, 62_500, 67_500],
        [540, 67_500, 72_500],
        [720, 70_000, 75_000],
      ),
    },
  ],
};

export const productosDemo = { corriente, infantil, programado, plazoFijo } as const;

const porCuenta = new Map<string, ProductoDemo>(
  Object.values(productosDemo).map((producto) => [producto.cuenta, producto]),
);

/** The product whose control account it is. */
export const productoDeLaCuenta = (idCuenta: string): ProductoDemo | undefined => porCuenta.get(idCuenta);

/** What a balance earns in a day, times 365 million: centavos by parts per million. */
export function rendimiento({ modo, tramos }: TablaDemo, saldo: number): number {
  if (modo === 'total') return saldo * (tramoPara(tramos, saldo, 0)?.ppm ?? 0);
  return tramos.reduce((suma, { montoDesde, montoHasta, ppm }) => {
    const hasta = Math.min(saldo, montoHasta ?? saldo);
    return hasta > montoDesde ? suma + (hasta - montoDesde) * ppm : suma;
  }, 0);
}

export function tramoPara(tramos: readonly TramoDemo[], monto: number, plazo: number): TramoDemo | undefined {
  return tramos.find(
    (tramo) =>
      tramo.montoDesde <= monto &&
      (tramo.montoHasta === null || monto < tramo.montoHasta) &&
      tramo.plazoDesde <= plazo &&
      (tramo.plazoHasta === null || plazo < tramo.plazoHasta),
  );
}

/** How many movements an amount over the counter is made of. */
export const cuantosMovimientos = (monto: number, usual: number): number =>
  monto === 0 ? 0 : Math.max(1, Math.round(monto / usual));
