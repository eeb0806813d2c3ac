// The rows of a sheet as partidas: rows with the same number are one partida, wherever they stand. What belongs to the
// whole of it (fecha, tipo, agencia, concepto) is said on one of its rows; the others repeat it or leave it empty. What
// cannot be understood is an error of its cell; whether the partida may be posted is for others to judge.
import { type ErrorDeFila, reconocer } from './catalogo-importacion.ts';
import {
  CERO,
  type Centavos,
  formatearQuetzales,
  MONTO_MAX,
  magnitud,
  maximoDe,
  opuesto,
  sumar,
} from './dinero.ts';
import { tiposManuales } from './partida.ts';

/** What a cell was read as: null where nothing is written, undefined where it is not understood. */
interface Leido<T> {
  readonly escrito: string;
  readonly leido: T | null | undefined;
}

/** A row with its days and amounts read, and the rest as it was written; trimmed, not yet believed. Empty: not given. */
export interface FilaDePartida {
  readonly linea: number;
  readonly partida: string;
  readonly fecha: Leido<string>;
  readonly tipo: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly idCuenta: string;
  readonly debe: Leido<Centavos>;
  readonly haber: Leido<Centavos>;
  /** Signed: positive is debe. */
  readonly monto: Leido<Centavos>;
  readonly conceptoLinea: string;
  readonly documento: string;
  /** Empty: it does not say. */
  readonly moneda: string;
}

export interface PartidaAgrupada {
  /** The line of the sheet of each of its own lines. */
  readonly filas: readonly number[];
  /** That which its rows have in common: its number where it comes from. */
  readonly numeroOriginal: string;
  readonly fecha: string;
  readonly tipo: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly {
    readonly idCuenta: string;
    readonly debe: Centavos;
    readonly haber: Centavos;
    readonly concepto: string;
    readonly documento: string;
  }[];
  readonly errores: readonly ErrorDeFila[];
  /** Lines left out because they move nothing. */
  readonly enCero: number;
}

interface ManeraDeAgrupar {
  /** What those say that have no concepto. */
  readonly conceptoSiFalta?: string;
}

/** In the order in which each number first appears. */
export function* agruparPartidas(
  filas: readonly FilaDePartida[],
  { conceptoSiFalta = '' }: ManeraDeAgrupar = {},
): Generator<PartidaAgrupada> {
  const moneda = filas.find((fila) => fila.moneda !== '')?.moneda ?? '';
  const grupos = Map.groupBy(filas, ({ partida }) => partida);
  for (const grupo of grupos.values()) yield leerGrupo(grupo, { conceptoSiFalta, moneda });
}

/** Where in the sheet something about a partida is: `lineas.2.concepto` → its third row, column conceptoLinea. */
export function ubicarEnHoja(
  filas: readonly number[],
  campo: string,
): { readonly linea: number; readonly campo: string } {
  const [, indice, columna = ''] = /^lineas\.(\d+)(?:\.(\w+))?$/.exec(campo) ?? [];
  const [primera = 1] = filas;
  if (indice === undefined) return { linea: primera, campo };
  const linea = filas[Number(indice)] ?? primera;
  return { linea, campo: columna === 'concepto' ? 'conceptoLinea' : columna || 'debe' };
}

const encabezados = ['fecha', 'tipo', 'agencia', 'concepto'] as const;

interface Entorno {
  readonly conceptoSiFalta: string;
  readonly moneda: string;
}

function leerGrupo(
  escritas: readonly FilaDePartida[],
  { conceptoSiFalta, moneda }: Entorno,
): PartidaAgrupada {
  const grupo = escritas.map(entender);
  const errores = [
    ...sinNumero(grupo),
    ...sinEntender(grupo),
    ...deOtraMoneda(grupo, moneda),
    ...encabezados.flatMap((columna) => distintos(grupo, columna)),
  ];
  const lineas = grupo.map((fila) => ({
    fila: fila.linea,
    idCuenta: fila.idCuenta,
    ...ladosDe(fila),
    concepto: fila.conceptoLinea,
    documento: fila.documento,
  }));
  // A row that is not understood is told, not left out for being nothing.
  const quedan =
    errores.length > 0 ? lineas : lineas.filter(({ debe, haber }) => debe !== CERO || haber !== CERO);
  const escrito = (columna: (typeof encabezados)[number]) =>
    grupo.map((fila) => textoDe(fila, columna)).find((texto) => texto !== '') ?? '';
  return {
    filas: quedan.map(({ fila }) => fila),
    numeroOriginal: escritas[0]?.partida ?? '',
    fecha: escrito('fecha'),
    tipo: escrito('tipo'),
    agencia: escrito('agencia'),
    concepto: escrito('concepto') || conceptoSiFalta,
    lineas: quedan.map(({ fila: _, ...linea }) => linea),
    errores,
    enCero: lineas.length - quedan.length,
  };
}

/** What people write in more than one way, in the one the product uses. */
function entender(fila: FilaDePartida): FilaDePartida {
  return {
    ...fila,
    tipo: reconocer(tiposManuales, fila.tipo) ?? fila.tipo,
    // A spreadsheet takes 01 for a number and drops its zero.
    agencia: fila.agencia.replace(/^\d$/, '0$&'),
  };
}

/** A negative debe is a haber, and the other way round: the books have no negative lines. */
function ladosDe({ debe, haber, monto }: FilaDePartida): {
  readonly debe: Centavos;
  readonly haber: Centavos;
} {
  const [d, h, m] = [debe, haber, monto].map(admitido);
  return {
    debe: sumar([positivo(d), negativo(h), positivo(m)]),
    haber: sumar([positivo(h), negativo(d), negativo(m)]),
  };
}

/** What is not understood or too much is told apart, and is nothing here. */
const admitido = ({ leido }: Leido<Centavos>): Centavos =>
  leido === undefined || leido === null || magnitud(leido) > MONTO_MAX ? CERO : leido;
const positivo = (monto: Centavos = CERO): Centavos => maximoDe(monto, CERO);
const negativo = (monto: Centavos = CERO): Centavos => maximoDe(opuesto(monto), CERO);

function textoDe(fila: FilaDePartida, columna: (typeof encabezados)[number]): string {
  return columna === 'fecha' ? (fila.fecha.leido ?? fila.fecha.escrito) : fila[columna];
}

function sinEntender(grupo: readonly FilaDePartida[]): ErrorDeFila[] {
  return grupo.flatMap((fila) => {
    const { linea } = fila;
    const errores: ErrorDeFila[] = [];
    if (fila.fecha.leido === undefined) {
      const mensaje = `«${fila.fecha.escrito}» no es una fecha en el orden de las demás. Escríbala como 2026-01-31.`;
      errores.push({ linea, campo: 'fecha', codigo: 'FECHA_ILEGIBLE', mensaje });
    }
    for (const campo of ['debe', 'haber', 'monto'] as const) {
      const mensaje = porQueNoEsMonto(fila[campo]);
      if (mensaje !== undefined) errores.push({ linea, campo, codigo: 'LINEA_INVALIDA', mensaje });
    }
    return errores;
  });
}

function porQueNoEsMonto({ escrito, leido }: Leido<Centavos>): string | undefined {
  if (leido === undefined) return `«${escrito}» no es un monto exacto en quetzales y centavos, como 1234.56.`;
  if (leido === null || magnitud(leido) <= MONTO_MAX) return undefined;
  return `«${escrito}» pasa de ${formatearQuetzales(MONTO_MAX)}, lo más que lleva una línea.`;
}

function deOtraMoneda(grupo: readonly FilaDePartida[], primera: string): ErrorDeFila[] {
  return grupo
    .filter(({ moneda }) => moneda !== '' && moneda !== primera)
    .map(({ linea, moneda }) => ({
      linea,
      campo: 'moneda',
      codigo: 'MONEDA_DISTINTA',
      mensaje: `Está en «${moneda}» y las demás en «${primera}»: traiga las de una sola moneda.`,
    }));
}

function sinNumero(grupo: readonly FilaDePartida[]): ErrorDeFila[] {
  return grupo
    .filter(({ partida }) => partida === '')
    .map(({ linea }) => ({
      linea,
      campo: 'partida',
      codigo: 'PARTIDA_SIN_NUMERO',
      mensaje: 'Escriba el número que agrupa las líneas de la partida.',
    }));
}

function distintos(grupo: readonly FilaDePartida[], campo: (typeof encabezados)[number]): ErrorDeFila[] {
  const primera = grupo.find((fila) => textoDe(fila, campo) !== '');
  if (primera === undefined || primera.partida === '') return [];
  return grupo
    .filter((fila) => textoDe(fila, campo) !== '' && textoDe(fila, campo) !== textoDe(primera, campo))
    .map(({ linea }) => ({
      linea,
      campo,
      codigo: 'ENCABEZADO_DISTINTO',
      mensaje: `La partida ${primera.partida} ya dice «${textoDe(primera, campo)}» en la línea ${primera.linea}.`,
    }));
}
