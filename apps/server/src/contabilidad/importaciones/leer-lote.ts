// A lote sent by a program. NDJSON is read line by line as it arrives and never held whole; JSON is, so it is kept small.
import { createHash } from 'node:crypto';
import { NDJSON } from '@cuadra/contract/contabilidad/importaciones/lote';
import { z } from 'zod';
import { erroresDeEsquema } from '#platform/errores-de-esquema.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Entrada, Leida } from './entrada.ts';

const JSON_BYTES_MAX = 16 * 1024 * 1024;
/** 5,000 lines with the longest concepts. */
const LINEA_BYTES_MAX = 8 * 1024 * 1024;
const SALTO = 0x0a;

const listado = z.strictObject({ partidas: z.array(z.unknown()) });

type Bytes = AsyncIterable<Uint8Array>;

export function leerLote({ mediaType, bytes }: { mediaType: string; bytes: Bytes }): Entrada {
  const sello = createHash('sha256').update(`${mediaType}\n`);
  const sellados = sellar(bytes, sello.update.bind(sello));
  let huella: Buffer | undefined;
  const sellarTodo = async () => {
    for await (const _ of sellados);
    huella ??= sello.digest();
    return huella;
  };
  const leidas = mediaType === NDJSON ? leerNdjson(sellados) : leerJson(sellados);
  return { leidas, huella: sellarTodo, archivo: sellarTodo };
}

async function* sellar(bytes: Bytes, anotar: (trozo: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  for await (const trozo of bytes) {
    anotar(trozo);
    yield trozo;
  }
}

async function* leerJson(bytes: Bytes): AsyncGenerator<Leida> {
  const trozos: Uint8Array[] = [];
  let largo = 0;
  for await (const trozo of bytes) {
    largo += trozo.length;
    if (largo > JSON_BYTES_MAX)
      throw new ProblemaError('CUERPO_DEMASIADO_GRANDE', {
        detalle: 'En JSON caben hasta 16 MB. Envíe NDJSON (una partida por línea), que admite más.',
      });
    trozos.push(trozo);
  }
  const { data, error } = listado.safeParse(interpretar(Buffer.concat(trozos)));
  if (error !== undefined) throw rechazo(error);
  for (const [indice, valor] of data.partidas.entries()) yield leida(indice + 1, valor);
}

/** A list with something else beside it is told what; whatever is no list, what a list is. */
function rechazo({ issues }: z.ZodError): ProblemaError {
  if (issues.every(({ code }) => code === 'unrecognized_keys'))
    return new ProblemaError('PETICION_INVALIDA', { errores: erroresDeEsquema(issues) });
  return new ProblemaError('JSON_INVALIDO', {
    detalle: 'Se espera un JSON con la forma {"partidas": […]}, en UTF-8.',
  });
}

async function* leerNdjson(bytes: Bytes): AsyncGenerator<Leida> {
  for await (const { linea, contenido } of lineasDe(bytes)) {
    if (contenido.every(esEspacio)) continue;
    const valor = interpretar(contenido);
    if (valor !== undefined) yield leida(linea, valor);
    else {
      const mensaje = 'La línea no es un JSON válido, o no está en UTF-8.';
      yield { ...leida(linea, null), errores: [{ linea, campo: '', codigo: 'JSON_INVALIDO', mensaje }] };
    }
  }
}

function leida(linea: number, valor: unknown): Leida {
  return { valor, errores: [], ubicar: (campo) => ({ linea, campo }) };
}

async function* lineasDe(bytes: Bytes): AsyncGenerator<{ linea: number; contenido: Buffer }> {
  let pendiente: Uint8Array[] = [];
  let [largo, linea] = [0, 0];
  for await (const trozo of bytes) {
    let inicio = 0;
    for (let fin = trozo.indexOf(SALTO); fin !== -1; fin = trozo.indexOf(SALTO, inicio)) {
      yield { linea: ++linea, contenido: Buffer.concat([...pendiente, trozo.subarray(inicio, fin)]) };
      [pendiente, largo, inicio] = [[], 0, fin + 1];
    }
    pendiente.push(trozo.subarray(inicio));
    largo += trozo.length - inicio;
    if (largo > LINEA_BYTES_MAX)
      throw new ProblemaError('CUERPO_DEMASIADO_GRANDE', {
        detalle: `La línea ${linea + 1} pasa de 8 MB. Escriba una partida por línea.`,
      });
  }
  if (largo > 0) yield { linea: linea + 1, contenido: Buffer.concat(pendiente) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined when it is not JSON, or not in UTF-8. */
function interpretar(contenido: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(contenido));
  } catch {
    return undefined;
  }
}

function esEspacio(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}
