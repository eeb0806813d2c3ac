// Who saves where: two thousand asociados and their accounts at sight, each with the day on which it is opened and what becomes of
// it. Certificates come and go as the story is told. Nothing here depends on how far it is told.
import { type Azar, crearAzar } from '../historia/azar.ts';
import { type AsociadoDemo, type ClaseDeGente, crearAsociado } from './gente-demo.ts';
import { type ProductoDemo, productosDemo } from './productos-demo.ts';

export interface CuentaPlaneada {
  readonly producto: ProductoDemo;
  readonly agencia: string;
  /** Numbers of asociados; the first is who it is named after. */
  readonly titulares: readonly number[];
  /** A day of the story; negative, so many days before it. */
  readonly abre: number;
  /** Its part of what the product held when the story began. */
  readonly peso: number;
  readonly exencion?: Exencion;
  readonly cambio?: CambioDeEstado;
  /** From this day on its owner wants to leave. */
  readonly cierra?: number;
  /** Held to the centavo; what it earns is taken out. */
  readonly fijo?: number;
}

export interface Exencion {
  readonly documento: string;
  /** Whether it ends a few days after the story does. */
  readonly vencePronto: boolean;
}

export interface CambioDeEstado {
  readonly estado: 'inactiva' | 'bloqueada';
  /** On the first of a month, so many after the story began. */
  readonly meses: number;
  readonly motivo: string;
}

const JURIDICAS = 20;
const ADULTOS = 1_630;
const MENORES = 350;
const CORRIENTES = 1_500;
const ASOCIADOS = JURIDICAS + ADULTOS + MENORES;

const claseDe = (n: number): ClaseDeGente => {
  if (n < JURIDICAS) return 'juridica';
  return n < JURIDICAS + ADULTOS ? 'adulto' : 'menor';
};

/** Half in Central, the rest in the other two. */
const agenciaDe = (n: number): string => {
  if (n % 10 < 5) return '01';
  return n % 10 < 8 ? '02' : '03';
};

export function asociadosDemo(anio: number): AsociadoDemo[] {
  return Array.from({ length: ASOCIADOS }, (_, n) => crearAsociado(n, claseDe(n), agenciaDe(n), anio));
}

export function planDeCuentas(): CuentaPlaneada[] {
  return [...corrientes(), ...infantiles(), ...programados()];
}

function corrientes(): CuentaPlaneada[] {
  return Array.from({ length: CORRIENTES }, (_, n) => {
    const azar = crearAzar(`cuenta corriente ${n}`);
    const conPareja = claseDe(n) === 'adulto' && n % 12 === 0;
    const comun = {
      producto: productosDemo.corriente,
      agencia: agenciaDe(n),
      titulares: conPareja ? [n, n + 10] : [n],
      ...exencionDe(n),
    };
    if (n === 0) return { ...comun, abre: -2_912, peso: 0, fijo: FORTUNA };
    const quieta = quietud(n, azar);
    return {
      ...comun,
      abre: quieta.cambio ? azar.entero(-3_200, -400) : aperturaDe(azar),
      peso: pesoDe(azar),
      ...quieta,
    };
  });
}

/** Few have an account that is asleep, held by a judge or about to end. */
function quietud(n: number, azar: Azar): Pick<CuentaPlaneada, 'cambio' | 'cierra'> {
  if (n < JURIDICAS) return {};
  if (n % 33 === 5) {
    const motivo = 'Sin movimiento en más de doce meses.';
    return { cambio: { estado: 'inactiva', meses: azar.entero(3, 22), motivo } };
  }
  if (n % 140 === 9) {
    const motivo = `Oficio ${azar.entero(100, 900)} del juzgado de primera instancia civil de Cobán.`;
    return { cambio: { estado: 'bloqueada', meses: azar.entero(6, 24), motivo } };
  }
  return n % 60 === 13 ? { cierra: azar.entero(120, 1_000) } : {};
}

const FORTUNA = 1_234_567_890;

/** Associations and committees that the tax office let off, by their number. */
const exentas: Readonly<Record<number, string>> = {
  1: 'Resolución SAT-GRM-DR-R-2019-21-01-000482',
  2: 'Resolución SAT-GRN-DR-R-2021-22-01-000117',
  3: 'Resolución SAT-GRN-DR-R-2018-22-01-000903',
  6: 'Resolución SAT-GRN-DR-R-2020-22-01-000256',
  15: 'Resolución SAT-GRN-DR-R-2022-22-01-000338',
  18: 'Resolución SAT-GRM-DR-R-2017-21-01-001204',
};
const VENCE_PRONTO = 6;

function exencionDe(n: number): Pick<CuentaPlaneada, 'exencion'> {
  const documento = exentas[n];
  return documento === undefined ? {} : { exencion: { documento, vencePronto: n === VENCE_PRONTO } };
}

/** Each with whoever answers for the child. */
function infantiles(): CuentaPlaneada[] {
  return Array.from({ length: MENORES }, (_, i) => {
    const n = JURIDICAS + ADULTOS + i;
    const azar = crearAzar(`cuenta infantil ${n}`);
    const responsable = JURIDICAS + ((n * 37) % 148) * 10 + (n % 10);
    return {
      producto: productosDemo.infantil,
      agencia: agenciaDe(n),
      titulares: [n, responsable],
      abre: aperturaDe(azar),
      peso: pesoDe(azar),
    };
  });
}

/** Those who have nothing else, and some more. */
function programados(): CuentaPlaneada[] {
  const solos = Array.from({ length: JURIDICAS + ADULTOS - CORRIENTES }, (_, i) => CORRIENTES + i);
  const otros = Array.from({ length: OTROS_PROGRAMADOS }, (_, i) => 300 + i * 7);
  return [...solos, ...otros].map((n) => {
    const azar = crearAzar(`cuenta programada ${n}`);
    return {
      producto: productosDemo.programado,
      agencia: agenciaDe(n),
      titulares: [n],
      abre: aperturaDe(azar),
      peso: pesoDe(azar),
    };
  });
}

const OTROS_PROGRAMADOS = 97;

/** Two of three were there already; by the end of the second ejercicio all are. */
function aperturaDe(azar: Azar): number {
  return azar.ocurre(650) ? azar.entero(-3_200, -20) : azar.entero(4, 690);
}

/** Most have little and some have much. */
const pesoDe = (azar: Azar): number => azar.entero(1, 30) ** 3 + 50;
