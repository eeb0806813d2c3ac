// The books recomputed from their lines: numbers, balance, accounts, reversals, chain, names, stored balances, auxiliaries and
// the numbers of before, and compared with the heads that were delivered. Whole, or from the last head that stands: what is
// before it was signed.
// Posting may go on meanwhile: each year is verified up to the last number it had when it was looked at.
import type { Hallazgo, Informe } from '@cuadra/contract/contabilidad/verificacion';
import type { Database } from '#platform/database/pool.ts';
import type { Auxiliar } from './auxiliar.ts';
import { compararConCabeza } from './comparar-con-cabeza.ts';
import {
  type DiasPorComparar,
  hallarDiasDeOtrosAnios,
  hallarDiasDistintos,
  juntarDias,
} from './dias-por-comparar.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { abrirLista } from './lista-de-hallazgos.ts';
import {
  contarLineas,
  diasDesde,
  type EjercicioGuardado,
  hallarFueraDeRango,
  listarEjercicios,
} from './queries.ts';
import { repartirEnTramos, revisarTramos } from './repartir-en-tramos.ts';
import { revisarInicios } from './revisar-inicios.ts';
import { revisarLoTocado, revisarTodoLoGuardado } from './revisar-lo-guardado.ts';
import { revisarNombres } from './revisar-nombres.ts';
import { revisarNumerosOriginales } from './revisar-numeros-originales.ts';
import { hallazgoDePartida } from './revisar-partida-guardada.ts';
import { type RevisarTramo, revisarTramo, type TramoRevisado } from './revisar-tramo.ts';
import { type Cabeza, SIN_TESTIGO, type Testigo, type Testimonio } from './testigo.ts';

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
  /** A connection for the witness, who is asked while the partidas are looked at; absent: the same one. */
  readonly otra?: Database;
}

export async function verificar(db: Database, opciones: OpcionesDeVerificacion = {}): Promise<Informe> {
  const { desde, senal } = opciones;
  const [{ hallazgos: dichos, ultimaCabeza }, { cabeza, ejercicios, revisados }] =
    await revisarFirmasYPartidas(db, opciones);
  const lista = abrirLista();
  // First of all: if these are not the books that were delivered, the rest is about others.
  for (const hallazgo of await hallarSellosRotos(db, dichos, ultimaCabeza)) lista.agregar(hallazgo);
  for (const { hallazgos, totalDeHallazgos } of revisados) lista.sumar(hallazgos, totalDeHallazgos);
  const demas = [
    revisarInicios(ejercicios),
    cabeza === undefined
      ? await revisarTodoLoGuardado(db, { desde, dias: await diasPorComparar(db, revisados, desde), senal })
      : await revisarLoTocado(db, { dias: await diasTocados(db, ejercicios, cabeza), senal }),
    await compararAuxiliares(db, opciones.auxiliares ?? []),
    await revisarNombres(db),
    await revisarNumerosOriginales(db),
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

interface LibrosRevisados {
  /** That from which the partidas were looked at; absent: from the first. */
  readonly cabeza: Cabeza | undefined;
  readonly ejercicios: readonly EjercicioGuardado[];
  readonly revisados: readonly EjercicioRevisado[];
}

/** What was signed, and the partidas: whole, both at once, as neither waits for the other; otherwise what came after. */
async function revisarFirmasYPartidas(
  db: Database,
  opciones: OpcionesDeVerificacion,
): Promise<[Testimonio, LibrosRevisados]> {
  const { desde, testigo = SIN_TESTIGO, senal, carpeta, otra = db } = opciones;
  const completa = opciones.completa === true || desde !== undefined;
  const testimonio = testigo.revisar(otra, { completa, carpeta, senal });
  if (completa) return Promise.all([testimonio, revisarLibros(db, undefined, opciones)]);
  const dicho = await testimonio;
  return [dicho, await revisarLibros(db, dicho.ultimaCabeza, opciones)];
}

async function revisarLibros(
  db: Database,
  cabeza: Cabeza | undefined,
  opciones: OpcionesDeVerificacion,
): Promise<LibrosRevisados> {
  const ejercicios = await listarEjercicios(db, opciones.desde);
  return { cabeza, ejercicios, revisados: await revisarEjercicios(db, { ejercicios, cabeza }, opciones) };
}

interface PorRevisar {
  readonly ejercicios: readonly EjercicioGuardado[];
  readonly cabeza: Cabeza | undefined;
}

interface EjercicioRevisado extends Omit<TramoRevisado, 'sumas'> {
  readonly anio: number;
  readonly sello: string;
  /** How many were not looked at, because they were signed. */
  readonly anteriores: number;
  /** Whose stored sums are others than what was added up; none of a year that was not looked at from its first partida. */
  readonly dias: DiasPorComparar;
}

/** Year after year: what is added up of each is let go before the next. */
async function revisarEjercicios(
  db: Database,
  { ejercicios, cabeza }: PorRevisar,
  { alAvanzar, senal, revisores = [aqui(db)] }: OpcionesDeVerificacion,
): Promise<EjercicioRevisado[]> {
  const porAnio = ejercicios.map((ejercicio) => ({
    ejercicio,
    tramos: repartirEnTramos(ejercicio, enCabeza(cabeza, ejercicio)),
  }));
  const total = porAnio
    .flatMap(({ tramos }) => tramos)
    .reduce((suma, { desde, hasta }) => suma + Math.max(0, hasta - desde + 1), 0);
  const juntos: EjercicioRevisado[] = [];
  for (const { ejercicio, tramos } of porAnio) {
    const antes = juntos.reduce((suma, { partidas }) => suma + partidas, 0);
    const revisados = await revisarTramos(tramos, revisores, (revisadas) => {
      senal?.throwIfAborted();
      alAvanzar?.(antes + revisadas, total);
    });
    juntos.push(await juntarEjercicio(db, ejercicio, enCabeza(cabeza, ejercicio)?.numero, revisados));
  }
  return juntos;
}

async function juntarEjercicio(
  db: Database,
  ejercicio: EjercicioGuardado,
  /** The last one that was signed; absent: all were looked at. */
  firmadas: number | undefined,
  revisados: readonly TramoRevisado[],
): Promise<EjercicioRevisado> {
  const { anio, ultimaHuella: sello } = ejercicio;
  const anteriores = firmadas ?? 0;
  const suma = (cual: 'partidas' | 'lineas' | 'totalDeHallazgos') =>
    revisados.reduce((total, tramo) => total + tramo[cual], 0);
  const sueltas = await hallarSueltas(db, ejercicio, anteriores, suma('lineas'));
  return {
    anio,
    sello,
    anteriores,
    partidas: suma('partidas'),
    lineas: suma('lineas'),
    hallazgos: [...revisados.flatMap(({ hallazgos }) => hallazgos), ...sueltas],
    totalDeHallazgos: suma('totalDeHallazgos') + sueltas.length,
    dias:
      firmadas === undefined
        ? await hallarDiasDistintos(
            db,
            anio,
            revisados.map(({ sumas }) => sumas),
          )
        : juntarDias([]),
  };
}

/** The days whose stored sums have to be added up again by PostgreSQL, to tell whether they are wrong. */
async function diasPorComparar(
  db: Database,
  revisados: readonly EjercicioRevisado[],
  desde: number | undefined,
): Promise<DiasPorComparar> {
  const anios = revisados.map(({ anio }) => anio);
  return juntarDias([...revisados.map(({ dias }) => dias), await hallarDiasDeOtrosAnios(db, anios, desde)]);
}

const enCabeza = (cabeza: Cabeza | undefined, { anio }: EjercicioGuardado) =>
  cabeza?.ejercicios.find((suyo) => suyo.anio === anio);

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

async function diasTocados(
  db: Database,
  ejercicios: readonly EjercicioGuardado[],
  cabeza: Cabeza,
): Promise<string[]> {
  const dias: string[] = [];
  for (const ejercicio of ejercicios)
    dias.push(...(await diasDesde(db, ejercicio.anio, enCabeza(cabeza, ejercicio)?.numero ?? 0)));
  return dias;
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
