// What a PDF of ours says, read back from its text operators: so that tests can compare a document with the dataset it
// was made of.
import { inflateSync } from 'node:zlib';

export interface LineaDePdf {
  readonly pagina: number;
  /** Points from the foot of the page. */
  readonly y: number;
  /** The texts of the line from left to right, each with where it begins and the size of its letter. */
  readonly textos: readonly { readonly x: number; readonly tamano: number; readonly texto: string }[];
}

const winAnsi = new TextDecoder('windows-1252');

/** The lines of the document, in reading order. */
export function lineasDePdf(bytes: Uint8Array): LineaDePdf[] {
  return paginas(Buffer.from(bytes).toString('latin1')).flatMap(({ alto, contenido }, i) => {
    const textos = [...contenido.matchAll(/(\S+) Tf 1 0 0 -1 (\S+) (\S+) Tm <(\w*)> Tj/g)].map(
      ([, tamano, x, y, hex = '']) => ({
        tamano: Number(tamano),
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

/** The titles of its bookmarks, in order. */
export function marcadoresDePdf(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes).toString('latin1');
  return [...pdf.matchAll(/\/Dest \[.*\]\n\/Parent .*\n\/Title \(([\s\S]*?)\)\n(?:\/|>>)/g)].map(
    ([, titulo = '']) =>
      titulo.startsWith('\xfe\xff')
        ? Buffer.from(titulo.slice(2), 'latin1').swap16().toString('utf16le')
        : titulo,
  );
}

/** The height and the drawing instructions of each page, in the order of the pages. */
function paginas(pdf: string): { alto: number; contenido: string }[] {
  const objetos = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', cuerpo = '']) => [id, cuerpo]),
  );
  const hojas = [...objetos.values()].find((cuerpo) => /\/Type \/Pages\b/.test(cuerpo)) ?? '';
  return [...(/\/Kids \[(.*)\]/.exec(hojas)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, hoja = '']) => {
    const pagina = objetos.get(hoja) ?? '';
    const recursos = objetos.get(/\/Resources (\d+) 0 R/.exec(pagina)?.[1] ?? '') ?? pagina;
    return {
      alto: Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(pagina)?.[1] ?? 0),
      contenido: conFormas(objetos, recursos, flujoDe(objetos, /\/Contents (\d+) 0 R/.exec(pagina)?.[1])),
    };
  });
}

function flujoDe(objetos: ReadonlyMap<string, string>, id = ''): string {
  const flujo = /stream\n([\s\S]*)\nendstream/.exec(objetos.get(id) ?? '')?.[1] ?? '';
  return flujo === '' ? '' : inflateSync(Buffer.from(flujo, 'latin1')).toString('latin1');
}

/** With what it refers to in its place: the foot of a book is a form of its own. */
function conFormas(objetos: ReadonlyMap<string, string>, recursos: string, contenido: string): string {
  return contenido.replaceAll(/q 1 0 0 1 (\S+) (\S+) cm \/(\w+) Do Q/g, (_, dx, dy, nombre) => {
    const forma = new RegExp(`/${nombre} (\\d+) 0 R`).exec(recursos)?.[1];
    return flujoDe(objetos, forma).replaceAll(
      /1 0 0 -1 (\S+) (\S+) Tm/g,
      (__, x, y) => `1 0 0 -1 ${Number(x) + Number(dx)} ${Number(y) + Number(dy)} Tm`,
    );
  });
}
