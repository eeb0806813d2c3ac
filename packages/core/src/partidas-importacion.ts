// The rows of a sheet as partidas: rows with the same number are one partida, wherever they stand. What belongs to the
// whole of it (fecha, tipo, agencia, concepto) is said on one of its rows; the others repeat it or leave it empty. What
// cannot be understood is an error of its cell; whether the partida may be posted is for others to judge.
import { type ErrorDeFila, reconocer } from './catalogo-importacion.ts';
import { CERO, type Centavos, leerQuetzales } from './dinero.ts';
import { tiposManuales } from './partida.ts';

/** A row as it was written; trimmed, not yet believed. Empty: not given. */
export interface FilaDePartida {
  readonly linea: number;
  readonly partida: string;
  readonly fecha: string;
  readonly tipo: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly idCuenta: string;
  readonly debe: string;
  readonly haber: string;
  readonly conceptoLinea: string;
  readonly documento: string;
}

export interface PartidaAgrupada {
  /** The line of the sheet of each of its own lines. */
  readonly filas: readonly number[];
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
}

/** In the order in which each number first appears. */
export function* agruparPartidas(filas: readonly FilaDePartida[]): Generator<PartidaAgrupada> {
  const grupos = Map.groupBy(filas, ({ partida }) => partida);
  for (const grupo of grupos.values()) yield leerGrupo(grupo);
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

function leerGrupo(escritas: readonly FilaDePartida[]): PartidaAgrupada {
  const grupo = escritas.map(entender);
  const errores = [...sinNumero(grupo), ...encabezados.flatMap((columna) => distintos(grupo, columna))];
  const monto = (fila: FilaDePartida, campo: 'debe' | 'haber'): Centavos => {
    const leido = fila[campo] === '' ? CERO : leerQuetzales(fila[campo]);
    if (leido !== undefined) return leido;
    const mensaje = `«${fila[campo]}» no es un monto en quetzales, como 1234.56.`;
    errores.push({ linea: fila.linea, campo, codigo: 'LINEA_INVALIDA', mensaje });
    return CERO;
  };
  const lineas = grupo.map((fila) => ({
    idCuenta: fila.idCuenta,
    debe: monto(fila, 'debe'),
    haber: monto(fila, 'haber'),
    concepto: fila.conceptoLinea,
    documento: fila.documento,
  }));
  const escrito = (columna: (typeof encabezados)[number]) =>
    grupo.find((fila) => fila[columna] !== '')?.[columna] ?? '';
  return {
    filas: grupo.map(({ linea }) => linea),
    fecha: escrito('fecha'),
    tipo: escrito('tipo'),
    agencia: escrito('agencia'),
    concepto: escrito('concepto'),
    lineas,
    errores,
  };
}

/** What people write in more than one way, in the one the product uses. */
function entender(fila: FilaDePartida): FilaDePartida {
  return {
    ...fila,
    fecha: leerFecha(fila.fecha),
    tipo: reconocer(tiposManuales, fila.tipo) ?? fila.tipo,
    // A spreadsheet takes 01 for a number and drops its zero.
    agencia: fila.agencia.replace(/^\d$/, '0$&'),
  };
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
  const primera = grupo.find((fila) => fila[campo] !== '');
  if (primera === undefined || primera.partida === '') return [];
  return grupo
    .filter((fila) => fila[campo] !== '' && fila[campo] !== primera[campo])
    .map(({ linea }) => ({
      linea,
      campo,
      codigo: 'ENCABEZADO_DISTINTO',
      mensaje: `La partida ${primera.partida} ya dice «${primera[campo]}» en la línea ${primera.linea}.`,
    }));
}

/** `2026-11-10` stays; `10/11/2026`, as people write it here, becomes it; anything else is left for others to refuse. */
function leerFecha(escrita: string): string {
  const [, dia = '', mes = '', anio] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(escrita) ?? [];
  return anio === undefined ? escrita : `${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
}
