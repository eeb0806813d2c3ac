// Where people sign: what they certify, then a rule for each, what they answer for and, when it is known, who they are and
// under which registro, in as many lines as it takes and as many rows as they are. They are kept together: nobody
// signs a page that has nothing else on it.
import { type Documento, exigirEspacio, ponerParrafo } from './documento.ts';
import { partirEnLineas } from './texto.ts';
import { anchoDe, type Letra, poner, type Tinta, trazarLinea } from './tinta.ts';

export type Firma = readonly [rotulo: string, nombre: string, registro?: string];

/** How a document ends when it is signed. */
export interface Firmas {
  /** One paragraph each. */
  readonly certificaciones: readonly string[];
  readonly firmas: readonly Firma[];
}

const PARA_FIRMAR = 52;
const BAJO_LA_RAYA = 4;
const INTERLINEADO = 11;
const BAJO_LAS_FIRMAS = 2;
const ENTRE_FIRMAS = 24;
const ANCHO_MIN = 140;
const ANCHO_MAX = 230;
const SOBRE_EL_PARRAFO = 8;
const LETRA = { tamano: 8.5, alineacion: 'centro' } as const;
const NEGRITA = { ...LETRA, negrita: true } as const;
const LETRA_DEL_PARRAFO: Letra = { tamano: 9 };
const INTERLINEADO_DEL_PARRAFO = 12.24;

export function ponerFirmas(documento: Documento, { certificaciones, firmas }: Firmas): void {
  const { marco } = documento;
  exigirEspacio(documento, altoDeFirmas(documento, { certificaciones, firmas }));
  for (const parrafo of certificaciones) {
    documento.y += SOBRE_EL_PARRAFO;
    ponerParrafo(documento, parrafo, LETRA_DEL_PARRAFO);
  }
  for (const hilera of enHileras(firmas, marco.derecha - marco.izquierda)) {
    // Only when they are more than a page has room for.
    exigirEspacio(documento, hilera.alto);
    dibujarHilera(documento, hilera, marco.izquierda, documento.y);
    documento.y += hilera.alto;
  }
}

/** What they take, for whoever keeps something together with them. */
export function altoDeFirmas(
  { marco }: Pick<Documento, 'marco'>,
  { certificaciones, firmas }: Firmas,
): number {
  const ancho = marco.derecha - marco.izquierda;
  const parrafos = certificaciones.map(
    (texto) =>
      SOBRE_EL_PARRAFO +
      INTERLINEADO_DEL_PARRAFO *
        partirEnLineas(texto, ancho, (parte) => anchoDe(LETRA_DEL_PARRAFO, parte)).length,
  );
  return [...parrafos, ...enHileras(firmas, ancho).map(({ alto }) => alto)].reduce(
    (suma, alto) => suma + alto,
    0,
  );
}

/** Signatures side by side, each with its lines. */
export interface Hilera {
  /** From the margin to the first of them: a row that does not fill the width stands in its middle. */
  readonly sangria: number;
  readonly ancho: number;
  readonly alto: number;
  readonly firmas: readonly (readonly { readonly texto: string; readonly negrita: boolean }[])[];
}

/** In as few rows as their width lets, and as even as they can be: five are three and two. */
export function enHileras(firmas: readonly Firma[], anchoTotal: number): Hilera[] {
  if (firmas.length === 0) return [];
  const caben = Math.max(1, Math.floor((anchoTotal + ENTRE_FIRMAS) / (ANCHO_MIN + ENTRE_FIRMAS)));
  const porHilera = Math.ceil(firmas.length / Math.ceil(firmas.length / caben));
  const ancho = Math.min(ANCHO_MAX, (anchoTotal - ENTRE_FIRMAS * (porHilera - 1)) / porHilera);
  const hileras: Hilera[] = [];
  for (let desde = 0; desde < firmas.length; desde += porHilera) {
    const suyas = firmas.slice(desde, desde + porHilera).map((firma) => renglonesDe(firma, ancho));
    const renglones = Math.max(...suyas.map(({ length }) => length));
    const alto = PARA_FIRMAR + BAJO_LA_RAYA + renglones * INTERLINEADO + BAJO_LAS_FIRMAS;
    const ocupado = suyas.length * (ancho + ENTRE_FIRMAS) - ENTRE_FIRMAS;
    hileras.push({ sangria: (anchoTotal - ocupado) / 2, ancho, alto, firmas: suyas });
  }
  return hileras;
}

export function dibujarHilera(
  tinta: Tinta,
  { sangria, ancho, firmas }: Hilera,
  izquierda: number,
  arriba: number,
): void {
  const y = arriba + PARA_FIRMAR;
  for (const [i, renglones] of firmas.entries()) {
    const x = izquierda + sangria + i * (ancho + ENTRE_FIRMAS);
    trazarLinea(tinta, [x, x + ancho], y, 0.5);
    for (const [n, { texto, negrita }] of renglones.entries())
      poner(tinta, texto, x + ancho / 2, y + BAJO_LA_RAYA + n * INTERLINEADO, negrita ? NEGRITA : LETRA);
  }
}

/** Room is left for the name of whoever signs, though it is not known. */
function renglonesDe([rotulo, nombre, registro = '']: Firma, ancho: number) {
  const partes = [
    [rotulo, true],
    [nombre, false],
    ...(registro === '' ? [] : [[registro, false] as const]),
  ] as const;
  return partes.flatMap(([entero, negrita]) =>
    partirEnLineas(entero, ancho, (texto) => anchoDe(negrita ? NEGRITA : LETRA, texto)).map((texto) => ({
      texto,
      negrita,
    })),
  );
}
