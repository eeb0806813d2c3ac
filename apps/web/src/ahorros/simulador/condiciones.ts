// By what somebody tries that an account earns: as a form holds it, where it comes from, and what the engine takes.
import type { ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { ModoDeTabla } from '@cuadra/core/interes/tasas';
import type { Condiciones } from './escenario.ts';

/** From what amount on, at which rate: a balance reaches up to where the next one begins. */
export interface TramoPropuesto {
  readonly clave: number;
  readonly montoDesde: Centavos;
  readonly ppm: number;
}

export interface Propuesta {
  readonly reglas: ReglasDeInteres;
  readonly modo: ModoDeTabla;
  readonly tramos: readonly TramoPropuesto[];
}

export const reglasEnBlanco: ReglasDeInteres = {
  metodo: 'diario',
  intradia: false,
  base: 'ACT/365F',
  capitalizacion: 'ninguna',
  abono: 'mensual',
  minimo: CERO,
  tope: null,
  redondeo: 'mitad-arriba',
  inactivas: 'paga',
  bloqueadas: 'paga',
};

const TASA_EN_BLANCO = 30_000;

export const propuestaEnBlanco: Propuesta = {
  reglas: reglasEnBlanco,
  modo: 'total',
  tramos: [{ clave: 1, montoDesde: CERO, ppm: TASA_EN_BLANCO }],
};

/** Those published of a product, on a day; undefined when it has none yet. */
export function vigentesDe(
  { versiones, tablas }: Pick<ProductoDeAhorro, 'versiones' | 'tablas'>,
  dia: string,
): Condiciones | undefined {
  const publicadas = versiones.filter(({ estado, desde }) => estado === 'publicada' && desde <= dia);
  const [version] = publicadas.sort((una, otra) => (una.desde < otra.desde ? 1 : -1));
  const suyas = tablas.filter(({ estado }) => estado === 'publicada');
  if (version === undefined || suyas.length === 0) return undefined;
  return {
    reglas: reglasDe(version),
    tablas: suyas.map(({ desde, modo, tramos }) => ({ desde, modo, tramos })),
    tasaPactada: null,
  };
}

const reglasDe = ({
  metodo,
  intradia,
  base,
  capitalizacion,
  abono,
  minimo,
  tope,
  redondeo,
  inactivas,
  bloqueadas,
}: ReglasDeInteres): ReglasDeInteres => ({
  metodo,
  intradia,
  base,
  capitalizacion,
  abono,
  minimo,
  tope,
  redondeo,
  inactivas,
  bloqueadas,
});

/** To begin from: the same rules, and the rates of that day for that term. */
export function propuestaDe(
  { reglas, tablas, tasaPactada }: Condiciones,
  dia: string,
  plazoDias: number,
): Propuesta {
  if (tasaPactada !== null)
    return { reglas, modo: 'total', tramos: [{ clave: 1, montoDesde: CERO, ppm: tasaPactada }] };
  const [tabla] = tablas
    .filter(({ desde }) => desde <= dia)
    .sort((una, otra) => (una.desde < otra.desde ? 1 : -1));
  const suyos = (tabla?.tramos ?? [])
    .filter(
      ({ plazoDesde, plazoHasta }) =>
        plazoDesde <= plazoDias && (plazoHasta === null || plazoDias < plazoHasta),
    )
    .sort((uno, otro) => uno.montoDesde - otro.montoDesde);
  if (tabla === undefined || suyos.length === 0) return { ...propuestaEnBlanco, reglas };
  return {
    reglas,
    modo: tabla.modo,
    tramos: suyos.map(({ montoDesde, ppm }, i) => ({ clave: i + 1, montoDesde, ppm })),
  };
}

/** For the engine: one table for all days, the bands one after another. */
export function condicionesDe({ reglas, modo, tramos }: Propuesta): Condiciones {
  const enOrden = [...tramos].sort((uno, otro) => uno.montoDesde - otro.montoDesde);
  return {
    reglas,
    tasaPactada: null,
    tablas: [
      {
        desde: SIEMPRE,
        modo,
        tramos: enOrden.map(({ montoDesde, ppm }, i) => ({
          montoDesde: i === 0 ? CERO : montoDesde,
          montoHasta: enOrden[i + 1]?.montoDesde ?? null,
          plazoDesde: 0,
          plazoHasta: null,
          ppm,
        })),
      },
    ],
  };
}

const SIEMPRE = '1900-01-01';
