// What each bank says of the story: nearly every line of the books some days later, in the bank's own words; and, in the last month, what
// a person finds when they sit down to compare: charges that nobody posted, two deposits in one, an amount with its digits swapped.
import { type Centavos, centavos, sumar } from '@cuadra/core/dinero';
import type { LineaPorEscribir } from '#hojas/estados/escribir/estado-por-escribir.ts';
import { type Azar, crearAzar } from '../historia/azar.ts';
import type { CuentaBancariaDemo } from './bancos-demo.ts';

export interface MovimientoContado {
  readonly id: string;
  readonly fecha: string;
  readonly monto: Centavos;
  readonly documento: string | null;
}

export interface LineaContada extends LineaPorEscribir {
  /** The movement that it is, found already; none: somebody has to look. */
  readonly movimiento: string | null;
}

interface Plazo {
  /** The first day of the month that is still open, and the last that the bank has told. */
  readonly abierto: string;
  readonly hasta: string;
}

/** Up to which day of the open month somebody has compared already. */
const COMPARADO_HASTA = 20;

export function contarLineas(
  cuenta: CuentaBancariaDemo,
  movimientos: readonly MovimientoContado[],
  plazo: Plazo,
): LineaContada[] {
  const llegadas = movimientos.flatMap((movimiento) => {
    const azar = crearAzar(
      `${cuenta.numero} ${movimiento.fecha} ${movimiento.documento} ${movimiento.monto}`,
    );
    const linea = llegada(cuenta, movimiento, azar);
    return linea.fecha > plazo.hasta || noSeCobra(movimiento, azar, plazo) ? [] : [{ movimiento, linea }];
  });
  const comparadas = `${plazo.abierto.slice(0, 8)}${COMPARADO_HASTA}`;
  const [vistas, porVer] = separar(llegadas, ({ linea }) => linea.fecha <= comparadas);
  return [
    ...vistas.map(({ movimiento, linea }) => ({ ...linea, movimiento: movimiento.id })),
    ...[...juntar(trocar(porVer.map(({ linea }) => linea))), ...soloDelBanco(cuenta, plazo)].map((linea) => ({
      ...linea,
      movimiento: null,
    })),
  ].sort((una, otra) => (una.fecha < otra.fecha ? -1 : una.fecha > otra.fecha ? 1 : 0));
}

function separar<T>(lista: readonly T[], cumple: (uno: T) => boolean): [T[], T[]] {
  return [lista.filter(cumple), lista.filter((uno) => !cumple(uno))];
}

interface Clase {
  readonly documento: RegExp;
  readonly textos: readonly [string, ...string[]];
  readonly tipo: string;
  readonly diasMax: number;
}

const clases: readonly [Clase, ...Clase[]] = [
  {
    documento: /^Cheque (\d+)/,
    textos: ['PAGO DE CHEQUE', 'CHEQUE PAGADO EN COMPENSACION'],
    tipo: 'CQ',
    diasMax: 9,
  },
  {
    documento: /^Transferencia (\d+)/,
    textos: ['TRANSFERENCIA ACH ENVIADA', 'TRANSFERENCIA A TERCEROS'],
    tipo: 'ND',
    diasMax: 1,
  },
  {
    documento: /^Boleta (\d+)/,
    textos: ['DEPOSITO EN EFECTIVO', 'DEPOSITO VENTANILLA'],
    tipo: 'DE',
    diasMax: 1,
  },
  { documento: /^ND (\d+)/, textos: ['NOTA DE DEBITO', 'CARGO POR SERVICIOS'], tipo: 'ND', diasMax: 0 },
  { documento: /^NC (\d+)/, textos: ['NOTA DE CREDITO', 'ABONO A CUENTA'], tipo: 'NC', diasMax: 0 },
  { documento: /(?:)/, textos: ['DEPOSITO DE ASOCIADOS', 'DEPOSITO EN AGENCIA'], tipo: 'DE', diasMax: 1 },
];

function llegada(
  cuenta: CuentaBancariaDemo,
  { fecha, monto, documento }: MovimientoContado,
  azar: Azar,
): LineaPorEscribir {
  const clase = clases.find((una) => una.documento.test(documento ?? '')) ?? clases[0];
  const [, numero] = clase.documento.exec(documento ?? '') ?? [];
  const saleSinSerlo = monto < 0 && clase.tipo === 'DE';
  const texto = saleSinSerlo ? 'NOTA DE DEBITO' : azar.elegir(clase.textos);
  return {
    fecha: mas(fecha, azar.entero(0, clase.diasMax)),
    monto,
    texto: cuenta.perfil === 'gyt' && numero !== undefined ? `${texto} ${numero}` : texto,
    referencia: cuenta.perfil === 'gyt' ? null : (numero ?? String(azar.entero(1_000_000, 9_999_999))),
    tipo: cuenta.perfil === 'banco-industrial' ? (saleSinSerlo ? 'ND' : clase.tipo) : null,
  };
}

/** Some cheques of long ago, and one deposit of the last days, never reached the bank. */
function noSeCobra({ fecha, documento }: MovimientoContado, azar: Azar, { abierto }: Plazo): boolean {
  const mesesAntes = Temporal.PlainDate.from(abierto).subtract({ months: 8 }).toString();
  return /^Cheque/.test(documento ?? '') && fecha < mesesAntes && azar.ocurre(40);
}

/** Two deposits of neighbouring days, which the bank took as one. */
function juntar(lineas: readonly LineaPorEscribir[]): LineaPorEscribir[] {
  const lugar = lineas.findIndex((una, i) => una.monto > 0 && (lineas[i + 1]?.monto ?? 0) > 0);
  const [primera, segunda] = lugar === -1 ? [] : lineas.slice(lugar, lugar + 2);
  if (primera === undefined || segunda === undefined) return [...lineas];
  const junta = { ...segunda, monto: sumar([primera.monto, segunda.monto]), texto: 'DEPOSITO GLOBAL' };
  return [...lineas.slice(0, lugar), junta, ...lineas.slice(lugar + 2)];
}

/** A cheque that the bank paid with two of its digits swapped. */
function trocar(lineas: readonly LineaPorEscribir[]): LineaPorEscribir[] {
  const lugar = lineas.findIndex(({ monto }) => monto < -1_000_00 && conDigitosTrocados(monto) !== monto);
  return lineas.map((linea, i) =>
    i === lugar ? { ...linea, monto: conDigitosTrocados(linea.monto) } : linea,
  );
}

/** The tens and the units of quetzales, one for the other. */
function conDigitosTrocados(monto: Centavos): Centavos {
  const total = -monto;
  const decenas = Math.floor(total / 1_000) % 10;
  const unidades = Math.floor(total / 100) % 10;
  return centavos(-(total + (unidades - decenas) * 1_000 + (decenas - unidades) * 100));
}

const delBanco: readonly (readonly [dia: number, texto: string, monto: number, tipo: string])[] = [
  [22, 'COMISION POR MANEJO DE CUENTA', -35_00, 'ND'],
  [23, 'EMISION DE CHEQUERA', -125_00, 'ND'],
  [24, 'CARGO POR AJUSTE', -62_50, 'ND'],
  [25, 'DEVOLUCION CARGO POR AJUSTE', 62_50, 'NC'],
  [27, 'DEPOSITO NO IDENTIFICADO', 1_850_00, 'DE'],
];

/** What the books do not have: of each bank, a part. */
function soloDelBanco({ numero, perfil }: CuentaBancariaDemo, { abierto }: Plazo): LineaPorEscribir[] {
  const azar = crearAzar(`${numero} solo del banco`);
  const cuales = perfil === 'gyt' ? delBanco.slice(0, 1) : delBanco;
  return cuales.map(([dia, texto, monto, tipo]) => ({
    ...{ fecha: `${abierto.slice(0, 8)}${dia}`, monto: centavos(monto), texto },
    referencia: perfil === 'gyt' ? null : String(azar.entero(1_000_000, 9_999_999)),
    tipo: perfil === 'banco-industrial' ? tipo : null,
  }));
}

const mas = (fecha: string, dias: number): string =>
  Temporal.PlainDate.from(fecha).add({ days: dias }).toString();
