// What a person may write in a cell of money: an amount or an arithmetic of amounts, rates and other cells
// («1500/1.12», «=B2*5%», «=SUMA(B1:B4)»). Calculated exactly, as fractions of integers, and rounded once, half away
// from zero, to the centavo. A cell that is referred to counts as it is shown: rounded.
import { type Centavos, centavos, leerQuetzales, MONTO_MAX, redondeada } from './dinero.ts';

export const FORMULA_MAX = 200;

/** Where a reference to a line that was deleted points. */
const PERDIDA = '#¡REF!';

export interface Referencia {
  readonly columna: string;
  /** From 1, as it is written. */
  readonly fila: number;
}

export type Calculo =
  | { readonly monto: Centavos; readonly error?: undefined }
  | { readonly monto?: undefined; readonly error: string };

/** The value of a cell; an error tells why it has none. */
export type ValorDeCelda = (referencia: Referencia) => Calculo;

export function calcular(texto: string, celda: ValorDeCelda): Calculo {
  const monto = leerQuetzales(texto);
  if (monto !== undefined) return dentroDelLimite(BigInt(monto));
  if (texto.length > FORMULA_MAX) return { error: `La fórmula pasa de ${FORMULA_MAX} caracteres.` };
  try {
    const { num, den } = evaluar(trozosDe(texto), celda);
    return dentroDelLimite(redondeada(num * 100n, den));
  } catch (error) {
    if (error instanceof ErrorDeFormula) return { error: error.message };
    throw error;
  }
}

/** More than an amount: it is kept as it was written, and its value is shown. */
export function esFormula(texto: string): boolean {
  return texto.trim() !== '' && leerQuetzales(texto) === undefined;
}

export const tieneReferencias = (texto: string): boolean => /[A-Z]+\d/i.test(texto);

/** The same formula after the lines moved: `destino` says where each went, undefined when it is gone. */
export function reubicar(texto: string, destino: (fila: number) => number | undefined): string {
  return texto.replaceAll(/([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?/gi, (escrita, una: string, a, otra, b) => {
    if (otra === undefined) return referenciaA(una, destino(Number(a)));
    const desde = primeraQueQueda(Number(a), Number(b), destino);
    const hasta = primeraQueQueda(Number(b), Number(a), destino);
    if (desde === undefined || hasta === undefined) return PERDIDA;
    return desde === Number(a) && hasta === Number(b) ? escrita : `${una}${desde}:${otra}${hasta}`;
  });
}

const referenciaA = (columna: string, fila: number | undefined): string =>
  fila === undefined ? PERDIDA : `${columna}${fila}`;

/** A range that loses its end goes on to the nearest line it still has. */
function primeraQueQueda(
  desde: number,
  hasta: number,
  destino: (fila: number) => number | undefined,
): number | undefined {
  const paso = desde <= hasta ? 1 : -1;
  for (let fila = desde; fila !== hasta + paso; fila += paso) {
    const nueva = destino(fila);
    if (nueva !== undefined) return nueva;
  }
  return undefined;
}

/** `monto × num ÷ den` to the centavo, half away from zero. */
export function proporcion(monto: Centavos, num: number, den: number): Centavos {
  return centavos(Number(redondeada(BigInt(monto) * BigInt(num), BigInt(den))));
}

class ErrorDeFormula extends Error {}

const ILEGIBLE = 'No se entiende: escriba un monto o una fórmula como 1500/1.12 o =B2*5%.';

interface Fraccion {
  readonly num: bigint;
  /** Always positive. */
  readonly den: bigint;
}

function dentroDelLimite(valor: bigint): Calculo {
  const absoluto = valor < 0n ? -valor : valor;
  if (absoluto > BigInt(MONTO_MAX)) return { error: 'El monto es demasiado grande.' };
  return { monto: centavos(Number(valor)) };
}

// Numbers may be grouped in thousands; a comma anywhere else is not a decimal point.
const TROZO =
  /\s*(?:(\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)|([A-Z]+)(\d+)|(SUMA)|([-+*/×÷()%:;,]))/iy;

type Trozo =
  | { readonly tipo: 'numero'; readonly valor: Fraccion }
  | ({ readonly tipo: 'celda' } & Referencia)
  | { readonly tipo: 'suma' }
  | { readonly tipo: 'signo'; readonly signo: string };

function trozosDe(texto: string): Trozo[] {
  const formula = texto
    .trim()
    .replace(/^=/, '')
    .replace(/^\s*Q\s*/i, '')
    .trimEnd();
  if (formula.includes(PERDIDA)) throw new ErrorDeFormula('Usaba una línea que ya no está.');
  const trozos: Trozo[] = [];
  TROZO.lastIndex = 0;
  while (TROZO.lastIndex < formula.length) {
    const [entero, numero, columna, fila, suma, signo = ''] = TROZO.exec(formula) ?? [];
    if (entero === undefined) throw new ErrorDeFormula(ILEGIBLE);
    if (numero !== undefined) trozos.push({ tipo: 'numero', valor: fraccionDe(numero) });
    else if (columna !== undefined) {
      trozos.push({ tipo: 'celda', columna: columna.toUpperCase(), fila: Number(fila) });
    } else if (suma !== undefined) trozos.push({ tipo: 'suma' });
    else trozos.push({ tipo: 'signo', signo: IGUALES[signo] ?? signo });
  }
  return trozos;
}

const IGUALES: Readonly<Record<string, string>> = { '×': '*', '÷': '/', ',': ';' };

function fraccionDe(numero: string): Fraccion {
  const [enteros = '', decimales = ''] = numero.replaceAll(',', '').split('.');
  return { num: BigInt(`${enteros}${decimales}`), den: 10n ** BigInt(decimales.length) };
}

/** The pieces of a formula, and how far they have been read. */
interface Lectura {
  readonly trozos: readonly Trozo[];
  readonly celda: ValorDeCelda;
  lugar: number;
}

/** Sums of products of signed, parenthesised things, each maybe a percentage: one function per level of precedence. */
function evaluar(trozos: readonly Trozo[], celda: ValorDeCelda): Fraccion {
  const lectura: Lectura = { trozos, celda, lugar: 0 };
  const resultado = suma(lectura);
  if (lectura.lugar < trozos.length) throw new ErrorDeFormula(ILEGIBLE);
  return resultado;
}

function suma(lectura: Lectura): Fraccion {
  let total = producto(lectura);
  for (;;) {
    if (hay(lectura, '+')) total = mas(total, producto(lectura));
    else if (hay(lectura, '-')) total = mas(total, negativa(producto(lectura)));
    else return total;
  }
}

function producto(lectura: Lectura): Fraccion {
  let total = conSigno(lectura);
  for (;;) {
    if (hay(lectura, '*')) total = por(total, conSigno(lectura));
    else if (hay(lectura, '/')) total = por(total, inversa(conSigno(lectura)));
    else return total;
  }
}

function conSigno(lectura: Lectura): Fraccion {
  if (hay(lectura, '-')) return negativa(conSigno(lectura));
  if (hay(lectura, '+')) return conSigno(lectura);
  return porcentaje(lectura);
}

function porcentaje(lectura: Lectura): Fraccion {
  let valor = primario(lectura);
  while (hay(lectura, '%')) valor = { num: valor.num, den: valor.den * 100n };
  return valor;
}

function primario(lectura: Lectura): Fraccion {
  if (hay(lectura, '(')) {
    const dentro = suma(lectura);
    exigir(lectura, ')');
    return dentro;
  }
  const trozo = lectura.trozos[lectura.lugar];
  lectura.lugar += 1;
  if (trozo?.tipo === 'numero') return trozo.valor;
  if (trozo?.tipo === 'celda') return valorDe(trozo, lectura.celda);
  if (trozo?.tipo === 'suma') return sumatoria(lectura);
  throw new ErrorDeFormula(ILEGIBLE);
}

function sumatoria(lectura: Lectura): Fraccion {
  exigir(lectura, '(');
  let total = sumando(lectura);
  while (hay(lectura, ';')) total = mas(total, sumando(lectura));
  exigir(lectura, ')');
  return total;
}

function sumando(lectura: Lectura): Fraccion {
  const { trozos, lugar, celda } = lectura;
  const [desde, entre, hasta] = trozos.slice(lugar, lugar + 3);
  if (entre?.tipo !== 'signo' || entre.signo !== ':') return suma(lectura);
  if (desde?.tipo !== 'celda' || hasta?.tipo !== 'celda') throw new ErrorDeFormula(ILEGIBLE);
  lectura.lugar += 3;
  return rango(desde, hasta, celda);
}

function hay(lectura: Lectura, signo: string): boolean {
  const trozo = lectura.trozos[lectura.lugar];
  if (trozo?.tipo !== 'signo' || trozo.signo !== signo) return false;
  lectura.lugar += 1;
  return true;
}

function exigir(lectura: Lectura, signo: string): void {
  if (!hay(lectura, signo)) throw new ErrorDeFormula(ILEGIBLE);
}

function valorDe(referencia: Referencia, celda: ValorDeCelda): Fraccion {
  const { monto, error } = celda(referencia);
  if (error !== undefined) throw new ErrorDeFormula(error);
  return { num: BigInt(monto), den: 100n };
}

const RANGO_MAX = 10_000;

function rango(una: Referencia, otra: Referencia, celda: ValorDeCelda): Fraccion {
  if (una.columna !== otra.columna) throw new ErrorDeFormula('Un rango va en una sola columna, como B1:B4.');
  const [desde, hasta] = una.fila < otra.fila ? [una.fila, otra.fila] : [otra.fila, una.fila];
  if (hasta - desde > RANGO_MAX) throw new ErrorDeFormula('El rango es demasiado grande.');
  let total: Fraccion = { num: 0n, den: 100n };
  for (let fila = desde; fila <= hasta; fila++)
    total = mas(total, valorDe({ columna: una.columna, fila }, celda));
  return total;
}

function mas(a: Fraccion, b: Fraccion): Fraccion {
  // Most are centavos or integers: the same denominator keeps thousands of terms small.
  if (a.den === b.den) return { num: a.num + b.num, den: a.den };
  return { num: a.num * b.den + b.num * a.den, den: a.den * b.den };
}

const por = (a: Fraccion, b: Fraccion): Fraccion => ({ num: a.num * b.num, den: a.den * b.den });

const negativa = ({ num, den }: Fraccion): Fraccion => ({ num: -num, den });

function inversa({ num, den }: Fraccion): Fraccion {
  if (num === 0n) throw new ErrorDeFormula('No se puede dividir entre cero.');
  return num < 0n ? { num: -den, den: -num } : { num: den, den: num };
}
