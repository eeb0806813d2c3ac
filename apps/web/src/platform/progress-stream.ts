// Reads the answer of a request that tells how far it has come: see contract/avance.ts. An answer without its last line
// is a line that was cut.
import type { LineaDeAvance } from '@cuadra/contract/avance';
import { errorFrom, offline } from './api-error.ts';

export async function readProgress(
  response: Response,
  alAvanzar: (avance: unknown) => void,
): Promise<unknown> {
  let pendiente = '';
  for await (const trozo of trozosDe(response)) {
    const lineas = (pendiente + trozo).split('\n');
    pendiente = lineas.pop() ?? '';
    for (const texto of lineas) {
      // Written by this same program, line by line.
      const linea = JSON.parse(texto) as LineaDeAvance;
      if ('resultado' in linea) return linea.resultado;
      if ('problema' in linea) throw errorFrom(linea.problema);
      alAvanzar(linea.avance);
    }
  }
  throw offline();
}

async function* trozosDe({ body }: Response): AsyncGenerator<string> {
  const lector = body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let leido = await lector?.read(); leido !== undefined && !leido.done; leido = await lector?.read())
      yield leido.value;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw offline();
  }
}
