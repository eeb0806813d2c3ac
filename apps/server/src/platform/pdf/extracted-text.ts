// What a PDF of ours says, read back from its text operators: so that tests can compare a document with the dataset it
// was made of.
import { inflateSync } from 'node:zlib';

export interface LineaDePdf {
  readonly pagina: number;
  /** Points from the foot of the page. */
  readonly y: number;
  /** The texts of the line from left to right, each with where it begins. */
  readonly textos: readonly { readonly x: number; readonly texto: string }[];
}

const winAnsi = new TextDecoder('windows-1252');

/** The lines of the document, in reading order. */
export function lineasDePdf(bytes: Uint8Array): LineaDePdf[] {
  return paginas(Buffer.from(bytes).toString('latin1')).flatMap(({ alto, contenido }, i) => {
    const textos = [...contenido.matchAll(/1 0 0 -1 (\S+) (\S+) Tm <(\w*)> Tj/g)].map(
      ([, x, y, hex = '']) => ({
        x: Number(x),
        y: alto - Number(y),
        texto: winAnsi.decode(Buffer.from(hex, 'hex')),
      }),
    );
    return [...Map.groupBy(textos, ({ y }) => y)]
      .sort(([unaY], [otraY]) => otraY - unaY)
      .map(([y, suyos]) => ({ pagina: i + 1, y, textos: suyos.toSorted((uno, otro) => uno.x - otro.x) }));
  });
}

/** The height and the drawing instructions of each page, in the order of the pages. */
function paginas(pdf: string): { alto: number; contenido: string }[] {
  const objetos = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, cuerpo = '']) => [id, cuerpo]),
  );
  const hojas = [...objetos.values()].find((cuerpo) => /\/Type \/Pages\b/.test(cuerpo)) ?? '';
  return [...(/\/Kids \[(.*)\]/.exec(hojas)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, hoja]) => {
    const pagina = objetos.get(hoja) ?? '';
    const contenido = /\/Contents (\d+) 0 R/.exec(pagina)?.[1];
    const flujo = /stream\n([\s\S]*)\nendstream/.exec(objetos.get(contenido) ?? '')?.[1] ?? '';
    return {
      alto: Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(pagina)?.[1] ?? 0),
      contenido: inflateSync(Buffer.from(flujo, 'latin1')).toString('latin1'),
    };
  });
}
