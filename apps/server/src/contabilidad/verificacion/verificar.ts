// The books recomputed from their lines: numbers, balance, accounts, reversals, chain, names, stored balances, auxiliaries and
// the numbers of before, and compared with the heads that were delivered. Whole, or from the last head that stands: what is
// before it was signed.
// Posting may go on meanwhile: each year is verified up to the last number it had when it was looked at.
import type { Hallazgo, Informe } from '@cuadra/contract/contabilidad/verificacion';
import type { Database } from '../../platform/database/pool.ts';
import type { Auxiliar } from './auxiliar.ts';
import { compararConCabeza } from './comparar-con-cabeza.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { abrirLista } from './lista-de-hallazgos.ts';
import {
  contarLineas,
  type EjercicioGuardado,
  hallarFueraDeRango,
  listarEjercicios,
  mesesDesde,
} from './queries.ts';
import { repartirEnTramos, revisarTramos } from './repartir-en-tramos.ts';
import { revisarInicios } from './revisar-inicios.ts';
import { revisarLoGuardado } from './revisar-lo-guardado.ts';
import { revisarNombres } from './revisar-nombres.ts';
import { revisarNumerosOriginales } from './revisar-numeros-originales.ts';
import { hallazgoDePartida } from './revisar-partida-guardada.ts';
import { type RevisarTramo, revisarTramo, type TramoRevisado } from './revisar-tramo.ts';
import { type Cabeza, SIN_TESTIGO, type Testigo } from './testigo.ts';

export interface OpcionesDeVerificacion {
  /** The first year, whole from there on; absent: all. */
  readonly desde?: number | undefined;
  /** Everything, whatever was signed; otherwise from the last head that stands, if there is one. */
  readonly completa?: boolean | undefined;
  /** Told how many partidas were looked at, of how many. */
  readonly alAvanzar?: (revisadas: number, total: number) => void;
  /** What keeps its own detail of a control account. */
  readonly auxiliares?: readonly Auxiliar[];
  /** Whom the heads are asked of. */
  readonly testigo?: Testigo;
  /** Where delivered heads are read from, if it is not where the settings say. */
  readonly carpeta?: string | undefined;
  /** To give up half way. */
  readonly senal?: AbortSignal;
  /** Who look at the partidas, all at once; absent: one, here. */
  readonly revisores?: readonly RevisarTramo[];
  /** A connection for what can be asked while the witness is; absent: the same one, afterwards. */
  readonly otra?: Database;
}

export async function verificar(db: Database, opciones: OpcionesDeVerificacion = {}): Promise<Informe> {
  const { desde, testigo = SIN_TESTIGO, senal, carpeta, otra = db } = opciones;
  const completa = opciones.completa === true || desde !== undefined;
  // Whole, what is stored is looked at meanwhile: it does not depend on what was signed.
  const [{ hallazgos: dichos, ultimaCabeza }, guardado] = await Promise.all([
    testigo.revisar(db, { completa, carpeta, senal }),
    completa ? revisarLoDemas(otra, opciones) : undefined,
  ]);
  const cabeza = completa ? undefined : ultimaCabeza;
  const lista = abrirLista();
  // First of all: if these are not the books that were delivered, the rest is about others.
  for (const hallazgo of await hallarSellosRotos(db, dichos, ultimaCabeza)) lista.agregar(hallazgo);
  const ejercicios = await listarEjercicios(db, desde);
  const revisados = await revisarEjercicios(db, { ejercicios, cabeza }, opciones);
  for (const { hallazgos, totalDeHallazgos } of revisados) lista.sumar(hallazgos, totalDeHallazgos);
  const meses = cabeza === undefined ? undefined : await mesesTocados(db, ejercicios, cabeza);
  const demas = [
    revisarInicios(ejercicios),
    guardado ?? (await revisarLoDemas(db, opciones, meses)),
    dichos.filter(({ regla }) => regla !== 'sello'),
  ];
  for (const hallazgo of demas.flat()) lista.agregar(hallazgo);
  return {
    limpio: lista.total() === 0,
    desdeSello: cabeza?.selladaEn ?? null,
    partidas: revisados.reduce((suma, { partidas }) => suma + partidas, 0),
    lineas: revisados.reduce((suma, { lineas }) => suma + lineas, 0),
    ejercicios: revisados.map(({ anio, anteriores, partidas, sello }) => {
      return { anio, partidas: anteriores + partidas, sello };
    }),
    primero: lista.primeros[0] ?? null,
    hallazgos: lista.primeros,
    totalDeHallazgos: lista.total(),
  };
}

/** What is kept besides the partidas: what adds them up, of those months or of all times, the auxiliaries, names and numbers of before. */
async function revisarLoDemas(
  db: Database,
  { desde, auxiliares = [], senal }: OpcionesDeVerificacion,
  meses?: readonly string[],
): Promise<Hallazgo[]> {
  return [
    ...(await revisarLoGuardado(db, { desde, meses, senal })),
    ...(await compararAuxiliares(db, auxiliares)),
    ...(await revisarNombres(db)),
    ...(await revisarNumerosOriginales(db)),
  ];
}

interface PorRevisar {
  readonly ejercicios: readonly EjercicioGuardado[];
  readonly cabeza: Cabeza | undefined;
}

interface EjercicioRevisado extends TramoRevisado {
  readonly anio: number;
  readonly sello: string;
  /** How many were not looked at, because they were signed. */
  readonly anteriores: number;
}

async function revisarEjercicios(
  db: Database,
  { ejercicios, cabeza }: PorRevisar,
  { alAvanzar, senal, revisores = [aqui(db)] }: OpcionesDeVerificacion,
): Promise<EjercicioRevisado[]> {
  const tramos = ejercicios.flatMap((ejercicio) => repartirEnTramos(ejercicio, enCabeza(cabeza, ejercicio)));
  const total = tramos.reduce((suma, { desde, hasta }) => suma + Math.max(0, hasta - desde + 1), 0);
  const revisados = await revisarTramos(tramos, revisores, (revisadas) => {
    senal?.throwIfAborted();
    alAvanzar?.(revisadas, total);
  });
  const porAnio = Map.groupBy(revisados.entries(), ([indice]) => tramos[indice]?.anio);
  const juntos: EjercicioRevisado[] = [];
  for (const ejercicio of ejercicios) {
    const { anio, ultimaHuella: sello } = ejercicio;
    const anteriores = enCabeza(cabeza, ejercicio)?.numero ?? 0;
    const suyos = juntar((porAnio.get(anio) ?? []).map(([, revisado]) => revisado));
    const sueltas = await hallarSueltas(db, ejercicio, anteriores, suyos.lineas);
    const hallazgos = [...suyos.hallazgos, ...sueltas];
    const totalDeHallazgos = suyos.totalDeHallazgos + sueltas.length;
    juntos.push({ ...suyos, anio, sello, anteriores, hallazgos, totalDeHallazgos });
  }
  return juntos;
}

const enCabeza = (cabeza: Cabeza | undefined, { anio }: EjercicioGuardado) =>
  cabeza?.ejercicios.find((suyo) => suyo.anio === anio);

function juntar(tramos: readonly TramoRevisado[]): TramoRevisado {
  const suma = (cual: 'partidas' | 'lineas' | 'totalDeHallazgos') =>
    tramos.reduce((total, tramo) => total + tramo[cual], 0);
  return {
    partidas: suma('partidas'),
    lineas: suma('lineas'),
    hallazgos: tramos.flatMap(({ hallazgos }) => hallazgos),
    totalDeHallazgos: suma('totalDeHallazgos'),
  };
}

function aqui(db: Database): RevisarTramo {
  return (tramo, alRevisar) => revisarTramo(fuenteDePartidas(db), tramo, alRevisar);
}

/** What a year keeps besides the partidas that it posted: lines of none, partidas after the last. */
async function hallarSueltas(
  db: Database,
  { anio, ultimoNumero }: EjercicioGuardado,
  anteriores: number,
  lineas: number,
): Promise<Hallazgo[]> {
  const sinPartida = suelto('lineas', anio, `El ejercicio ${anio} tiene líneas sin partida.`);
  const hayDeMas = (await contarLineas(db, anio, { desde: anteriores + 1, hasta: ultimoNumero })) !== lineas;
  const despues = 'está después de la última que su ejercicio contabilizó.';
  const numeros = await hallarFueraDeRango(db, anio);
  return [
    ...(hayDeMas ? [sinPartida] : []),
    ...numeros.map((numero) => hallazgoDePartida('numeracion', anio, numero, despues)),
  ];
}

async function mesesTocados(
  db: Database,
  ejercicios: readonly EjercicioGuardado[],
  cabeza: Cabeza,
): Promise<string[]> {
  const meses: string[] = [];
  for (const ejercicio of ejercicios) {
    meses.push(...(await mesesDesde(db, ejercicio.anio, enCabeza(cabeza, ejercicio)?.numero ?? 0)));
  }
  return meses;
}

async function compararAuxiliares(db: Database, auxiliares: readonly Auxiliar[]): Promise<Hallazgo[]> {
  const hallazgos: Hallazgo[] = [];
  for (const { titulo, comparar } of auxiliares) {
    for (const diferencia of await comparar(db))
      hallazgos.push(suelto('auxiliares', null, `${titulo}: ${diferencia}`));
  }
  return hallazgos;
}

/** What the witness says of the heads, and that the last one stands, unless the witness already told it. */
async function hallarSellosRotos(
  db: Database,
  dichos: readonly Hallazgo[],
  cabeza: Cabeza | undefined,
): Promise<Hallazgo[]> {
  const rotos = dichos.filter(({ regla }) => regla === 'sello');
  const propios = cabeza === undefined ? [] : await compararConCabeza(db, cabeza);
  return [
    ...rotos,
    ...propios.filter((propio) => !rotos.some(({ ejercicio }) => ejercicio === propio.ejercicio)),
  ];
}

/** About no partida in particular. */
function suelto(regla: Hallazgo['regla'], ejercicio: number | null, mensaje: string): Hallazgo {
  return { regla, ejercicio, numero: null, idPartida: null, mensaje };
}
