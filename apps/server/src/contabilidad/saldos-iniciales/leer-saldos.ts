// A sheet of balances, understood: each row an account of ours in an agencia, with its balance on its side. What is not understood is told by
// its row; an account that nobody knows yet is kept as it came, to be said on the screen.
import type { CampoDeSaldos, MapeoDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { BuscarCuenta } from '@cuadra/core/cuenta-escrita';
import { CERO, type Centavos, restar } from '@cuadra/core/dinero';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import {
  type LineaDeSaldo,
  ladosDe,
  type Naturaleza,
  netoDe,
  type SignoDeSaldo,
  signoDeColumna,
} from '@cuadra/core/saldos-iniciales';
import { entenderHoja, type HojaEntendida } from '#hojas/entender-hoja.ts';
import { ilegible } from '#platform/sheets/ilegible.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import { hojaDeSaldos } from './hoja-de-saldos.ts';

export interface ManeraDeLeerSaldos {
  readonly mapeo?: MapeoDeSaldos | undefined;
  readonly lectura?: Lectura | undefined;
  readonly signo?: SignoDeSaldo | undefined;
}

export interface Conocido {
  readonly buscar: BuscarCuenta;
  readonly naturalezas: ReadonlyMap<string, Naturaleza>;
  /** Those that only add others up. */
  readonly deMayor: ReadonlySet<string>;
  /** Those in which whoever brings it works. */
  readonly agencias: readonly { readonly idAgencia: string; readonly nombreAgencia: string }[];
}

export interface SaldosLeidos {
  readonly encabezado: readonly string[];
  readonly filas: number;
  readonly sinSaldo: number;
  readonly signo: SignoDeSaldo | null;
  /** By agencia. */
  readonly lineas: ReadonlyMap<string, readonly LineaDeSaldo[]>;
  readonly errores: readonly { readonly fila: number; readonly mensaje: string }[];
}

interface FilaEntendida {
  readonly fila: number;
  readonly agencia: string;
  readonly cuenta: string;
  readonly naturaleza: Naturaleza;
  readonly neto: Centavos;
}

export function leerSaldos(
  filas: readonly FilaLeida[],
  { mapeo, lectura, signo: dicho }: ManeraDeLeerSaldos,
  conocido: Conocido,
): SaldosLeidos {
  const hoja = entenderHoja(filas, hojaDeSaldos, { mapeo, lectura });
  const deDosLados = hoja.dice('debe') || hoja.dice('haber');
  if (!deDosLados && !hoja.dice('saldo'))
    throw ilegible('Diga en qué columna está el saldo, o en cuáles el debe y el haber.');
  const errores: { fila: number; mensaje: string }[] = [];
  const entendidas: FilaEntendida[] = [];
  let sinSaldo = 0;
  for (const fila of hoja.filas) {
    const leida = leerFila(hoja, fila, deDosLados, conocido);
    if (typeof leida === 'string') errores.push({ fila: fila.linea, mensaje: leida });
    else if (leida === null) sinSaldo++;
    else entendidas.push({ fila: fila.linea, ...leida });
  }
  const signo = deDosLados ? null : (dicho ?? signoDeColumna(entendidas.map(conSaldo)));
  const lineas = Map.groupBy(entendidas, ({ agencia }) => agencia);
  return {
    encabezado: hoja.encabezado,
    filas: hoja.filas.length,
    sinSaldo,
    signo,
    lineas: new Map(
      [...lineas].map(([agencia, suyas]) => [agencia, suyas.map((una) => enLinea(una, signo))]),
    ),
    errores,
  };
}

const conSaldo = ({ agencia, naturaleza, neto }: FilaEntendida) => ({ agencia, naturaleza, saldo: neto });

function enLinea({ cuenta, naturaleza, neto }: FilaEntendida, signo: SignoDeSaldo | null): LineaDeSaldo {
  return { cuenta, ...ladosDe(netoDe(neto, naturaleza, signo ?? 'debe')) };
}

/** What is wrong with it, in a sentence; null: it says no balance. */
function leerFila(
  hoja: HojaEntendida<CampoDeSaldos>,
  fila: FilaLeida,
  deDosLados: boolean,
  { buscar, naturalezas, agencias }: Conocido,
): Omit<FilaEntendida, 'fila'> | string | null {
  const neto = leerNeto(hoja, fila, deDosLados);
  if (neto === null || neto === 0) return null;
  if (typeof neto === 'string') return neto;
  const escrita = hoja.celda(fila, 'cuenta').trim();
  if (escrita === '') return 'Falta la cuenta: escriba su código o su nombre.';
  if (escrita.length > CUENTA_MAX)
    return `La cuenta tiene más de ${CUENTA_MAX} caracteres: escriba su código.`;
  const agencia = hallarAgencia(hoja.celda(fila, 'agencia').trim(), agencias);
  if (agencia === undefined) return porQueNoHayAgencia(hoja.celda(fila, 'agencia').trim(), agencias);
  const hallada = buscar(escrita);
  const cuenta = 'idCuenta' in hallada ? hallada.idCuenta : escrita;
  return { agencia, cuenta, naturaleza: naturalezas.get(cuenta) ?? 'deudora', neto };
}

const CUENTA_MAX = 300;

function leerNeto(
  hoja: HojaEntendida<CampoDeSaldos>,
  fila: FilaLeida,
  deDosLados: boolean,
): Centavos | string | null {
  const monto = (campo: 'debe' | 'haber' | 'saldo'): Centavos | null | string =>
    hoja.monto(fila, campo) ??
    (hoja.celda(fila, campo) === ''
      ? null
      : `«${hoja.celda(fila, campo)}» no es un monto: escriba uno como 1,234.56.`);
  if (!deDosLados) return monto('saldo');
  const [debe, haber] = [monto('debe'), monto('haber')];
  if (typeof debe === 'string') return debe;
  if (typeof haber === 'string') return haber;
  if (debe === null && haber === null) return null;
  return restar(debe ?? CERO, haber ?? CERO);
}

type Agencias = Conocido['agencias'];

/** By its code, with or without its zero, or by its name; with only one, nobody has to say it. */
function hallarAgencia(escrita: string, agencias: Agencias): string | undefined {
  if (escrita === '') return agencias.length === 1 ? agencias[0]?.idAgencia : undefined;
  const clave = claveDeEquivalencia(escrita);
  const codigo = /^\d{1,2}$/.test(escrita) ? escrita.padStart(2, '0') : undefined;
  return agencias.find(
    ({ idAgencia, nombreAgencia }) =>
      idAgencia === codigo ||
      claveDeEquivalencia(nombreAgencia) === clave ||
      claveDeEquivalencia(`${idAgencia} ${nombreAgencia}`) === clave,
  )?.idAgencia;
}

function porQueNoHayAgencia(escrita: string, agencias: Agencias): string {
  const cuales = agencias.map(({ idAgencia, nombreAgencia }) => `${idAgencia} ${nombreAgencia}`).join(', ');
  return escrita === ''
    ? `Falta la agencia: escriba una de estas: ${cuales}.`
    : `«${escrita.slice(0, 60)}» no es una de sus agencias: escriba una de estas: ${cuales}.`;
}
