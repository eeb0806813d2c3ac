// The thread that reads a sheet. It hands the rows over in batches, as it reads them, and reads one sheet at a time.
import { parentPort } from 'node:worker_threads';
import { ProblemaError } from '../problema.ts';
import { empacar, type FilasEmpacadas } from './filas-empacadas.ts';
import {
  type FilaLeida,
  type FormatoDeHoja,
  type LimitesDeLectura,
  type Medida,
  recorrerHoja,
} from './leer-hoja.ts';

export interface OrdenDeLeer extends LimitesDeLectura {
  readonly bytes: Uint8Array;
  readonly formato: FormatoDeHoja;
}

export type AvisoDeHoja =
  | { readonly tipo: 'medida'; readonly medida: Medida }
  | { readonly tipo: 'filas'; readonly filas: FilasEmpacadas }
  | { readonly tipo: 'fin' }
  | { readonly tipo: 'ilegible'; readonly detalle: string }
  | { readonly tipo: 'fallo'; readonly error: Error };

const FILAS_POR_LOTE = 5_000;

parentPort?.on('message', (orden: OrdenDeLeer) => {
  leer(orden).then(
    () => decir({ tipo: 'fin' }),
    (error: unknown) => {
      if (error instanceof ProblemaError) decir({ tipo: 'ilegible', detalle: error.message });
      else decir({ tipo: 'fallo', error: error instanceof Error ? error : new Error(String(error)) });
    },
  );
});

async function leer({ bytes, formato, filasMax, hoja }: OrdenDeLeer): Promise<void> {
  let lote: FilaLeida[] = [];
  const entregar = () => {
    if (lote.length > 0) decir({ tipo: 'filas', filas: empacar(lote) });
    lote = [];
  };
  const alMedir = (medida: Medida) => decir({ tipo: 'medida', medida });
  for await (const fila of recorrerHoja(bytes, formato, { filasMax, hoja }, alMedir)) {
    if (lote.push(fila) === FILAS_POR_LOTE) entregar();
  }
  entregar();
}

function decir(aviso: AvisoDeHoja): void {
  const { filas } = aviso.tipo === 'filas' ? aviso : { filas: undefined };
  parentPort?.postMessage(aviso, filas === undefined ? [] : [filas.filas.buffer, filas.largos.buffer]);
}
