// The thread that looks at partidas: reading their lines, adding them up and computing their seals takes a second for every
// few thousand. It has no database; the pieces come from whoever has.
import { parentPort } from 'node:worker_threads';
import type {
  CuentaUsada,
  FuenteDePartidas,
  PartidasPorVerificar,
  Pieza,
} from './leer-partidas-guardadas.ts';
import { revisarTramo, type TramoDelLibro, type TramoRevisado } from './revisar-tramo.ts';

export type OrdenDeVerificar =
  | { readonly tipo: 'tramo'; readonly tramo: TramoDelLibro }
  /** What it asked for. */
  | { readonly tipo: 'pieza'; readonly id: number; readonly pieza: Pieza | undefined }
  | { readonly tipo: 'cuentas'; readonly id: number; readonly cuentas: readonly CuentaUsada[] };

export type AvisoDeVerificacion =
  | {
      readonly tipo: 'pide-pieza';
      readonly id: number;
      readonly tramo: PartidasPorVerificar;
      readonly ultimo: number;
    }
  | { readonly tipo: 'pide-cuentas'; readonly id: number; readonly cuentas: readonly string[] }
  | { readonly tipo: 'avance'; readonly revisadas: number }
  | { readonly tipo: 'fin'; readonly revisado: TramoRevisado }
  | { readonly tipo: 'fallo'; readonly error: Error };

const piezasPedidas = new Map<number, (pieza: Pieza | undefined) => void>();
const cuentasPedidas = new Map<number, (cuentas: readonly CuentaUsada[]) => void>();
let ultimoId = 0;

const fuente: FuenteDePartidas = {
  leerPieza: (tramo, ultimo) =>
    new Promise((recibir) => {
      const id = ++ultimoId;
      piezasPedidas.set(id, recibir);
      decir({ tipo: 'pide-pieza', id, tramo, ultimo });
    }),
  leerCuentas: (cuentas) =>
    new Promise((recibir) => {
      const id = ++ultimoId;
      cuentasPedidas.set(id, recibir);
      decir({ tipo: 'pide-cuentas', id, cuentas });
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
    case 'cuentas':
      cuentasPedidas.get(orden.id)?.(orden.cuentas);
      cuentasPedidas.delete(orden.id);
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
