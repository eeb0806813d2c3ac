// The books while the story is being told: what each account of each agencia held at the end of every day on which it
// moved. Kept apart from the real ledger, so that one can be compared with the other.
import type { LineaDePartida } from '@cuadra/core/partida';
import { cuentas } from './cuentas.ts';
import type { LibroDeAgencia } from './escena.ts';

export interface LibroDeLaHistoria {
  anotar(agencia: string, indice: number, lineas: readonly LineaDePartida[]): void;
  de(agencia: string): LibroDeAgencia;
}

/** What an account held from that day on. */
interface SaldoDesde {
  readonly desde: number;
  saldo: number;
}

export function crearLibro(): LibroDeLaHistoria {
  const agencias = new Map<string, Map<string, SaldoDesde[]>>();
  const tramosDe = (agencia: string): Map<string, SaldoDesde[]> => {
    const tramos = agencias.get(agencia) ?? new Map<string, SaldoDesde[]>();
    agencias.set(agencia, tramos);
    return tramos;
  };
  return {
    anotar(agencia, indice, lineas) {
      const tramos = tramosDe(agencia);
      for (const { idCuenta, debe, haber } of lineas) {
        const movimiento = esDeudora(idCuenta) ? debe - haber : haber - debe;
        tramos.set(idCuenta, mover(tramos.get(idCuenta) ?? [], indice, movimiento));
      }
    },
    de: (agencia) => leer(tramosDe(agencia)),
  };
}

export function esDeudora(idCuenta: string): boolean {
  return '1789'.includes(idCuenta.slice(0, 1)) && idCuenta !== cuentas.contracuentaDeOrden;
}

function mover(tramos: SaldoDesde[], indice: number, movimiento: number): SaldoDesde[] {
  const ultimo = tramos.at(-1);
  if (ultimo?.desde === indice) ultimo.saldo += movimiento;
  else tramos.push({ desde: indice, saldo: (ultimo?.saldo ?? 0) + movimiento });
  return tramos;
}

function leer(tramos: ReadonlyMap<string, readonly SaldoDesde[]>): LibroDeAgencia {
  const saldo = (cuenta: string) => tramos.get(cuenta)?.at(-1)?.saldo ?? 0;
  return {
    saldo,
    saldoAl: (cuenta, indice) => tramos.get(cuenta)?.findLast(({ desde }) => desde <= indice)?.saldo ?? 0,
    numerales: (cuenta, desde, hasta) => numeralesDe(tramos.get(cuenta) ?? [], desde, hasta),
    cuentasDe: (clase) =>
      [...tramos.keys()].filter((cuenta) => cuenta.startsWith(clase) && saldo(cuenta) !== 0).sort(),
  };
}

function numeralesDe(tramos: readonly SaldoDesde[], primero: number, ultimo: number): number {
  let suma = 0;
  let hasta = ultimo;
  for (const tramo of tramos.toReversed()) {
    const desde = Math.max(tramo.desde, primero);
    if (desde <= hasta) suma += tramo.saldo * (hasta - desde + 1);
    hasta = Math.min(hasta, desde - 1);
    if (hasta < primero) break;
  }
  return suma;
}
