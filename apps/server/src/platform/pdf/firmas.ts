// Where people sign: a rule for each, what they answer for and, when it is known, who they are, in as many lines as it
// takes. Never alone in part on one page and in part on the next.
import { type Documento, exigirEspacio } from './documento.ts';
import { partirEnLineas } from './texto.ts';
import { anchoDe, type Letra, poner, trazarLinea } from './tinta.ts';

export type Firma = readonly [rotulo: string, nombre: string];

const PARA_FIRMAR = 52;
const BAJO_LA_RAYA = 4;
const INTERLINEADO = 11;
const BAJO_LAS_FIRMAS = 2;
const ENTRE_FIRMAS = 24;
const LETRA = { tamano: 8.5, alineacion: 'centro' } as const;
const NEGRITA = { ...LETRA, negrita: true } as const;

export function ponerFirmas(documento: Documento, firmas: readonly Firma[]): void {
  if (firmas.length === 0) return;
  const alto = altoDeFirmas(documento, firmas);
  exigirEspacio(documento, alto);
  const ancho = anchoDeFirma(documento, firmas);
  const y = documento.y + PARA_FIRMAR;
  for (const [i, firma] of firmas.entries()) {
    const x = documento.marco.izquierda + i * (ancho + ENTRE_FIRMAS);
    trazarLinea(documento, [x, x + ancho], y, 0.5);
    for (const [n, { texto, letra }] of renglonesDe(firma, ancho).entries())
      poner(documento, texto, x + ancho / 2, y + BAJO_LA_RAYA + n * INTERLINEADO, letra);
  }
  documento.y += alto;
}

/** What they take, for whoever keeps something together with them. */
export function altoDeFirmas(documento: Pick<Documento, 'marco'>, firmas: readonly Firma[]): number {
  if (firmas.length === 0) return 0;
  const ancho = anchoDeFirma(documento, firmas);
  const renglones = Math.max(...firmas.map((firma) => renglonesDe(firma, ancho).length));
  return PARA_FIRMAR + BAJO_LA_RAYA + renglones * INTERLINEADO + BAJO_LAS_FIRMAS;
}

function anchoDeFirma({ marco }: Pick<Documento, 'marco'>, firmas: readonly Firma[]): number {
  return (marco.derecha - marco.izquierda - ENTRE_FIRMAS * (firmas.length - 1)) / firmas.length;
}

/** Room is left for the name of whoever signs, though it is not known. */
function renglonesDe([rotulo, nombre]: Firma, ancho: number): { texto: string; letra: Letra }[] {
  const partes = [
    [rotulo, NEGRITA],
    [nombre, LETRA],
  ] as const;
  return partes.flatMap(([entero, letra]) =>
    partirEnLineas(entero, ancho, (texto) => anchoDe(letra, texto)).map((texto) => ({ texto, letra })),
  );
}
