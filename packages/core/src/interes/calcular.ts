// What an account earns over some days: one line of a run, with the segments that explain it. All of it in integers:
// the interest is a fraction until the single rounding at its end. The set-based engine in PostgreSQL follows the same
// rules, to the last decimal; what is decided here binds it:
//
// - The balance of a day is its close, or with `intradia` its lowest moment, its opening included; never below zero.
//   `diario` takes the balance of each day; `minimo` the lowest and `promedio` the average (exact) of the days that earn.
// - Days earn unless the account's state says `no-paga`; what merely `devenga` earns too.
// - That balance, before the cap, is what the minimum is compared with; what the cap leaves of it is what chooses the
//   tramo and earns.
// - The days of a segment are those of its convention from the first day of the line to its end, less those to its
//   beginning.
// - With daily compounding, days that earn nothing leave what was accumulated as it was; a balance of zero that passes
//   the minimum lets it grow.
// - A line is not paid when its last day only accrues (`devenga`; a line that settles its account is paid all the same) or when a day that earns has no rate: then the whole line
//   waits, and nothing of it is lost. Whatever else earns nothing is told by its reason and is done with.
import { CERO, type Centavos, centavos } from '../dinero.ts';
import { baseDeCalculo } from './base-de-calculo.ts';
import { type BaseDeDias, diasSegun } from './base-de-dias.ts';
import { CapitalDiario } from './capital-diario.ts';
import { esBisiesto, leerFecha } from './dia.ts';
import { enDecimales, NADA, type Racional, racional, sumarRacionales } from './racional.ts';
import { redondear } from './redondeo.ts';
import { type EstadoDeCuenta, incompatibilidades, type ReglasDeInteres, tratamientoDe } from './reglas.ts';
import { type Corte, cortar, type EntradaDeInteres } from './segmentos.ts';
import { type Porcion, porcionesDe } from './tasas.ts';
import { vigenteEn } from './vigencia.ts';

/** What a result keeps of a fraction, in centavos. */
export const DECIMALES_EXACTOS = 12;

export type MotivoSinInteres =
  | 'YA_PAGADA'
  | 'INACTIVA_SIN_PAGO'
  | 'BLOQUEADA'
  | 'CERRADA'
  | 'SIN_TABLA'
  | 'SIN_SALDO'
  | 'SALDO_MINIMO'
  | 'TASA_CERO'
  | 'MENOS_DE_UN_CENTAVO';

export interface TramoDeSegmento {
  readonly ppm: number;
  /** Centavos with twelve decimals, as every fraction here. */
  readonly base: string;
  readonly interes: string;
}

export interface SegmentoDeInteres {
  readonly desde: string;
  readonly hasta: string;
  /** By the convention of the product. */
  readonly dias: number;
  /** What a year has by that convention. */
  readonly anio: 360 | 365 | 366;
  readonly estado: EstadoDeCuenta;
  readonly saldo: Centavos;
  /** What earns, after method, minimum and cap. */
  readonly base: string;
  readonly tramos: readonly TramoDeSegmento[];
  readonly interes: string;
  /** Why these days earn nothing; null when they earn. */
  readonly sinGanar: 'estado' | 'minimo' | 'sin-tabla' | null;
}

export interface ResultadoDeInteres {
  readonly segmentos: readonly SegmentoDeInteres[];
  /** Calendar days that earn by the account's state, and the sum of their balances: divided, the average. */
  readonly dias: number;
  readonly saldoDias: bigint;
  /** In centavos, twelve decimals; also of a line that is not paid. */
  readonly exacto: string;
  /** The same, whole, for whoever goes on calculating. */
  readonly fraccion: Racional;
  /** What is paid: zero whenever there is a reason. */
  readonly interes: Centavos;
  readonly motivo: MotivoSinInteres | null;
  /** Whether the days stay unpaid, for a later run to pay them. */
  readonly pendiente: boolean;
}

export function calcularInteres(entrada: EntradaDeInteres): ResultadoDeInteres {
  const [mala] = incompatibilidades(entrada.reglas, entrada.tasaPactada === null ? entrada.tablas : []);
  if (mala !== undefined) throw new RangeError(mala.mensaje);
  const cortes = cortar(entrada);
  const tasados = tasar(entrada, cortes);
  const { fraccion, segmentos } =
    entrada.reglas.capitalizacion === 'diaria' ? capitalizar(tasados) : simple(tasados);
  const ganan = cortes.filter(({ tratamiento }) => tratamiento !== 'no-paga');
  const redondeado = centavos(Number(redondear(fraccion.num, fraccion.den, entrada.reglas.redondeo)));
  const espera = estadoQueEspera(entrada, cortes);
  const motivo = motivoDe(cortes, tasados, redondeado, espera);
  return {
    segmentos,
    dias: ganan.reduce((dias, corte) => dias + corte.diasReales, 0),
    saldoDias: ganan.reduce((suma, { saldo, diasReales }) => suma + BigInt(saldo) * BigInt(diasReales), 0n),
    exacto: enTexto(fraccion),
    fraccion,
    interes: motivo === null ? redondeado : CERO,
    motivo,
    pendiente: espera !== undefined || motivo === 'SIN_TABLA',
  };
}

/** A cut with what it earns by: portions of its base, each at its rate. */
interface Tasado {
  readonly corte: Corte;
  readonly dias: number;
  readonly anio: 360 | 365 | 366;
  /** By the method, before minimum and cap. */
  readonly saldo: Racional;
  readonly base: Racional;
  readonly porciones: readonly Porcion[];
  readonly sinGanar: SegmentoDeInteres['sinGanar'];
}

function tasar(entrada: EntradaDeInteres, cortes: readonly Corte[]): Tasado[] {
  const { reglas, desde } = entrada;
  const saldoDe = baseDeCalculo(reglas.metodo, cortes);
  return cortes.map((corte) => {
    const saldo = saldoDe(corte);
    const base = conTope(saldo, reglas);
    const porciones = porcionesDelCorte(entrada, corte, base);
    const sinGanar = porQueNoGana(corte, porciones, saldo, reglas);
    return {
      corte,
      dias: diasSegun(reglas.base, desde, corte.hasta) - diasSegun(reglas.base, desde, corte.desde),
      anio: anioDe(reglas.base, corte.desde),
      saldo,
      base: sinGanar === null ? base : NADA,
      porciones: sinGanar === null ? (porciones ?? []) : [],
      sinGanar,
    };
  });
}

function porQueNoGana(
  { tratamiento }: Corte,
  porciones: readonly Porcion[] | undefined,
  saldo: Racional,
  { minimo }: ReglasDeInteres,
): SegmentoDeInteres['sinGanar'] {
  if (tratamiento === 'no-paga') return 'estado';
  if (porciones === undefined) return 'sin-tabla';
  return saldo.num < BigInt(minimo) * saldo.den ? 'minimo' : null;
}

const conTope = (saldo: Racional, { tope }: ReglasDeInteres): Racional =>
  tope !== null && saldo.num > BigInt(tope) * saldo.den ? { num: BigInt(tope), den: 1n } : saldo;

function porcionesDelCorte(
  entrada: EntradaDeInteres,
  { tabla }: Corte,
  base: Racional,
): Porcion[] | undefined {
  if (entrada.tasaPactada !== null) return [{ ppm: entrada.tasaPactada, monto: base }];
  return tabla === undefined ? undefined : porcionesDe(tabla, base, entrada.plazoDias);
}

function anioDe(base: BaseDeDias, dia: string): 360 | 365 | 366 {
  if (base === 'ACT/365F') return 365;
  if (base !== 'ACT/ACT-ISDA') return 360;
  return esBisiesto(leerFecha(dia).anio) ? 366 : 365;
}

interface Ganado {
  readonly fraccion: Racional;
  readonly segmentos: SegmentoDeInteres[];
}

function simple(tasados: readonly Tasado[]): Ganado {
  let fraccion = NADA;
  const segmentos = tasados.map((tasado) => {
    const intereses = tasado.porciones.map(({ ppm, monto }) => ({
      ppm,
      base: enTexto(monto),
      exacto: racional(
        monto.num * BigInt(ppm) * BigInt(tasado.dias),
        monto.den * 1_000_000n * BigInt(tasado.anio),
      ),
    }));
    const suyo = intereses.reduce((suma, { exacto }) => sumarRacionales(suma, exacto), NADA);
    fraccion = sumarRacionales(fraccion, suyo);
    const tramos = intereses.map(({ ppm, base, exacto }) => ({ ppm, base, interes: enTexto(exacto) }));
    return segmentoDe(tasado, tramos, suyo);
  });
  return { fraccion, segmentos };
}

/** One rate for all of a balance: at most one portion, of whole centavos. */
function capitalizar(tasados: readonly Tasado[]): Ganado {
  const capital = new CapitalDiario();
  const segmentos = tasados.map((tasado) => {
    const [porcion] = tasado.porciones;
    if (porcion === undefined) return segmentoDe(tasado, [], NADA);
    const suyo = capital.crecer(porcion.monto.num, porcion.ppm, tasado.anio, tasado.dias);
    const tramo = { ppm: porcion.ppm, base: enTexto(porcion.monto), interes: enTexto(suyo) };
    return segmentoDe(tasado, [tramo], suyo);
  });
  return { fraccion: capital.acumulado(), segmentos };
}

const segmentoDe = (
  { corte, dias, anio, base, sinGanar }: Tasado,
  tramos: readonly TramoDeSegmento[],
  interes: Racional,
): SegmentoDeInteres => ({
  desde: corte.desde,
  hasta: corte.hasta,
  dias,
  anio,
  estado: corte.estado,
  saldo: corte.saldo,
  base: enTexto(base),
  tramos,
  interes: enTexto(interes),
  sinGanar,
});

/** The state for which the line waits, if it does. */
function estadoQueEspera(
  { estados, diaQueDecide, seLiquida, reglas }: EntradaDeInteres,
  cortes: readonly Corte[],
): EstadoDeCuenta | undefined {
  const ultimo = cortes.at(-1);
  if (ultimo === undefined || seLiquida === true) return undefined;
  const estado =
    diaQueDecide === undefined ? ultimo.estado : (vigenteEn(estados, diaQueDecide)?.estado ?? 'activa');
  return tratamientoDe(estado, reglas) === 'devenga' ? estado : undefined;
}

/** The first that holds. */
function motivoDe(
  cortes: readonly Corte[],
  tasados: readonly Tasado[],
  redondeado: Centavos,
  espera: EstadoDeCuenta | undefined,
): MotivoSinInteres | null {
  const ultimo = cortes.at(-1);
  if (ultimo === undefined) return 'YA_PAGADA';
  if (espera !== undefined) return porEstado(espera);
  if (tasados.some(({ sinGanar }) => sinGanar === 'sin-tabla')) return 'SIN_TABLA';
  if (redondeado > 0) return null;
  const ganan = tasados.filter(({ sinGanar }) => sinGanar !== 'estado');
  if (ganan.length === 0) return porEstado(ultimo.estado);
  const conSaldo = ganan.filter(({ saldo }) => saldo.num > 0n);
  if (conSaldo.length === 0) return 'SIN_SALDO';
  if (conSaldo.every(({ sinGanar }) => sinGanar === 'minimo')) return 'SALDO_MINIMO';
  const conTasa = conSaldo.some(({ porciones }) => porciones.some(({ ppm }) => ppm > 0));
  return conTasa ? 'MENOS_DE_UN_CENTAVO' : 'TASA_CERO';
}

function porEstado(estado: EstadoDeCuenta): MotivoSinInteres {
  if (estado === 'cerrada') return 'CERRADA';
  return estado === 'bloqueada' ? 'BLOQUEADA' : 'INACTIVA_SIN_PAGO';
}

const enTexto = (valor: Racional): string => enDecimales(valor, DECIMALES_EXACTOS, 'mitad-arriba');
