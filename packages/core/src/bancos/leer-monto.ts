// The text of an amount as hundredths, exactly: digits are counted, never a fraction computed. Banks write it in many ways; what
// could be two amounts is none until somebody, or the other amounts of its column, say which mark has the decimals.
import { type Centavos, centavos } from '../dinero.ts';
import { EstadoIlegible, type SeparadorDecimal } from './estado-de-cuenta.ts';
import { limpiarTexto } from './limpiar-texto.ts';
import { marcasDeMoneda } from './moneda.ts';

export type MontoLeido =
  | { readonly tipo: 'monto'; readonly monto: Centavos }
  /** What follows «El monto «…»»: `tiene más de dos decimales`. */
  | { readonly tipo: 'ilegible'; readonly motivo: string };

/** A million millions: no bank of ours says more, and the sum of a file stays exact. */
export const MONTO_DE_ESTADO_MAX = 100_000_000_000_000n;

export function leerMonto(texto: string, separador?: SeparadorDecimal): MontoLeido {
  if (texto.trim() === '') return ilegible('está vacío');
  const escrito = descomponer(texto);
  const cifra = escrito && analizar(escrito.cifra);
  if (escrito === undefined || cifra === undefined) return ilegible('no es un monto');
  if (cifra.tipo === 'dudosa' && separador === undefined) {
    const marca = cifra.marca === 'punto' ? 'el punto' : 'la coma';
    return ilegible(`no dice si ${marca} separa los miles o los decimales; indique el separador decimal`);
  }
  if (cifra.tipo === 'clara' && cifra.decimal !== null && (separador ?? cifra.decimal) !== cifra.decimal) {
    return ilegible(`no lleva ${nombresDeMarca[separador ?? cifra.decimal]} decimal como los demás`);
  }
  const valor = enCentesimos(separada(cifra, separador));
  if (valor === undefined) return ilegible('tiene más de dos decimales');
  if (valor > MONTO_DE_ESTADO_MAX) return ilegible('es demasiado grande');
  return { tipo: 'monto', monto: centavos(Number(escrito.esNegativo ? -valor : valor)) };
}

export interface MontoPorLeer {
  readonly fila: number;
  /** What it is of, with its article: `El saldo`. */
  readonly que?: string | undefined;
  readonly separador?: SeparadorDecimal | undefined;
}

/** The same, for who reads a file: what is not exactly an amount is told with its row. */
export function exigirMonto(texto: string, { fila, que = 'El monto', separador }: MontoPorLeer): Centavos {
  const leido = leerMonto(texto, separador);
  if (leido.tipo === 'monto') return leido.monto;
  throw new EstadoIlegible(`${que} ${citar(texto)} ${leido.motivo}.`.replace('  ', ' '), fila);
}

/** As it was written, no longer than somebody wants to read. */
export function citar(texto: string): string {
  const limpio = limpiarTexto(texto);
  if (limpio === '') return '';
  return `«${limpio.length > 40 ? `${limpio.slice(0, 40).toWellFormed()}…` : limpio}»`;
}

/** The decimal mark that all the amounts of a column agree on; undefined when none tells, or when they do not agree. */
export function separadorDeMontos(textos: Iterable<string>): SeparadorDecimal | undefined {
  const dichos = new Set<SeparadorDecimal>();
  for (const texto of textos) {
    const escrito = descomponer(texto);
    const cifra = escrito && analizar(escrito.cifra);
    if (cifra?.tipo === 'clara' && cifra.decimal !== null) dichos.add(cifra.decimal);
  }
  const [unico, otro] = dichos;
  return otro === undefined ? unico : undefined;
}

const nombresDeMarca: Readonly<Record<SeparadorDecimal, string>> = { punto: 'punto', coma: 'coma' };

const ilegible = (motivo: string): MontoLeido => ({ tipo: 'ilegible', motivo });

const LARGO_MAX = 60;
/** With the blanks that fill a column of fixed width. */
const ESPACIOS_MAX = 1_000;
/** As most are written. */
const LLANO = /^([-+])?(\d[\d.,]{0,40})$/;
const NEGATIVOS = /^[-−–‐]$/;

interface Escrito {
  readonly esNegativo: boolean;
  readonly cifra: string;
}

/** Takes off, from both ends, one sign and one mark of currency: what is left is the figure. */
function descomponer(texto: string): Escrito | undefined {
  const llano = LLANO.exec(texto);
  if (llano !== null) return { esNegativo: llano[1] === '-', cifra: llano[2] ?? '' };
  if (texto.length > ESPACIOS_MAX) return undefined;
  let resto = texto.replaceAll(/\s/gu, ' ').trim().toUpperCase();
  if (resto.length > LARGO_MAX) return undefined;
  const signos: boolean[] = [];
  let marcas = 0;
  for (let antes = ''; antes !== resto; ) {
    antes = resto;
    if (resto.startsWith('(') && resto.endsWith(')')) {
      signos.push(true);
      resto = resto.slice(1, -1).trim();
    }
    const sinMarca = quitarMarca(resto);
    if (sinMarca !== resto) marcas++;
    resto = sinMarca;
    const [, delante, figura = '', detras] =
      /^([-−–‐+])? ?(.*?) ?([-−–‐+]|CR|DR|DB|C|D)?$/u.exec(resto) ?? [];
    for (const signo of [delante, detras]) if (signo !== undefined) signos.push(esDebito(signo));
    resto = figura.trim();
  }
  if (signos.length > 1 || marcas > 1) return undefined;
  return { esNegativo: signos[0] ?? false, cifra: resto };
}

const esDebito = (signo: string): boolean => NEGATIVOS.test(signo) || signo.startsWith('D');

/** `Q.50` may be fifty or a half: its point is not taken for the mark's. */
function quitarMarca(texto: string): string {
  if (/^Q\.\d{1,2}$/.test(texto)) return texto;
  for (const marca of marcasDeMoneda) {
    if (texto.startsWith(marca)) return texto.slice(marca.length).trim();
    if (texto.endsWith(marca)) return texto.slice(0, -marca.length).trim();
  }
  return texto;
}

type Cifra =
  | {
      readonly tipo: 'clara';
      readonly decimal: SeparadorDecimal | null;
      readonly enteros: string;
      readonly fraccion: string;
      readonly exponente: number;
    }
  /** One mark with three digits behind it: thousands, or decimals. */
  | {
      readonly tipo: 'dudosa';
      readonly marca: SeparadorDecimal;
      readonly antes: string;
      readonly despues: string;
    };

function analizar(cifra: string): Cifra | undefined {
  const cientifica = /^(\d+)(?:([.,])(\d+))?E([+-]?\d{1,3})$/.exec(cifra);
  if (cientifica !== null) {
    const [, enteros = '', marca, fraccion = '', exponente] = cientifica;
    return clara(marca, enteros, fraccion, Number(exponente));
  }
  const conEspacios = /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:([.,])(\d*))?$/.exec(cifra);
  if (conEspacios !== null) {
    const [entera = ''] = cifra.split(/[.,]/, 1);
    return clara(conEspacios[2], entera.replaceAll(/[ '’]/g, ''), conEspacios[3] ?? '');
  }
  const simple = /^(\d*)(?:([.,])(\d*))?$/.exec(cifra);
  if (simple !== null) {
    const [, antes = '', marca, despues = ''] = simple;
    if (antes === '' && despues === '') return undefined;
    return marca !== undefined && despues.length === 3 && /^[1-9]\d{0,2}$/.test(antes)
      ? { tipo: 'dudosa', marca: separadorDe(marca), antes, despues }
      : clara(marca, antes, despues);
  }
  return agrupada(cifra);
}

/** `1,234,567`, `1,234.56`, `1.234.567,8`: the mark that repeats, or comes first, groups by three. */
function agrupada(cifra: string): Cifra | undefined {
  const partes = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/.exec(cifra);
  if (partes === null) return undefined;
  const [, enteros = '', miles = '', decimal, fraccion = ''] = partes;
  if (decimal === miles) return undefined;
  return clara(decimal ?? (miles === ',' ? '.' : ','), enteros.replaceAll(miles, ''), fraccion);
}

const separadorDe = (marca: string): SeparadorDecimal => (marca === '.' ? 'punto' : 'coma');

const clara = (marca: string | undefined, enteros: string, fraccion: string, exponente = 0): Cifra => ({
  tipo: 'clara',
  decimal: marca === undefined ? null : separadorDe(marca),
  enteros,
  fraccion,
  exponente,
});

interface Separada {
  readonly enteros: string;
  readonly fraccion: string;
  readonly exponente: number;
}

function separada(cifra: Cifra, separador: SeparadorDecimal | undefined): Separada {
  if (cifra.tipo === 'clara') return cifra;
  const { marca, antes, despues } = cifra;
  return marca === separador
    ? { enteros: antes, fraccion: despues, exponente: 0 }
    : { enteros: antes + despues, fraccion: '', exponente: 0 };
}

/** Undefined when it is not a whole number of hundredths, but for the noise of a spreadsheet: `1234.5600000000001`. */
function enCentesimos({ enteros, fraccion, exponente }: Separada): bigint | undefined {
  const digitos = BigInt(enteros + fraccion || '0');
  const sobran = fraccion.length - exponente - 2;
  if (digitos === 0n) return 0n;
  if (sobran <= 0) return -sobran > LARGO_MAX ? MONTO_DE_ESTADO_MAX + 1n : digitos * 10n ** BigInt(-sobran);
  const divisor = 10n ** BigInt(sobran);
  const resto = digitos % divisor;
  if (resto === 0n) return digitos / divisor;
  const seRedondea = resto * 2n >= divisor;
  const distancia = seRedondea ? divisor - resto : resto;
  return esRuido(digitos, distancia, divisor) ? digitos / divisor + (seRedondea ? 1n : 0n) : undefined;
}

/** All the digits that a double has, and no farther from the amount than a few additions of doubles go. */
function esRuido(digitos: bigint, distancia: bigint, divisor: bigint): boolean {
  const CIFRAS_DE_UN_DOBLE = 15;
  if (String(digitos).length < CIFRAS_DE_UN_DOBLE) return false;
  return distancia * 10_000_000n <= divisor || distancia << 50n <= digitos;
}
