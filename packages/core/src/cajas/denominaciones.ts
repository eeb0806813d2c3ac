// What a count sheet is made of: the notes and coins in use, how many of each there are, and what they are worth. US
// dollars are counted beside them and valued at a stated rate; the books stay in quetzales.
import { CERO, type Centavos, centavos, redondeada, sumar } from '../dinero.ts';

/** A letter for what it is (b, billete; m, moneda) and its centavos: Q 1 is both a note and a coin. */
export const clavesDeDenominacion = [
  'b20000',
  'b10000',
  'b5000',
  'b2000',
  'b1000',
  'b500',
  'b100',
  'm100',
  'm50',
  'm25',
  'm10',
  'm5',
  'm1',
] as const;
export type ClaveDeDenominacion = (typeof clavesDeDenominacion)[number];

export interface Denominacion {
  readonly clave: ClaveDeDenominacion;
  readonly clase: 'billete' | 'moneda';
  readonly valor: Centavos;
  /** `Q 200`, `Q 0.50`. */
  readonly nombre: string;
}

const billete = (clave: ClaveDeDenominacion, valor: number, nombre: string): Denominacion => {
  return { clave, clase: 'billete', valor: centavos(valor), nombre };
};

const moneda = (clave: ClaveDeDenominacion, valor: number, nombre: string): Denominacion => {
  return { clave, clase: 'moneda', valor: centavos(valor), nombre };
};

/** In the order of a count sheet. */
export const denominaciones: readonly Denominacion[] = [
  billete('b20000', 20_000, 'Q 200'),
  billete('b10000', 10_000, 'Q 100'),
  billete('b5000', 5_000, 'Q 50'),
  billete('b2000', 2_000, 'Q 20'),
  billete('b1000', 1_000, 'Q 10'),
  billete('b500', 500, 'Q 5'),
  billete('b100', 100, 'Q 1'),
  moneda('m100', 100, 'Q 1'),
  moneda('m50', 50, 'Q 0.50'),
  moneda('m25', 25, 'Q 0.25'),
  moneda('m10', 10, 'Q 0.10'),
  moneda('m5', 5, 'Q 0.05'),
  moneda('m1', 1, 'Q 0.01'),
];

/** Banks strap notes by the hundred; coins go loose. */
export const PIEZAS_POR_FAJO = 100;

export interface Piezas {
  /** Bundles of a hundred, of notes only. */
  readonly fajos: number;
  readonly sueltas: number;
  /** Damaged, told apart to be changed at the bank; they are worth what they say. */
  readonly deterioradas: number;
}

/** Absent: none of it. */
export type Conteo = Readonly<Partial<Record<ClaveDeDenominacion, Piezas>>>;

export function piezasDe(piezas: Piezas | undefined): number {
  if (piezas === undefined) return 0;
  const { fajos, sueltas, deterioradas } = piezas;
  return cuantas(fajos) * PIEZAS_POR_FAJO + cuantas(sueltas) + cuantas(deterioradas);
}

export function valorDeConteo(conteo: Conteo): Centavos {
  return sumar(
    denominaciones.map(({ clave, clase, valor }) => {
      const piezas = conteo[clave];
      if (clase === 'moneda' && piezas !== undefined && piezas.fajos !== 0) {
        throw new RangeError(`Las monedas no van en fajos: ${clave}`);
      }
      return centavos(piezasDe(piezas) * valor);
    }),
  );
}

export interface DiferenciaDePiezas {
  readonly clave: ClaveDeDenominacion;
  readonly antes: number;
  readonly ahora: number;
}

/** In pieces, only what differs: a bundle that was opened, or a note that was found damaged, is the same money. */
export function diferenciasDeConteo(antes: Conteo, ahora: Conteo): DiferenciaDePiezas[] {
  return clavesDeDenominacion
    .map((clave) => ({ clave, antes: piezasDe(antes[clave]), ahora: piezasDe(ahora[clave]) }))
    .filter((una) => una.antes !== una.ahora);
}

/** An amount in as few pieces as possible, with its notes in bundles while they fill one. */
export function conteoDe(monto: Centavos): Conteo {
  if (monto < CERO) throw new RangeError(`No hay piezas que sumen ${monto}`);
  const conteo: Partial<Record<ClaveDeDenominacion, Piezas>> = {};
  let resto: number = monto;
  for (const { clave, clase, valor } of denominaciones) {
    const piezas = Math.floor(resto / valor);
    resto %= valor;
    if (piezas === 0) continue;
    const fajos = clase === 'billete' ? Math.floor(piezas / PIEZAS_POR_FAJO) : 0;
    conteo[clave] = { fajos, sueltas: piezas - fajos * PIEZAS_POR_FAJO, deterioradas: 0 };
  }
  return conteo;
}

export const clavesDeDolar = ['d10000', 'd5000', 'd2000', 'd1000', 'd500', 'd200', 'd100'] as const;
export type ClaveDeDolar = (typeof clavesDeDolar)[number];

export interface DenominacionDeDolar {
  readonly clave: ClaveDeDolar;
  /** In cents of dollar, which are not Centavos: nothing adds them to quetzales. */
  readonly valor: number;
  /** `US$ 100`. */
  readonly nombre: string;
}

export const dolares: readonly DenominacionDeDolar[] = [
  { clave: 'd10000', valor: 10_000, nombre: 'US$ 100' },
  { clave: 'd5000', valor: 5_000, nombre: 'US$ 50' },
  { clave: 'd2000', valor: 2_000, nombre: 'US$ 20' },
  { clave: 'd1000', valor: 1_000, nombre: 'US$ 10' },
  { clave: 'd500', valor: 500, nombre: 'US$ 5' },
  { clave: 'd200', valor: 200, nombre: 'US$ 2' },
  { clave: 'd100', valor: 100, nombre: 'US$ 1' },
];

/** Notes of each; absent: none of it. */
export type ConteoDeDolares = Readonly<Partial<Record<ClaveDeDolar, number>>>;

/** In cents of dollar. */
export function valorDeDolares(conteo: ConteoDeDolares): number {
  return dolares.reduce((total, { clave, valor }) => {
    const suma = total + cuantas(conteo[clave] ?? 0) * valor;
    if (!Number.isSafeInteger(suma)) throw new RangeError(`No son centavos de dólar exactos: ${suma}`);
    return suma;
  }, 0);
}

export const MILLON = 1_000_000n;

/** At so many quetzales per dollar, in parts per million (7.65 is 7 650 000); rounded once, half away from zero. */
export function enQuetzales(centavosDeDolar: number, tasaPpm: number): Centavos {
  return centavos(Number(redondeada(BigInt(centavosDeDolar) * BigInt(tasaPpm), MILLON)));
}

/** Whoever counts cannot find half a note, nor less than none. */
function cuantas(piezas: number): number {
  if (!Number.isSafeInteger(piezas) || piezas < 0)
    throw new RangeError(`No es un número de piezas: ${piezas}`);
  return piezas;
}
