// Names and values one under the other, as the heading of a document gives its facts. What has no value is left out.
import { type Documento, exigirEspacio } from './documento.ts';
import { partirEnLineas } from './texto.ts';
import { anchoDe, poner } from './tinta.ts';

const LETRA = { tamano: 9 } as const;
const INTERLINEA = 12.5;
const ANCHO_DE_NOMBRES = 104;
const DEBAJO = 8;

export function ponerDatos(documento: Documento, datos: readonly (readonly [string, string])[]): void {
  const { marco } = documento;
  const x = marco.izquierda + ANCHO_DE_NOMBRES;
  for (const [nombre, valor] of datos) {
    if (valor === '') continue;
    const lineas = partirEnLineas(valor, marco.derecha - x, (parte) => anchoDe(LETRA, parte));
    exigirEspacio(documento, lineas.length * INTERLINEA);
    poner(documento, nombre, marco.izquierda, documento.y, { ...LETRA, negrita: true });
    for (const linea of lineas) {
      poner(documento, linea, x, documento.y, LETRA);
      documento.y += INTERLINEA;
    }
  }
  documento.y += DEBAJO;
}
