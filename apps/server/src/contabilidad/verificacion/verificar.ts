// The books recomputed from their lines: numbers, balance, accounts, reversals, chain, stored balances and auxiliaries.
// Posting may go on meanwhile: each year is verified up to the last number it had when it was looked at.
import type { Hallazgo, Informe } from '@cuadra/contract/contabilidad/verificacion';
import type { Database } from '../../platform/database/pool.ts';
import { revisarConteos } from '../saldos/revisar-conteos.ts';
import { revisarSaldos } from '../saldos/revisar-saldos.ts';
import type { Auxiliar } from './auxiliar.ts';
import { leerPartidasGuardadas } from './leer-partidas-guardadas.ts';
import { contarLineas, type EjercicioGuardado, hallarFueraDeRango, listarEjercicios } from './queries.ts';
import { hallazgoDePartida, revisarPartidaGuardada } from './revisar-partida-guardada.ts';

const HALLAZGOS_MAX = 100;

export interface OpcionesDeVerificacion {
  /** The first year; absent: all. */
  readonly desde?: number | undefined;
  /** Told of each partida that was looked at, of how many. */
  readonly alAvanzar?: (revisadas: number, total: number) => void;
  /** What keeps its own detail of a control account. */
  readonly auxiliares?: readonly Auxiliar[];
  /** To give up half way. */
  readonly senal?: AbortSignal;
}

export async function verificar(
  db: Database,
  { desde, auxiliares = [], alAvanzar, senal }: OpcionesDeVerificacion = {},
): Promise<Informe> {
  const lista = abrirLista();
  const ejercicios: Informe['ejercicios'] = [];
  let [lineas, revisadas] = [0, 0];
  const porVerificar = await listarEjercicios(db, desde);
  const total = porVerificar.reduce((suma, { ultimoNumero }) => suma + ultimoNumero, 0);
  const alRevisar = () => {
    senal?.throwIfAborted();
    alAvanzar?.(++revisadas, total);
  };
  for (const ejercicio of porVerificar) {
    const revisado = await verificarEjercicio(db, ejercicio, lista.agregar, alRevisar);
    lineas += revisado.lineas;
    ejercicios.push({ anio: ejercicio.anio, partidas: revisado.partidas, sello: revisado.sello });
  }
  const inicio = desde === undefined ? {} : { desde: `${desde}-01-01` };
  for (const hallazgo of await revisarSaldos(db, inicio)) lista.agregar(hallazgo);
  for (const hallazgo of await revisarConteos(db, inicio)) lista.agregar(hallazgo);
  for (const { titulo, comparar } of auxiliares) {
    for (const diferencia of await comparar(db)) {
      lista.agregar({
        regla: 'auxiliares',
        ejercicio: null,
        numero: null,
        idPartida: null,
        mensaje: `${titulo}: ${diferencia}`,
      });
    }
  }
  return {
    limpio: lista.total() === 0,
    partidas: ejercicios.reduce((suma, { partidas }) => suma + partidas, 0),
    lineas,
    ejercicios,
    primero: lista.primeros[0] ?? null,
    hallazgos: lista.primeros,
    totalDeHallazgos: lista.total(),
  };
}

interface Revisado {
  readonly partidas: number;
  readonly lineas: number;
  readonly sello: string;
}

async function verificarEjercicio(
  db: Database,
  { anio, ultimoNumero, ultimaHuella }: EjercicioGuardado,
  agregar: (hallazgo: Hallazgo) => void,
  alRevisar: () => void,
): Promise<Revisado> {
  let [partidas, lineas, esperado] = [0, 0, 1];
  let huella: Buffer = Buffer.alloc(32);
  const faltan = (hasta: number) => {
    if (esperado <= hasta)
      agregar(hallazgoDePartida('numeracion', anio, esperado, faltante(hasta - esperado + 1)));
  };
  for await (const partida of leerPartidasGuardadas(db, { ejercicio: anio, hasta: ultimoNumero })) {
    faltan(partida.numero - 1);
    for (const hallazgo of revisarPartidaGuardada(partida)) agregar(hallazgo);
    alRevisar();
    partidas++;
    lineas += partida.lineas.length;
    esperado = partida.numero + 1;
    huella = partida.huella;
  }
  faltan(ultimoNumero);
  const llegoAlFinal = esperado === ultimoNumero + 1;
  if (llegoAlFinal && !huella.equals(ultimaHuella)) {
    agregar(
      hallazgoDePartida(
        'cadena',
        anio,
        ultimoNumero,
        'no es la última que su ejercicio contabilizó: la cadena termina en otra.',
      ),
    );
  }
  for (const hallazgo of await hallarSueltas(db, anio, ultimoNumero, lineas)) agregar(hallazgo);
  return { partidas, lineas, sello: ultimaHuella.toString('hex') };
}

/** What a year keeps besides the partidas that it posted: lines of none, partidas after the last. */
async function hallarSueltas(
  db: Database,
  anio: number,
  ultimoNumero: number,
  lineas: number,
): Promise<Hallazgo[]> {
  const sinPartida: Hallazgo = {
    regla: 'lineas',
    ejercicio: anio,
    numero: null,
    idPartida: null,
    mensaje: `El ejercicio ${anio} tiene líneas sin partida.`,
  };
  const hayDeMas = (await contarLineas(db, anio, ultimoNumero)) !== lineas;
  const despues = 'está después de la última que su ejercicio contabilizó.';
  const numeros = await hallarFueraDeRango(db, anio);
  return [
    ...(hayDeMas ? [sinPartida] : []),
    ...numeros.map((numero) => hallazgoDePartida('numeracion', anio, numero, despues)),
  ];
}

function faltante(cuantas: number): string {
  const siguen = ['', ', ni la que sigue'][cuantas - 1] ?? `, ni las ${cuantas - 1} que siguen`;
  return `no está en el libro${siguen}.`;
}

/** Keeps the first ones and counts all. */
function abrirLista() {
  const primeros: Hallazgo[] = [];
  let total = 0;
  return {
    primeros,
    total: () => total,
    agregar: (hallazgo: Hallazgo) => {
      total++;
      if (primeros.length < HALLAZGOS_MAX) primeros.push(hallazgo);
    },
  };
}
