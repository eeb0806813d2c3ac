// The balances with which an agencia begins: what a sheet of another program means by each of them, and whether together they are what
// a balance must be, assets equal to liabilities and capital.
import { nivelDe } from './catalogo.ts';
import { CERO, type Centavos, opuesto, restar, sumar } from './dinero.ts';
import type { LineaDePartida } from './partida.ts';

/**
 * What a single column of balances means: `debe`, what is positive is debe; `naturaleza`, what is positive is what the account usually
 * holds, so that a liability is written without a sign.
 */
export const signosDeSaldo = ['debe', 'naturaleza'] as const;
export type SignoDeSaldo = (typeof signosDeSaldo)[number];

export type Naturaleza = 'deudora' | 'acreedora';

export interface SaldoLeido {
  readonly agencia: string;
  readonly naturaleza: Naturaleza;
  readonly saldo: Centavos;
}

export const netoDe = (saldo: Centavos, naturaleza: Naturaleza, signo: SignoDeSaldo): Centavos =>
  signo === 'naturaleza' && naturaleza === 'acreedora' ? opuesto(saldo) : saldo;

/** A balance on its side. */
export const ladosDe = (neto: Centavos): Pick<LineaDePartida, 'debe' | 'haber'> =>
  neto >= 0 ? { debe: neto, haber: CERO } : { debe: CERO, haber: opuesto(neto) };

/**
 * Which of both a column means, by which one squares in every agencia. Where neither or both do, a sign somewhere says `debe`: who writes
 * liabilities without one has nothing to mark.
 */
export function signoDeColumna(saldos: readonly SaldoLeido[]): SignoDeSaldo {
  const agencias = [...Map.groupBy(saldos, ({ agencia }) => agencia).values()];
  const cuadra = (signo: SignoDeSaldo) =>
    agencias.every(
      (suyos) => sumar(suyos.map(({ saldo, naturaleza }) => netoDe(saldo, naturaleza, signo))) === 0,
    );
  const [conSigno, porNaturaleza] = [cuadra('debe'), cuadra('naturaleza')];
  if (conSigno !== porNaturaleza) return conSigno ? 'debe' : 'naturaleza';
  const negativos = saldos.filter(({ saldo }) => saldo < 0).length;
  const acreedores = saldos.filter(({ naturaleza }) => naturaleza === 'acreedora').length;
  return negativos * 2 >= acreedores && negativos > 0 ? 'debe' : 'naturaleza';
}

export interface ResumenDeSaldos {
  /** Less what is deducted inside it. */
  readonly activo: Centavos;
  readonly pasivo: Centavos;
  readonly capital: Centavos;
  /** Productos − gastos of the year so far. */
  readonly resultado: Centavos;
  /** Contingencies and memorandum accounts: they square by themselves. */
  readonly orden: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
  /** Debe − haber: zero when it may be sent. */
  readonly diferencia: Centavos;
}

/** `idCuenta`: the code; what is no account yet counts only in the sums of the sides. */
export function resumirSaldos(
  lineas: readonly Pick<LineaDePartida, 'idCuenta' | 'debe' | 'haber'>[],
): ResumenDeSaldos {
  const neto = (...clases: readonly string[]) =>
    sumar(
      lineas
        .filter(({ idCuenta }) => nivelDe(idCuenta) !== undefined && clases.includes(idCuenta.charAt(0)))
        .map(({ debe, haber }) => restar(debe, haber)),
    );
  const debe = sumar(lineas.map((linea) => linea.debe));
  const haber = sumar(lineas.map((linea) => linea.haber));
  return {
    activo: neto('1', '2'),
    pasivo: opuesto(neto('3', '4')),
    capital: opuesto(neto('5')),
    resultado: opuesto(neto('6', '7')),
    orden: neto('8', '9'),
    debe,
    haber,
    diferencia: restar(debe, haber),
  };
}

/** The lines of each account added up, on the side that is left; nothing of those that come to nothing. */
export function juntarSaldos(lineas: readonly LineaDeSaldo[]): LineaDeSaldo[] {
  return [...Map.groupBy(lineas, ({ cuenta }) => cuenta)].flatMap(([cuenta, suyas]) => {
    const neto = sumar(suyas.map(({ debe, haber }) => restar(debe, haber)));
    return neto === 0 ? [] : [{ cuenta, ...ladosDe(neto) }];
  });
}

export interface LineaDeSaldo {
  /** Its code or, while it is not understood, what came. */
  readonly cuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}
