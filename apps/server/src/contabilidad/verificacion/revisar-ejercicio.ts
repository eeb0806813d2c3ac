// One year of the books, partida by partida: each by itself, that none is missing, and that the chain ends where it should.
// It asks nothing of the database but its pieces, so that it can be done in a thread.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { type FuenteDePartidas, leerPartidasGuardadas } from './leer-partidas-guardadas.ts';
import { abrirLista } from './lista-de-hallazgos.ts';
import type { EjercicioGuardado } from './queries.ts';
import { hallazgoDePartida, revisarPartidaGuardada } from './revisar-partida-guardada.ts';

/** Plain data: it travels between threads. */
export interface EjercicioRevisado {
  readonly partidas: number;
  readonly lineas: number;
  /** The first ones. */
  readonly hallazgos: readonly Hallazgo[];
  readonly totalDeHallazgos: number;
}

export type RevisarEjercicio = (
  ejercicio: EjercicioGuardado,
  alRevisar: (partidas: number) => void,
) => Promise<EjercicioRevisado>;

export async function revisarEjercicio(
  fuente: FuenteDePartidas,
  { anio, ultimoNumero, ultimaHuella }: EjercicioGuardado,
  /** Told, now and then, how many were looked at. */
  alRevisar: (partidas: number) => void,
): Promise<EjercicioRevisado> {
  const lista = abrirLista();
  let [partidas, lineas, esperado] = [0, 0, 1];
  let huella: Buffer = Buffer.alloc(32);
  const faltan = (hasta: number) => {
    if (esperado <= hasta)
      lista.agregar(hallazgoDePartida('numeracion', anio, esperado, faltante(hasta - esperado + 1)));
  };
  for await (const partida of leerPartidasGuardadas(fuente, { ejercicio: anio, hasta: ultimoNumero })) {
    faltan(partida.numero - 1);
    for (const hallazgo of revisarPartidaGuardada(partida)) lista.agregar(hallazgo);
    if (++partidas % AVISO_CADA === 0) alRevisar(partidas);
    lineas += partida.lineas.length;
    esperado = partida.numero + 1;
    huella = partida.huella;
  }
  faltan(ultimoNumero);
  const llegoAlFinal = esperado === ultimoNumero + 1;
  if (llegoAlFinal && huella.toString('hex') !== ultimaHuella)
    lista.agregar(hallazgoDePartida('cadena', anio, ultimoNumero, TERMINA_EN_OTRA));
  alRevisar(partidas);
  return { partidas, lineas, hallazgos: lista.primeros, totalDeHallazgos: lista.total() };
}

const AVISO_CADA = 250;
const TERMINA_EN_OTRA = 'no es la última que su ejercicio contabilizó: la cadena termina en otra.';

function faltante(cuantas: number): string {
  const siguen = ['', ', ni la que sigue'][cuantas - 1] ?? `, ni las ${cuantas - 1} que siguen`;
  return `no está en el libro${siguen}.`;
}
