// The thread that looks at partidas: reading their lines, adding them up and computing their seals takes a second for every
// few thousand. It has no database; the pieces come from whoever has.
import { parentPort } from 'node:worker_threads';
import type { FuenteDePartidas, PartidasPorVerificar, Pieza } from './leer-partidas-guardadas.ts';
import { revisarTramo, type TramoDelLibro, type TramoRevisado } from './revisar-tramo.ts';

type Tipos = Awaited<ReturnType<FuenteDePartidas['leerTipos']>>;

export type OrdenDeVerificar =
  | { readonly tipo: 'tramo'; readonly tramo: TramoDelLibro }
  /** What it asked for. */
  | { readonly tipo: 'pieza'; readonly id: number; readonly pieza: readonly Pieza[] }
  | { readonly tipo: 'tipos'; readonly id: number; readonly tipos: Tipos };

export type AvisoDeVerificacion =
  | {
      readonly tipo: 'pide-pieza';
      readonly id: number;
      readonly tramo: PartidasPorVerificar;
      readonly ultimo: number;
    }
  | { readonly tipo: 'pide-tipos'; readonly id: number; readonly cuentas: readonly string[] }
  | { readonly tipo: 'avance'; readonly revisadas: number }
  | { readonly tipo: 'fin'; readonly revisado: TramoRevisado }
  | { readonly tipo: 'fallo'; readonly error: Error };

const piezasPedidas = new Map<number, (pieza: readonly Pieza[]) => void>();
const tiposPedidos = new Map<number, (tipos: Tipos) => void>();
let ultimoId = 0;

const fuente: FuenteDePartidas = {
  leerPieza: (tramo, ultimo) =>
    new Promise((recibir) => {
      const id = ++ultimoId;
      piezasPedidas.set(id, recibir);
      decir({ tipo: 'pide-pieza', id, tramo, ultimo });
    }),
  leerTipos: (cuentas) =>
    new Promise((recibir) => {
      const id = ++ultimoId;
      tiposPedidos.set(id, recibir);
      decir({ tipo: 'pide-tipos', id, cuentas });
    }),
};

parentPort?.on('message', (orden: OrdenDeVerificar) => {
  switch (orden.tipo) {
    case 'tramo':
      void revisar(orden.tramo);
      return;
    case 'pieza':
      piezasPedidas.get(orden.id)?.(orden.pieza);
      piezasPedidas.delete(orden.id);
      return;
    case 'tipos':
      tiposPedidos.get(orden.id)?.(orden.tipos);
      tiposPedidos.delete(orden.id);
      return;
    default:
      orden satisfies never;
  }
});

async function revisar(tramo: TramoDelLibro): Promise<void> {
  try {
    const revisado = await revisarTramo(fuente, tramo, (revisadas) => decir({ tipo: 'avance', revisadas }));
    decir({ tipo: 'fin', revisado });
  } catch (error) {
    decir({ tipo: 'fallo', error: error instanceof Error ? error : new Error(String(error)) });
  }
}

function decir(aviso: AvisoDeVerificacion): void {
  parentPort?.postMessage(aviso);
}
