// The tags of an OFX one after another, with the text behind each. Version 1 is SGML, where values close nothing; version 2 is XML;
// and banks write one under the header of the other, so both are read as SGML: only what groups other tags must close.

import { sinEntidades } from '../entidades.ts';
import { abrirFilas } from '../filas-de-texto.ts';

export interface EtiquetaDeOfx {
  readonly nombre: string;
  readonly clase: 'abre' | 'cierra';
  /** What stands between it and the next tag. */
  readonly valor: string;
  readonly fila: number;
}

/** No value is longer; what follows is not looked at. */
const VALOR_MAX = 10_000;
const ETIQUETA = /<(\/?)([A-Za-z][\w.-]*)([^<>]*)>/y;

export function* etiquetasDeOfx(texto: string): Generator<EtiquetaDeOfx> {
  const filaDe = abrirFilas(texto);
  let i = texto.indexOf('<');
  while (i !== -1) {
    ETIQUETA.lastIndex = i;
    const hallada = ETIQUETA.exec(texto);
    if (hallada === null) {
      i = texto.indexOf('<', finDeLoQueNoEsEtiqueta(texto, i));
      continue;
    }
    const { valor, fin } = valorDesde(texto, ETIQUETA.lastIndex);
    const [, barra, nombre = ''] = hallada;
    yield {
      nombre: nombre.toUpperCase(),
      clase: barra === '/' ? 'cierra' : 'abre',
      valor: sinEntidades(valor.slice(0, VALOR_MAX)).trim(),
      fila: filaDe(i),
    };
    i = fin;
  }
}

/** Comments and declarations say nothing. */
function finDeLoQueNoEsEtiqueta(texto: string, i: number): number {
  if (!texto.startsWith('<!--', i)) return i + 1;
  const fin = texto.indexOf('-->', i);
  return fin === -1 ? texto.length : fin + 3;
}

const CDATA = '<![CDATA[';
const ABRE_ETIQUETA = /<[A-Za-z/!?]/g;

/** Up to what opens or closes a tag: a loose `<` is a letter of the text. */
function valorDesde(texto: string, desde: number): { readonly valor: string; readonly fin: number } {
  let valor = '';
  let i = desde;
  for (;;) {
    ABRE_ETIQUETA.lastIndex = i;
    const lugar = ABRE_ETIQUETA.exec(texto)?.index ?? -1;
    valor += texto.slice(i, lugar === -1 ? texto.length : lugar);
    if (lugar === -1 || !texto.startsWith(CDATA, lugar)) return { valor, fin: lugar };
    const cierre = texto.indexOf(']]>', lugar);
    valor += texto.slice(lugar + CDATA.length, cierre === -1 ? texto.length : cierre);
    i = cierre === -1 ? texto.length : cierre + 3;
  }
}
