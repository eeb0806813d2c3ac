// The text with which a signatory certifies a document: as it is written once for all of them, with marks in braces where
// each one says its own.

export const marcas = ['titulo', 'periodo', 'institucion', 'nombre', 'cargo', 'registro', 'fecha'] as const;
export type Marca = (typeof marcas)[number];

/** What it usually says in Guatemala; the institution writes its own. */
export const CERTIFICACION_USUAL =
  'Quien suscribe, {cargo} de {institucion}, CERTIFICA: que las cifras de este documento ({titulo}, {periodo}) son las que constan en los libros y registros contables de la institución, llevados conforme a las leyes de la República de Guatemala.';

const MARCA = /\{([^{}]*)\}/gu;

/** Those it mentions, known or not, each once. */
export function marcasDe(texto: string): string[] {
  return [...new Set([...texto.matchAll(MARCA)].map(([, nombre = '']) => nombre))];
}

/** Those that nobody would know how to fill in. */
export const marcasDesconocidas = (texto: string): string[] =>
  marcasDe(texto).filter((nombre) => !esMarca(nombre));

/** The text of one document. */
export function rellenar(texto: string, valores: Readonly<Record<Marca, string>>): string {
  return texto.replaceAll(MARCA, (entera, nombre: string) => (esMarca(nombre) ? valores[nombre] : entera));
}

function esMarca(nombre: string): nombre is Marca {
  return (marcas as readonly string[]).includes(nombre);
}
