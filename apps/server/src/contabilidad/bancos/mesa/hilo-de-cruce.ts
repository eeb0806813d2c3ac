// The thread that compares: twenty thousand lines take it seconds, which nobody else should wait for. It has no database; what it compares
// comes in pieces, and what it finds is asked for in pieces too, so that no message holds up whoever attends people.
import { parentPort } from 'node:worker_threads';
import { combinacionUnica, type PorCombinar } from '@cuadra/core/bancos/combinacion-unica';
import type { Centavos } from '@cuadra/core/dinero';
import { comoError } from '#platform/hilos/encender-hilo.ts';
import { type Hallado, hallar, type PorHallar } from './hallar.ts';

export type OrdenDeCruzar =
  /** More of what is compared: an account, and some rows of one of its sides. */
  | ({ readonly tipo: 'mas' } & Trozo)
  | ({ readonly tipo: 'cruzar' } & Omit<PorHallar, 'cuentas'>)
  /** Some of what was found, from one on. */
  | { readonly tipo: 'pide'; readonly desde: number; readonly cuantos: number }
  | {
      readonly tipo: 'combinar';
      readonly total: Centavos;
      readonly candidatos: readonly PorCombinar[];
    };

export type Trozo =
  | {
      readonly cuenta: string;
      readonly lado: 'lineas';
      readonly filas: PorHallar['cuentas'][string]['lineas'];
    }
  | {
      readonly cuenta: string;
      readonly lado: 'movimientos';
      readonly filas: PorHallar['cuentas'][string]['movimientos'];
    };

export type AvisoDeCruce =
  | { readonly tipo: 'avance'; readonly porciento: number }
  | { readonly tipo: 'fin'; readonly hallados: number }
  | { readonly tipo: 'hallados'; readonly hallados: readonly Hallado[] }
  | { readonly tipo: 'combinacion'; readonly combinacion: ReturnType<typeof combinacionUnica> }
  | { readonly tipo: 'fallo'; readonly error: Error };

type Cuentas = Record<string, { lineas: Trozo['filas'][number][]; movimientos: Trozo['filas'][number][] }>;

const cuentas: Cuentas = {};
let hallados: readonly Hallado[] = [];

parentPort?.on('message', (orden: OrdenDeCruzar) => {
  try {
    atender(orden);
  } catch (error) {
    decir({ tipo: 'fallo', error: comoError(error) });
  }
});

function atender(orden: OrdenDeCruzar): void {
  switch (orden.tipo) {
    case 'mas': {
      const suya = cuentas[orden.cuenta] ?? { lineas: [], movimientos: [] };
      cuentas[orden.cuenta] = suya;
      suya[orden.lado].push(...orden.filas);
      return;
    }
    case 'cruzar': {
      const { tipo: _, ...por } = orden;
      const alAvanzar = (porciento: number) => decir({ tipo: 'avance', porciento });
      hallados = hallar({ ...por, cuentas: cuentas as PorHallar['cuentas'] }, alAvanzar);
      decir({ tipo: 'fin', hallados: hallados.length });
      return;
    }
    case 'pide':
      decir({ tipo: 'hallados', hallados: hallados.slice(orden.desde, orden.desde + orden.cuantos) });
      return;
    case 'combinar': {
      // It counts its own steps: within a second, whatever it is given.
      decir({ tipo: 'combinacion', combinacion: combinacionUnica(orden.total, orden.candidatos) });
      return;
    }
    default:
      orden satisfies never;
  }
}

function decir(aviso: AvisoDeCruce): void {
  parentPort?.postMessage(aviso);
}
