// A piece of XML as names and texts: nothing is a number until somebody reads it as an amount.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { XMLParser } from 'fast-xml-parser';
import { sinEntidades } from '../entidades.ts';

/** What becomes objects at once. */
export const TROZO_MAX = 1024 * 1024;
/** No text is longer; what follows is not looked at. */
const TEXTO_MAX = 10_000;

export type Elemento = Readonly<Record<string, unknown>>;

const lector = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // Nobody asks by path, and writing each takes as long as reading it.
  jPath: false,
});

/** The content of the only element of a piece. */
export function leerElemento(xml: string, nombre: string, fila: number): Elemento {
  if (xml.length > TROZO_MAX) throw new EstadoIlegible('El XML dice demasiado en un solo elemento.', fila);
  try {
    const leido: unknown = lector.parse(xml);
    return esElemento(leido) ? elemento(leido, nombre) : {};
  } catch {
    throw new EstadoIlegible('El XML está mal formado.', fila);
  }
}

/** The first one of that name, or one without anything. */
export function elemento(de: Elemento, nombre: string): Elemento {
  const [primero] = elementos(de, nombre);
  return primero ?? {};
}

/** All of that name; those that only have a text, with it. */
export function elementos(de: Elemento, nombre: string): Elemento[] {
  return valores(de, nombre).map((valor) => (esElemento(valor) ? valor : { '#text': valor }));
}

/** The text down that path, trimmed; empty where there is none. */
export function texto(de: Elemento, ...camino: readonly string[]): string {
  const [nombre, ...resto] = camino;
  if (nombre === undefined) return textoDe(de['#text']);
  return texto(elemento(de, nombre), ...resto);
}

export function textos(de: Elemento, nombre: string): string[] {
  return elementos(de, nombre).map((uno) => texto(uno));
}

/** What the tag itself says: `Ccy="GTQ"`. */
export const atributo = (de: Elemento, nombre: string): string => textoDe(de[`@${nombre}`]);

function valores(de: Elemento, nombre: string): unknown[] {
  const valor = Object.hasOwn(de, nombre) ? de[nombre] : undefined;
  if (valor === undefined) return [];
  return Array.isArray(valor) ? valor : [valor];
}

const esElemento = (valor: unknown): valor is Elemento =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const textoDe = (valor: unknown): string =>
  typeof valor === 'string' ? sinEntidades(valor.slice(0, TEXTO_MAX)).trim() : '';
