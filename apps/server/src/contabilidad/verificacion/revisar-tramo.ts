// A run of numbers of one year, partida by partida: each by itself, that none is missing, and that the chain ends where it
// should. It asks nothing of the database but its pieces, so that it can be done in a thread, and several at once.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import {
  type FuenteDePartidas,
  leerPartidasGuardadas,
  type PartidaGuardada,
} from './leer-partidas-guardadas.ts';
import { abrirLista } from './lista-de-hallazgos.ts';
import { hallazgoDePartida, revisarPartidaGuardada } from './revisar-partida-guardada.ts';
import { abrirSumas, type SumasPorDia } from './sumas-por-dia.ts';

/** Plain data: it travels between threads. */
export interface TramoDelLibro {
  readonly anio: number;
  /** The first and the last number there should be. */
  readonly desde: number;
  readonly hasta: number;
  /** What its first one must link to, in hexadecimal, when somebody else than the books says it; null: the one before it. */
  readonly huellaPrevia: string | null;
  /** The link that its year says it ends with, in hexadecimal; null: the year does not end here. */
  readonly ultimaHuella: string | null;
  /** What is to be added up on the way: everything, and up to this number the contrapartidas too; null: nothing. */
  readonly contrapartidasHasta: number | null;
}

/** Plain data: it travels between threads. */
export interface TramoRevisado {
  readonly partidas: number;
  readonly lineas: number;
  /** The first ones. */
  readonly hallazgos: readonly Hallazgo[];
  readonly totalDeHallazgos: number;
  readonly sumas: SumasPorDia;
}

export type RevisarTramo = (
  tramo: TramoDelLibro,
  /** Told, now and then, how many were looked at. */
  alRevisar: (partidas: number) => void,
) => Promise<TramoRevisado>;

export async function revisarTramo(
  fuente: FuenteDePartidas,
  { anio, desde, hasta, huellaPrevia, ultimaHuella, contrapartidasHasta }: TramoDelLibro,
  alRevisar: (partidas: number) => void,
): Promise<TramoRevisado> {
  const [lista, sumas] = [abrirLista(), abrirSumas()];
  let [partidas, lineas, esperado] = [0, 0, desde];
  let huella = huellaPrevia;
  const faltan = (ultimo: number) => {
    if (esperado <= ultimo)
      lista.agregar(hallazgoDePartida('numeracion', anio, esperado, faltante(ultimo - esperado + 1)));
  };
  for await (const guardada of leerPartidasGuardadas(fuente, { ejercicio: anio, desde: desde - 1, hasta })) {
    faltan(guardada.numero - 1);
    const partida = guardada.numero === desde ? trasLaDeAfuera(guardada, huellaPrevia) : guardada;
    for (const hallazgo of revisarPartidaGuardada(partida)) lista.agregar(hallazgo);
    if (contrapartidasHasta !== null) sumas.agregar(partida, partida.numero <= contrapartidasHasta);
    if (++partidas % AVISO_CADA === 0) alRevisar(partidas);
    lineas += partida.lineas.length;
    esperado = partida.numero + 1;
    huella = partida.huella.toString('hex');
  }
  faltan(hasta);
  const llegoAlFinal = esperado === hasta + 1;
  if (llegoAlFinal && ultimaHuella !== null && huella !== ultimaHuella)
    lista.agregar(hallazgoDePartida('cadena', anio, hasta, TERMINA_EN_OTRA));
  alRevisar(partidas);
  const hallado = { hallazgos: lista.primeros, totalDeHallazgos: lista.total() };
  return { partidas, lineas, ...hallado, sumas: sumas.todas() };
}

const AVISO_CADA = 250;
const TERMINA_EN_OTRA = 'no es la última que su ejercicio contabilizó: la cadena termina en otra.';

const trasLaDeAfuera = (partida: PartidaGuardada, previa: string | null): PartidaGuardada =>
  previa === null ? partida : { ...partida, huellaPrevia: Buffer.from(previa, 'hex') };

function faltante(cuantas: number): string {
  const siguen = ['', ', ni la que sigue'][cuantas - 1] ?? `, ni las ${cuantas - 1} que siguen`;
  return `no está en el libro${siguen}.`;
}
