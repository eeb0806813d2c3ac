// What a schema finds wrong, in the words of whoever wrote it: what came and what to write instead, never how a program calls it.
// A field that can say it better brings its own sentence; these are for the rest.
import type { $ZodErrorMap, $ZodIssue, $ZodRawIssue } from 'zod/v4/core';

export const frasesDeEsquema: $ZodErrorMap = (hallazgo) => frase(hallazgo);

function frase(hallazgo: $ZodRawIssue): string {
  switch (hallazgo.code) {
    case 'invalid_type':
      return noEs(hallazgo.expected, hallazgo.input);
    case 'invalid_value':
      return ninguna(hallazgo.values.map(String), hallazgo.input);
    case 'too_big':
      return sobra(hallazgo.origin, Number(hallazgo.maximum), hallazgo.input);
    case 'too_small':
      return falta(hallazgo.origin, Number(hallazgo.minimum), hallazgo.input);
    case 'invalid_format':
      return conOtraForma(hallazgo.format, hallazgo.input);
    case 'not_multiple_of':
      return `${entreComillas(hallazgo.input)} no se puede usar: escriba un múltiplo de ${hallazgo.divisor}.`;
    case 'unrecognized_keys':
      return `No se conoce el campo «${cortado(hallazgo.keys[0] ?? '')}»: quítelo.`;
    case 'invalid_union':
      return deLaMasCercana(hallazgo.errors) ?? noSeAdmite(hallazgo.input);
    default:
      return noSeAdmite(hallazgo.input);
  }
}

/** What the field should be, as somebody would ask for it. */
const queEscribir: Readonly<Record<string, string>> = {
  string: 'escriba un texto',
  number: 'escriba un número',
  int: 'escriba un número entero, sin decimales',
  boolean: 'responda sí o no',
  array: 'dé una lista',
  tuple: 'dé una lista',
  object: 'dé los datos con el nombre de cada uno',
  record: 'dé los datos con el nombre de cada uno',
  date: 'escriba una fecha',
  null: 'déjelo vacío',
  never: 'no lo envíe',
};

function noEs(esperado: string, vino: unknown): string {
  const que = queEscribir[esperado] ?? 'revíselo';
  if (vino === undefined || vino === null || vino === '') return `Falta este dato: ${que}.`;
  return `${entreComillas(vino)} no se entiende aquí: ${que}.`;
}

const OPCIONES_DICHAS_MAX = 12;
const oBien = new Intl.ListFormat('es', { type: 'disjunction' });

function ninguna(opciones: readonly string[], vino: unknown): string {
  const dichas = opciones.slice(0, OPCIONES_DICHAS_MAX).map((opcion) => `«${opcion}»`);
  const use = opciones.length > dichas.length ? 'elija una de la lista' : `use ${oBien.format(dichas)}`;
  if (vino === undefined || vino === null || vino === '') return `Falta este dato: ${use}.`;
  return `${entreComillas(vino)} no es una de las opciones: ${use}.`;
}

function sobra(origen: string, maximo: number, vino: unknown): string {
  const hasta = cifra(maximo);
  if (origen === 'string') return `Es demasiado largo: escriba hasta ${hasta} ${caracteres(maximo)}.`;
  if (origen === 'array' || origen === 'set' || origen === 'map')
    return `Son demasiados: de una vez caben hasta ${hasta}.`;
  if (origen === 'file') return `El archivo es demasiado grande: pesa más de ${hasta} bytes.`;
  return `${entreComillas(vino)} es demasiado: escriba ${hasta} o menos.`;
}

function falta(origen: string, minimo: number, vino: unknown): string {
  const desde = cifra(minimo);
  if (origen === 'string')
    return minimo <= 1 ? 'Escriba este dato.' : `Escriba al menos ${desde} ${caracteres(minimo)}.`;
  if (origen === 'array' || origen === 'set' || origen === 'map')
    return minimo <= 1 ? 'Dé al menos uno.' : `Dé al menos ${desde}.`;
  if (origen === 'file') return 'El archivo está vacío.';
  return `${entreComillas(vino)} es muy poco: escriba ${desde} o más.`;
}

/** Whoever sees an identifier did not write it: it came in a link or from the program. */
const formas: Readonly<Record<string, string>> = {
  uuid: 'no es un identificador que el programa haya dado: vuelva a la lista y elija de nuevo',
  email: 'no es un correo: escríbalo como nombre@ejemplo.gt',
  url: 'no es una dirección de internet: escríbala completa, con https://',
  date: 'no es una fecha: escríbala como AAAA-MM-DD',
  datetime: 'no es una fecha con hora: escríbala como AAAA-MM-DDTHH:MM:SSZ',
};

function conOtraForma(forma: string, vino: unknown): string {
  return `${entreComillas(vino)} ${formas[forma] ?? 'no está escrito como se espera: revíselo'}.`;
}

function noSeAdmite(vino: unknown): string {
  return vino === undefined ? 'Falta este dato.' : `${entreComillas(vino)} no se admite aquí: revíselo.`;
}

/** Something may have one of several forms: the one that had the least to object to tells what. */
function deLaMasCercana(opciones: readonly (readonly $ZodIssue[])[]): string | undefined {
  const conFrase = opciones.filter((hallazgos) => hallazgos.length > 0);
  const cercana = conFrase.toSorted((una, otra) => una.length - otra.length)[0];
  return cercana?.[0]?.message;
}

const VISTO_MAX = 40;

function entreComillas(vino: unknown): string {
  if (typeof vino === 'string' || Number.isFinite(vino)) return `«${cortado(String(vino))}»`;
  if (typeof vino === 'boolean') return vino ? '«sí»' : '«no»';
  return Array.isArray(vino) ? 'Una lista' : 'Lo que vino';
}

const cortado = (texto: string): string =>
  texto.length > VISTO_MAX ? `${texto.slice(0, VISTO_MAX)}…` : texto;

const cifra = (numero: number): string => numero.toLocaleString('es-GT');

const caracteres = (cuantos: number): string => (cuantos === 1 ? 'carácter' : 'caracteres');
