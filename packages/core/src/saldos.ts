// From what the detail accounts moved to the balances of every level. Everything is added as debe − haber, where signs
// cannot be confused, and turned into each account's own nature only at the end: a header may hold accounts of both.
import { type Naturaleza, nivelDe, padreDe } from './catalogo.ts';
import { type Centavos, centavos, opuesto } from './dinero.ts';

/** What a detail account held before a range and moved within it. */
export interface Movimiento {
  /** Debe − haber of everything before the range. */
  readonly inicial: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export interface CuentaConMovimiento extends Movimiento {
  readonly idCuenta: string;
  readonly naturaleza: Naturaleza;
}

/** Balances in the account's own nature: positive is what is normal for it. */
export interface Saldo {
  readonly nivel: number;
  readonly saldoInicial: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly saldoFinal: Centavos;
}

export type ConSaldo<C> = Omit<C, keyof Movimiento> & Saldo;

/** Every account of the chart with its balances; a header's are the sum of its descendants'. Keeps the given order. */
export function acumularPorNivel<C extends CuentaConMovimiento>(cuentas: readonly C[]): ConSaldo<C>[] {
  const sumas = new Map(
    cuentas.map(({ idCuenta, inicial, debe, haber }) => [idCuenta, { inicial, debe, haber }]),
  );
  // Longest codes first: when an account is passed on to its parent, everything under it is already in it.
  for (const idCuenta of [...sumas.keys()].sort((a, b) => b.length - a.length)) {
    const padre = sumas.get(padreDe(idCuenta) ?? '');
    const propia = sumas.get(idCuenta);
    if (padre === undefined || propia === undefined) continue;
    padre.inicial = centavos(padre.inicial + propia.inicial);
    padre.debe = centavos(padre.debe + propia.debe);
    padre.haber = centavos(padre.haber + propia.haber);
  }
  return cuentas.map((cuenta) => conSaldo(cuenta, sumas.get(cuenta.idCuenta) ?? cuenta));
}

export function enSuNaturaleza(neto: Centavos, naturaleza: Naturaleza): Centavos {
  return naturaleza === 'deudora' ? neto : opuesto(neto);
}

export interface Totales {
  readonly inicialDeudor: Centavos;
  readonly inicialAcreedor: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly finalDeudor: Centavos;
  readonly finalAcreedor: Centavos;
}

/** Sums of the detail accounts: the two of each pair are equal in books that balance. */
export function totalizar(movimientos: Iterable<Movimiento>): Totales {
  const suma = { inicialDeudor: 0, inicialAcreedor: 0, debe: 0, haber: 0, finalDeudor: 0, finalAcreedor: 0 };
  for (const { inicial, debe, haber } of movimientos) {
    const final = inicial + debe - haber;
    if (inicial > 0) suma.inicialDeudor += inicial;
    else suma.inicialAcreedor -= inicial;
    if (final > 0) suma.finalDeudor += final;
    else suma.finalAcreedor -= final;
    suma.debe += debe;
    suma.haber += haber;
  }
  return {
    inicialDeudor: centavos(suma.inicialDeudor),
    inicialAcreedor: centavos(suma.inicialAcreedor),
    debe: centavos(suma.debe),
    haber: centavos(suma.haber),
    finalDeudor: centavos(suma.finalDeudor),
    finalAcreedor: centavos(suma.finalAcreedor),
  };
}

function conSaldo<C extends CuentaConMovimiento>(cuenta: C, suma: Movimiento): ConSaldo<C> {
  const { inicial, debe, haber, ...resto } = { ...cuenta, ...suma };
  return {
    ...resto,
    nivel: nivelDe(cuenta.idCuenta) ?? 0,
    saldoInicial: enSuNaturaleza(inicial, cuenta.naturaleza),
    debe,
    haber,
    saldoFinal: enSuNaturaleza(centavos(inicial + debe - haber), cuenta.naturaleza),
  };
}
