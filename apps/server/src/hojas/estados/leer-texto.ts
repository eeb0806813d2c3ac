// The file of a bank as text; how its letters were taken, where nothing in it says so, is told.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { textoDeBytes } from '#platform/files/texto-de-bytes.ts';

export interface TextoLeido {
  readonly texto: string;
  readonly advertencias: readonly string[];
}

export function leerTexto(bytes: Uint8Array): TextoLeido {
  if (bytes.length === 0) throw new EstadoIlegible('El archivo está vacío.');
  const leido = textoDeBytes(bytes);
  if (leido === undefined)
    throw new EstadoIlegible('El archivo está cortado: su última letra no está completa.');
  const { texto, supuesta } = leido;
  if (supuesta === null) return { texto, advertencias: [] };
  const advertencia =
    supuesta === 'Windows-1252'
      ? 'El archivo no está en UTF-8: sus letras se leyeron como Windows-1252 (Latin-1).'
      : `El archivo no dice cómo están escritas sus letras: se leyó como ${supuesta}.`;
  return { texto, advertencias: [advertencia] };
}

/** The lines of a text one after another, whatever ends them: a file of nothing but ends is no list of millions. */
export function* renglonesDe(texto: string): Generator<string> {
  const fin = /\r?\n|\r/g;
  let desde = 0;
  for (let hallado = fin.exec(texto); hallado !== null; hallado = fin.exec(texto)) {
    yield texto.slice(desde, hallado.index);
    desde = fin.lastIndex;
  }
  yield texto.slice(desde);
}
