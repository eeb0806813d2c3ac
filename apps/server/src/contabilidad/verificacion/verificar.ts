// The books recomputed from their lines: numbers, balance, accounts, reversals, chain, stored balances and auxiliaries.
// Posting may go on meanwhile: each year is verified up to the last number it had when it was looked at.
import type { Hallazgo, Informe } from '@cuadra/contract/contabilidad/verificacion';
import type { Database } from '../../platform/database/pool.ts';
import { revisarConteos } from '../saldos/revisar-conteos.ts';
import { revisarContrapartidas } from '../saldos/revisar-contrapartidas.ts';
import { revisarSaldos } from '../saldos/revisar-saldos.ts';
import type { Auxiliar } from './auxiliar.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { abrirLista } from './lista-de-hallazgos.ts';
import { contarLineas, type EjercicioGuardado, hallarFueraDeRango, listarEjercicios } from './queries.ts';
import { type RevisarEjercicio, revisarEjercicio } from './revisar-ejercicio.ts';
import { hallazgoDePartida } from './revisar-partida-guardada.ts';

export interface OpcionesDeVerificacion {
  /** The first year; absent: all. */
  readonly desde?: number | undefined;
  /** Told how many partidas were looked at, of how many. */
  readonly alAvanzar?: (revisadas: number, total: number) => void;
  /** What keeps its own detail of a control account. */
  readonly auxiliares?: readonly Auxiliar[];
  /** To give up half way. */
  readonly senal?: AbortSignal;
  /** Where the partidas are looked at; absent: here. */
  readonly revisar?: RevisarEjercicio;
}

export async function verificar(
  db: Database,
  { desde, auxiliares = [], alAvanzar, senal, revisar = aqui(db) }: OpcionesDeVerificacion = {},
): Promise<Informe> {
  const lista = abrirLista();
  const ejercicios: Informe['ejercicios'] = [];
  let [lineas, anteriores] = [0, 0];
  const porVerificar = await listarEjercicios(db, desde);
  const total = porVerificar.reduce((suma, { ultimoNumero }) => suma + ultimoNumero, 0);
  for (const ejercicio of porVerificar) {
    const revisado = await revisar(ejercicio, (revisadas) => {
      senal?.throwIfAborted();
      alAvanzar?.(anteriores + revisadas, total);
    });
    lista.sumar(revisado.hallazgos, revisado.totalDeHallazgos);
    for (const suelta of await hallarSueltas(db, ejercicio, revisado.lineas)) lista.agregar(suelta);
    lineas += revisado.lineas;
    anteriores += revisado.partidas;
    ejercicios.push({ anio: ejercicio.anio, partidas: revisado.partidas, sello: ejercicio.ultimaHuella });
  }
  const inicio = desde === undefined ? {} : { desde: `${desde}-01-01` };
  for (const hallazgo of await revisarSaldos(db, inicio, senal)) lista.agregar(hallazgo);
  for (const hallazgo of await revisarConteos(db, inicio)) lista.agregar(hallazgo);
  for (const hallazgo of await revisarContrapartidas(db, inicio, senal)) lista.agregar(hallazgo);
  for (const hallazgo of await compararAuxiliares(db, auxiliares)) lista.agregar(hallazgo);
  return {
    limpio: lista.total() === 0,
    partidas: anteriores,
    lineas,
    ejercicios,
    primero: lista.primeros[0] ?? null,
    hallazgos: lista.primeros,
    totalDeHallazgos: lista.total(),
  };
}

function aqui(db: Database): RevisarEjercicio {
  return (ejercicio, alRevisar) => revisarEjercicio(fuenteDePartidas(db), ejercicio, alRevisar);
}

/** What a year keeps besides the partidas that it posted: lines of none, partidas after the last. */
async function hallarSueltas(
  db: Database,
  { anio, ultimoNumero }: EjercicioGuardado,
  lineas: number,
): Promise<Hallazgo[]> {
  const sinPartida = suelto('lineas', anio, `El ejercicio ${anio} tiene líneas sin partida.`);
  const hayDeMas = (await contarLineas(db, anio, ultimoNumero)) !== lineas;
  const despues = 'está después de la última que su ejercicio contabilizó.';
  const numeros = await hallarFueraDeRango(db, anio);
  return [
    ...(hayDeMas ? [sinPartida] : []),
    ...numeros.map((numero) => hallazgoDePartida('numeracion', anio, numero, despues)),
  ];
}

async function compararAuxiliares(db: Database, auxiliares: readonly Auxiliar[]): Promise<Hallazgo[]> {
  const hallazgos: Hallazgo[] = [];
  for (const { titulo, comparar } of auxiliares) {
    for (const diferencia of await comparar(db))
      hallazgos.push(suelto('auxiliares', null, `${titulo}: ${diferencia}`));
  }
  return hallazgos;
}

/** About no partida in particular. */
function suelto(regla: Hallazgo['regla'], ejercicio: number | null, mensaje: string): Hallazgo {
  return { regla, ejercicio, numero: null, idPartida: null, mensaje };
}
