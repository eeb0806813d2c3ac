// The statements of a file that are of one of our accounts, in quetzales. What is left aside is told.
import type { EstadoLeido, EstadosLeidos } from '@cuadra/core/bancos/estado-de-cuenta';
import { mismaCuenta } from '@cuadra/core/bancos/misma-cuenta';
import { ProblemaError } from '#platform/problema.ts';

export interface EstadoElegido {
  readonly estado: EstadoLeido;
  /** Which of those of its file. */
  readonly indice: number;
}

export interface Eleccion {
  readonly elegidos: readonly EstadoElegido[];
  readonly advertencias: readonly string[];
}

const QUETZALES = 'GTQ';

export function elegirEstados({ estados }: Pick<EstadosLeidos, 'estados'>, numero: string): Eleccion {
  const todos = estados.map((estado, indice) => ({
    ...{ estado, indice, parecido: mismaCuenta(estado.cuenta, numero) },
  }));
  const suyos = todos.filter(({ parecido }) => parecido === 'misma');
  const sinCuenta = todos.every(({ parecido }) => parecido === 'no-dice');
  const deLaCuenta = sinCuenta ? todos : suyos;
  if (deLaCuenta.length === 0) throw deOtraCuenta(estados, numero);
  const elegidos = deLaCuenta.filter(({ estado }) => (estado.moneda ?? QUETZALES) === QUETZALES);
  if (elegidos.length === 0) throw deOtraMoneda(deLaCuenta.map(({ estado }) => estado.moneda));
  const deOtras = todos.length - deLaCuenta.length;
  const enOtra = deLaCuenta.length - elegidos.length;
  return {
    elegidos: elegidos.map(({ estado, indice }) => ({ estado, indice })),
    advertencias: [
      ...(sinCuenta ? ['El archivo no dice de qué cuenta es: se tomó como de esta.'] : []),
      ...(elegidos.some(({ estado }) => estado.moneda === null)
        ? ['El archivo no dice su moneda: se tomó en quetzales.']
        : []),
      ...(deOtras > 0 ? [cuantos(deOtras, 'de otra cuenta')] : []),
      ...(enOtra > 0 ? [cuantos(enOtra, 'en otra moneda')] : []),
    ],
  };
}

const cuantos = (cantidad: number, cuales: string): string =>
  cantidad === 1
    ? `El archivo trae también un estado ${cuales}: no se tomó.`
    : `El archivo trae también ${cantidad} estados ${cuales}: no se tomaron.`;

function deOtraCuenta(estados: readonly EstadoLeido[], numero: string): ProblemaError {
  const cuentas = [...new Set(estados.map(({ cuenta }) => cuenta).filter((cuenta) => cuenta !== null))];
  const cuales = cuentas.slice(0, 3).join(', ') + (cuentas.length > 3 ? '…' : '');
  return new ProblemaError('ESTADO_DE_OTRA_CUENTA', {
    detalle:
      cuentas.length === 0
        ? 'El archivo no trae ningún estado de cuenta.'
        : `El archivo es de la cuenta ${cuales}, y esta es la ${numero}.`,
  });
}

function deOtraMoneda(monedas: readonly (string | null)[]): ProblemaError {
  const cuales = [...new Set(monedas)].join(', ');
  return new ProblemaError('ESTADO_DE_OTRA_MONEDA', {
    detalle: `El archivo está en ${cuales}: aquí se concilian quetzales.`,
  });
}
