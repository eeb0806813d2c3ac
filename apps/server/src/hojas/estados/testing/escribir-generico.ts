// A statement the way another bank may write it: in Spanish or English, with whichever columns, marks and order.
import type { OrdenDeFecha, SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';
import { magnitud } from '@cuadra/core/dinero';
import { enQuetzales } from '#platform/sheets/hoja.ts';
import {
  conSaldos,
  type EstadoPorEscribir,
  type LineaConSaldo,
  renglonDeCsv,
} from '../escribir/estado-por-escribir.ts';

export interface FormaGenerica {
  readonly idioma: 'es' | 'en';
  readonly separador: ',' | ';' | '\t' | '|';
  readonly decimal: SeparadorDecimal;
  readonly conMiles: boolean;
  readonly ordenDeFecha: OrdenDeFecha;
  readonly montos: 'con-signo' | 'dos-columnas' | 'con-marca';
  readonly conSaldo: boolean;
  readonly masRecientePrimero: boolean;
  /** Which column goes where. */
  readonly columnasAlReves: boolean;
  readonly saltoDeLinea: '\n' | '\r\n' | '\r';
}

export function escribirGenerico(estado: EstadoPorEscribir, forma: FormaGenerica): string {
  const { idioma, separador, conSaldo } = forma;
  const palabras = PALABRAS[idioma];
  const lineas = conSaldos(estado);
  const final = lineas.at(-1)?.saldo ?? estado.saldoInicial ?? 0;
  const titulos = [
    palabras.fecha,
    palabras.texto,
    palabras.referencia,
    ...palabras[forma.montos],
    ...(conSaldo ? [palabras.saldo] : []),
  ];
  const filas = [titulos, ...enSuOrden(lineas, forma).map((linea) => celdasDe(linea, forma))];
  const enColumnas = forma.columnasAlReves ? filas.map((fila) => fila.toReversed()) : filas;
  const rotulos = [
    [palabras.cuenta, estado.cuenta],
    [palabras.moneda, estado.moneda ?? ''],
    [palabras.desde, fechaEscrita(estado.desde, forma)],
    [palabras.hasta, fechaEscrita(estado.hasta, forma)],
    [palabras.inicial, cifra(estado.saldoInicial ?? 0, forma)],
    [palabras.final, cifra(final, forma)],
    [],
  ];
  return [...rotulos, ...enColumnas]
    .map((celdas) => renglonDeCsv(celdas, separador))
    .join(forma.saltoDeLinea)
    .concat(forma.saltoDeLinea);
}

const PALABRAS = {
  es: {
    fecha: 'Fecha',
    texto: 'Concepto',
    referencia: 'Documento',
    saldo: 'Saldo',
    cuenta: 'Cuenta:',
    moneda: 'Moneda:',
    desde: 'Desde',
    hasta: 'Hasta',
    inicial: 'Saldo inicial',
    final: 'Saldo final',
    'con-signo': ['Importe'],
    'dos-columnas': ['Cargos', 'Abonos'],
    'con-marca': ['Monto', 'D/C'],
  },
  en: {
    fecha: 'Posting Date',
    texto: 'Narrative',
    referencia: 'Reference',
    saldo: 'Balance',
    cuenta: 'Account number',
    moneda: 'Currency',
    desde: 'From',
    hasta: 'To',
    inicial: 'Opening balance',
    final: 'Closing balance',
    'con-signo': ['Amount'],
    'dos-columnas': ['Debit', 'Credit'],
    'con-marca': ['Amount', 'Debit/Credit'],
  },
} as const;

const enSuOrden = (lineas: readonly LineaConSaldo[], { masRecientePrimero }: FormaGenerica) =>
  masRecientePrimero ? lineas.toReversed() : lineas;

function celdasDe({ fecha, texto, referencia, monto, saldo }: LineaConSaldo, forma: FormaGenerica): string[] {
  const montos = {
    'con-signo': [cifra(monto, forma)],
    'dos-columnas': monto < 0 ? [cifra(-monto, forma), ''] : ['', cifra(monto, forma)],
    'con-marca': [cifra(magnitud(monto), forma), monto < 0 ? 'D' : 'C'],
  }[forma.montos];
  const cola = forma.conSaldo ? [cifra(saldo, forma)] : [];
  return [fechaEscrita(fecha, forma), texto, referencia ?? '', ...montos, ...cola];
}

function fechaEscrita(fecha: string, { ordenDeFecha }: FormaGenerica): string {
  const [anio = '', mes = '', dia = ''] = fecha.split('-');
  return { amd: [anio, mes, dia], dma: [dia, mes, anio], mda: [mes, dia, anio] }[ordenDeFecha].join('/');
}

function cifra(centavos: number, { decimal, conMiles }: FormaGenerica): string {
  const conPunto = enQuetzales(centavos);
  const agrupada = conMiles ? conPunto.replaceAll(/\B(?=(\d{3})+(?!\d)\.)/g, ',') : conPunto;
  if (decimal === 'punto') return agrupada;
  return agrupada.replaceAll(/[.,]/g, (marca) => (marca === '.' ? ',' : '.'));
}
