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
      valor: sinEntidades(valor).trim(),
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

/** Up to what opens or closes a tag: a loose `<` is a letter of the text. */
function valorDesde(texto: string, desde: number): { readonly valor: string; readonly fin: number } {
  let valor = '';
  let i = desde;
  for (;;) {
    const menor = texto.indexOf('<', i);
    if (menor === -1) return { valor: valor + texto.slice(i), fin: -1 };
    valor += texto.slice(i, menor);
    if (texto.startsWith(CDATA, menor)) {
      const cierre = texto.indexOf(']]>', menor);
      valor += texto.slice(menor + CDATA.length, cierre === -1 ? texto.length : cierre);
      i = cierre === -1 ? texto.length : cierre + 3;
    } else if (/[A-Za-z/!?]/.test(texto[menor + 1] ?? '')) {
      return { valor, fin: menor };
    } else {
      valor += '<';
      i = menor + 1;
    }
  }
}
