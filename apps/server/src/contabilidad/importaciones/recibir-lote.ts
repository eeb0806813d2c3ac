// Goes through what comes in, once: judges each partida, counts, lists what is wrong and keeps the good ones in order.
import { setImmediate as cederElPaso } from 'node:timers/promises';
import {
  ERRORES_LISTADOS_MAX,
  type ErrorDeLote,
  LINEAS_POR_LOTE_MAX,
  PARTIDAS_POR_LOTE_MAX,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { ProblemaError } from '../../platform/problema.ts';
import type { PartidaPorContabilizar } from '../libro/partida-por-contabilizar.ts';
import type { Entrada, Leida } from './entrada.ts';
import type { Juez } from './juzgar.ts';

export interface Recibido {
  readonly partidas: number;
  readonly lineas: number;
  /** The id of its first partida, by which the lote is known. */
  readonly primera: string;
  readonly anios: readonly number[];
  readonly errores: readonly ErrorDeLote[];
  readonly totalDeErrores: number;
}

/** What one statement stores: enough to be worth it, not so much that anyone else notices. */
const LINEAS_POR_TANDA = 10_000;

interface Destino {
  readonly guardar?: (tanda: PartidaPorContabilizar[]) => Promise<void>;
  readonly alAvanzar?: (avance: NonNullable<Leida['avance']>) => void;
}

export async function recibirLote(
  { leidas }: Entrada,
  juez: Juez,
  { guardar, alAvanzar }: Destino,
): Promise<Recibido> {
  const anios = new Set<number>();
  const lista = abrirLista();
  let [partidas, lineas, enTanda, primera] = [0, 0, 0, ''];
  let tanda: PartidaPorContabilizar[] = [];
  const cerrarTanda = async (avance?: Leida['avance']) => {
    if (lista.total() === 0) await guardar?.(tanda);
    if (avance !== undefined) alAvanzar?.(avance);
    // A sheet is all there at once: the other requests of this process have their turn in between.
    await cederElPaso();
    [tanda, enTanda] = [[], 0];
  };
  for await (const leida of leidas) {
    exigirQueQuepa(++partidas, lineas);
    const veredicto = juez(leida);
    if ('errores' in veredicto) {
      lista.agregar(veredicto.errores);
      enTanda++;
    } else {
      const { partida } = veredicto;
      if (primera === '') primera = partida.id;
      anios.add(Number(partida.fecha.slice(0, 4)));
      lineas += partida.lineas.length;
      enTanda += partida.lineas.length;
      tanda.push(partida);
    }
    if (enTanda >= LINEAS_POR_TANDA) await cerrarTanda(leida.avance);
  }
  exigirQueQuepa(partidas, lineas);
  if (partidas === 0) lista.agregar([SIN_PARTIDAS]);
  if (tanda.length > 0) await cerrarTanda();
  return {
    partidas,
    lineas,
    primera,
    anios: [...anios],
    errores: lista.primeros,
    totalDeErrores: lista.total(),
  };
}

const SIN_PARTIDAS: ErrorDeLote = {
  linea: 1,
  campo: '',
  codigo: 'PETICION_INVALIDA',
  mensaje: 'El envío no trae ninguna partida.',
};

function exigirQueQuepa(partidas: number, lineas: number): void {
  if (partidas <= PARTIDAS_POR_LOTE_MAX && lineas <= LINEAS_POR_LOTE_MAX) return;
  throw new ProblemaError('CUERPO_DEMASIADO_GRANDE', {
    detalle: 'Un lote lleva como máximo 100,000 partidas y 600,000 líneas. Divídalo en partes.',
  });
}

/** Keeps the first ones and counts all. */
function abrirLista() {
  const primeros: ErrorDeLote[] = [];
  let total = 0;
  return {
    primeros,
    total: () => total,
    agregar(errores: readonly ErrorDeLote[]) {
      total += errores.length;
      primeros.push(...errores.slice(0, ERRORES_LISTADOS_MAX - primeros.length));
    },
  };
}
