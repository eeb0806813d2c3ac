// Where people sign: a rule for each, what they answer for and, when it is known, who they are. Never alone in part on one
// page and in part on the next.
import { type Documento, exigirEspacio } from './document.ts';
import { anchoDe, poner, trazarLinea } from './ink.ts';
import { recortar } from './text.ts';

const PARA_FIRMAR = 52;
export const ALTO_DE_FIRMAS = PARA_FIRMAR + 28;
const ENTRE_FIRMAS = 24;
const LETRA = { tamano: 8.5, alineacion: 'centro' } as const;

export function ponerFirmas(
  documento: Documento,
  firmas: readonly (readonly [rotulo: string, nombre: string])[],
): void {
  const { marco } = documento;
  exigirEspacio(documento, ALTO_DE_FIRMAS);
  const ancho = (marco.derecha - marco.izquierda - ENTRE_FIRMAS * (firmas.length - 1)) / firmas.length;
  const y = documento.y + PARA_FIRMAR;
  for (const [i, [rotulo, nombre]] of firmas.entries()) {
    const x = marco.izquierda + i * (ancho + ENTRE_FIRMAS);
    trazarLinea(documento, [x, x + ancho], y, 0.5);
    const medio = x + ancho / 2;
    const visible = recortar(nombre, ancho, (texto) => anchoDe(LETRA, texto));
    poner(documento, rotulo, medio, y + 4, { ...LETRA, negrita: true });
    poner(documento, visible, medio, y + 15, LETRA);
  }
  documento.y += ALTO_DE_FIRMAS;
}
