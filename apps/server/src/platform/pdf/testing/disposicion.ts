// How a printed document must be laid out, whatever it says: nothing outside of its margins nor over something else,
// figures under the title of their column, the heading and the foot on every page. Each check tells what is wrong, so
// that a test shows it; with nothing wrong it tells nothing.
import { lineasDe, type PaginaDePdf, type PdfLeido, type TextoDePdf } from './leer-pdf.ts';

/** In points. The parenthesis of a negative figure may hang outside, in this document as in its columns. */
const MARGENES = { lados: 48, arriba: 38, abajo: 34 };
const HOLGURA = 0.5;
/** Measures of the letters in use, as parts of their size: over the base line, under it, and how wide the parenthesis is. */
const LETRA = { asciende: 0.718, desciende: 0.207, parentesis: 0.333 };
/** The titles of a column in several lines are at most this far apart. */
const INTERLINEA_MAX = 12;

/** In points, of the paper that it is: a roll has hardly any. */
export function faltasDeDisposicion({ paginas }: PdfLeido, margenes = MARGENES): string[] {
  return paginas.flatMap((pagina) => [...fueraDeMargenes(pagina, margenes), ...encimados(pagina)]);
}

function fueraDeMargenes({ pagina, ancho, alto, textos }: PaginaDePdf, margenes: typeof MARGENES): string[] {
  return textos
    .filter((texto) => {
      const { abajo, arriba } = altura(texto);
      return (
        texto.x < margenes.lados - HOLGURA ||
        finDeCifra(texto) > ancho - margenes.lados + HOLGURA ||
        abajo < margenes.abajo ||
        arriba > alto - margenes.arriba + HOLGURA
      );
    })
    .map(
      ({ texto, x, derecha, y }) => `pág. ${pagina}: «${texto}» fuera de márgenes (${x} a ${derecha}, ${y})`,
    );
}

function encimados({ pagina, textos }: PaginaDePdf): string[] {
  const deArribaAbajo = textos.toSorted((uno, otro) => otro.y - uno.y);
  return deArribaAbajo.flatMap((uno, i) =>
    deArribaAbajo
      .slice(i + 1)
      .filter((otro) => seEnciman(uno, otro))
      .map((otro) => `pág. ${pagina}: «${uno.texto}» y «${otro.texto}» se enciman`),
  );
}

function seEnciman(uno: TextoDePdf, otro: TextoDePdf): boolean {
  const [deUno, deOtro] = [altura(uno), altura(otro)];
  const comparten = (desde: number, hasta: number) => hasta - desde > HOLGURA / 2;
  return (
    comparten(Math.max(uno.x, otro.x), Math.min(uno.derecha, otro.derecha)) &&
    comparten(Math.max(deUno.abajo, deOtro.abajo), Math.min(deUno.arriba, deOtro.arriba))
  );
}

const altura = ({ y, tamano }: TextoDePdf) => ({
  abajo: y - LETRA.desciende * tamano,
  arriba: y + LETRA.asciende * tamano,
});

/** Where its units end. */
const finDeCifra = ({ texto, derecha, tamano }: TextoDePdf): number =>
  /^\(.*\)$/.test(texto) ? derecha - LETRA.parentesis * tamano : derecha;

export interface CifraDePdf {
  readonly pagina: number;
  /** What the title over it says; nothing when it stands under none. */
  readonly columna: string;
  readonly texto: string;
  /** What its line begins with. */
  readonly renglon: string;
}

/** The figures as the eye reads them, each with the column of those titles at whose edge it stands. */
export function cifrasEnColumnas(
  { paginas }: PdfLeido,
  titulos: readonly string[],
  { esCifra, borde = 'derecha' }: { readonly esCifra: RegExp; readonly borde?: 'izquierda' | 'derecha' },
): CifraDePdf[] {
  const bordeDe = (texto: TextoDePdf) => (borde === 'derecha' ? finDeCifra(texto) : texto.x);
  return paginas.flatMap((pagina) => {
    const cabeceras = buscarTitulos(pagina, titulos, bordeDe);
    return lineasDe(pagina).flatMap(({ textos }) =>
      textos
        .filter(({ texto }) => esCifra.test(texto))
        .map((cifra) => ({
          pagina: pagina.pagina,
          columna:
            cabeceras.findLast(({ x, y }) => y > cifra.y && Math.abs(x - bordeDe(cifra)) <= HOLGURA)
              ?.titulo ?? '',
          texto: cifra.texto,
          renglon: textos[0]?.texto ?? '',
        })),
    );
  });
}

/** From the top of the page to its foot: a title is what lines say one under the other, at the same edge. */
function buscarTitulos(
  { textos }: PaginaDePdf,
  titulos: readonly string[],
  bordeDe: (texto: TextoDePdf) => number,
): { readonly titulo: string; readonly x: number; readonly y: number }[] {
  const deArribaAbajo = textos.toSorted((uno, otro) => otro.y - uno.y);
  return deArribaAbajo.flatMap((primero) => {
    let dicho = '';
    let y = primero.y;
    for (const texto of deArribaAbajo) {
      const sigue = texto === primero || (texto.y < y && y - texto.y < INTERLINEA_MAX);
      if (!sigue || Math.abs(bordeDe(texto) - bordeDe(primero)) > HOLGURA) continue;
      dicho = `${dicho} ${texto.texto}`.trimStart();
      y = texto.y;
      if (titulos.includes(dicho)) return [{ titulo: dicho, x: bordeDe(primero), y }];
    }
    return [];
  });
}

export interface Marbete {
  readonly institucion: string;
  /** The titles of the documents that travel in the file, all of as many pages. */
  readonly titulos: readonly string[];
  /** Under the title. */
  readonly detalles: readonly string[];
  /** Who made it and when. */
  readonly hechura: string;
  readonly codigo: string;
}

/** The institution opens every page, the title is near, the details below it, and the foot is its last line. */
export function faltasDeMarbete({ paginas }: PdfLeido, marbete: Marbete): string[] {
  const total = paginas.length / marbete.titulos.length;
  return paginas.flatMap((pagina, i) => {
    const lineas = lineasDe(pagina);
    const numero = (i % total) + 1;
    const titulo = marbete.titulos[Math.floor(i / total)] ?? '';
    const lugar = lineas.slice(0, 3).findIndex(({ textos }) => textos.some(({ texto }) => texto === titulo));
    const detalles = lineas.slice(lugar + 1).map(({ texto }) => texto);
    const numeracion = `Verificación ${marbete.codigo} · Página ${numero} de ${total}`;
    const pie = lineas.at(-1);
    return [
      ...(pagina.textos[0]?.texto === marbete.institucion && lineas[0]?.textos[0] === pagina.textos[0]
        ? []
        : ['no la abre la institución']),
      ...(lugar < 0 ? [`sin el título «${titulo}»`] : []),
      ...marbete.detalles
        .filter((detalle, j) => numero === 1 && detalles[j] !== detalle)
        .map((detalle) => `sin «${detalle}» bajo el título`),
      ...(pie?.texto === `${marbete.hechura}|${numeracion}` ? [] : [`al pie dice «${pie?.texto}»`]),
      ...(pagina.textos.at(-1)?.texto === numeracion ? [] : ['su número no es lo último que se lee']),
      ...(vaDeMargenAMargen(pagina, pie?.textos) ? [] : ['el pie no va de margen a margen']),
    ].map((falta) => `pág. ${pagina.pagina}: ${falta}`);
  });
}

const vaDeMargenAMargen = ({ ancho }: PaginaDePdf, textos: readonly TextoDePdf[] = []): boolean =>
  Math.abs((textos[0]?.x ?? 0) - MARGENES.lados) <= HOLGURA &&
  Math.abs((textos.at(-1)?.derecha ?? 0) - (ancho - MARGENES.lados)) <= HOLGURA;
