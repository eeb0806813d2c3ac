// What OpenAPI tells of an endpoint: what it takes, what it answers and every way in which it may refuse, also those that
// are the same for all.

import { REAUTENTICACION_MINUTOS } from '@cuadra/contract/acceso/reautenticacion';
import { CON_AVANCE } from '@cuadra/contract/avance';
import { llaveDeIdempotencia, textoExacto, uuid } from '@cuadra/contract/campos';
import {
  ENCABEZADO_DE_AUTORIZACION,
  ENCABEZADO_DE_MOTIVO,
  PEDIR,
} from '@cuadra/contract/control/encabezados';
import { deOperacion } from '@cuadra/contract/control/rechazos-de-control';
import type { Download, Endpoint, Stream, Upload } from '@cuadra/contract/endpoint';
import { type Codigo, problemas } from '@cuadra/contract/problema';
import { problema } from '@cuadra/contract/problema-en-json';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

export const LLAVE = 'idempotency-key';

function encabezados({ idempotent, autorizable }: Endpoint) {
  if (!idempotent && !autorizable) return {};
  const headers = z.looseObject({
    ...(idempotent ? { [LLAVE]: llaveDeIdempotencia.optional() } : {}),
    ...(autorizable
      ? {
          [ENCABEZADO_DE_AUTORIZACION]: z.union([z.literal(PEDIR), uuid]).optional(),
          [ENCABEZADO_DE_MOTIVO]: textoExacto(2_000).optional(),
        }
      : {}),
  });
  return { headers };
}

export function describirEndpoint(endpoint: Endpoint): FastifySchema {
  const { path, summary, permission, params, query, body } = endpoint;
  const esJson = body !== undefined && !esUpload(body);
  return {
    summary,
    description: descripcion(endpoint),
    tags: [path.split('/')[2] ?? ''],
    security: permission === 'publico' ? [] : [{ bearer: [] }],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...encabezados(endpoint),
    ...(esJson ? { body } : {}),
    response: { ...respuestaBuena(endpoint), ...respuestasDeError(endpoint) },
  };
}

export const esUpload = (body: Endpoint['body']): body is Upload | Stream =>
  body !== undefined && 'kind' in body;
export const esDownload = (response: Endpoint['response']): response is Download => 'kind' in response;

function descripcion({ permission, reautenticacion }: Endpoint): string {
  if (!reautenticacion) return `Acceso: ${permission}`;
  return `Acceso: ${permission}. Pide haber comprobado quién es en los últimos ${REAUTENTICACION_MINUTOS} minutos.`;
}

/** The bytes of a file, in each of its forms. */
export const deArchivo = (mediaTypes: readonly string[]) =>
  Object.fromEntries(mediaTypes.map((tipo) => [tipo, { schema: { type: 'string', format: 'binary' } }]));

function respuestaBuena({ response, status, progress }: Endpoint): Record<number, unknown> {
  if (esDownload(response)) {
    const contenidos = response.mediaTypes.map((tipo) => [tipo, { schema: binario }]);
    return { [status ?? 200]: { description: 'El archivo', content: Object.fromEntries(contenidos) } };
  }
  if (progress === undefined) return { [status ?? 200]: response };
  const linea = z.union([
    z.object({ avance: progress }),
    z.object({ resultado: response }),
    z.object({ problema }),
  ]);
  return {
    [status ?? 200]: {
      description: 'El resultado; o, a quien acepta líneas de JSON, el avance y al final el resultado',
      content: { 'application/json': { schema: response }, [CON_AVANCE]: { schema: linea } },
    },
  };
}

const binario = z.string().meta({ format: 'binary' });

function respuestasDeError(endpoint: Endpoint): Record<number, unknown> {
  const codigos = new Set<Codigo>([...deCualquiera(endpoint), ...endpoint.errors]);
  const porStatus = Map.groupBy(codigos, (codigo) => problemas[codigo][0]);
  return Object.fromEntries(
    [...porStatus].map(([status, suyos]) => [
      status,
      {
        description: suyos.map((codigo) => problemas[codigo][1]).join(' '),
        content: { 'application/problem+json': { schema: problemaDe(suyos) } },
      },
    ]),
  );
}

const yaDescritos = new Map<string, z.ZodType>();

/** Hundreds of endpoints refuse in the same few ways: each is described once, or it would take half of the start. */
function problemaDe(codigos: readonly Codigo[]): z.ZodType {
  const suyos = codigos.join(' · ');
  const descrito = yaDescritos.get(suyos) ?? problema.extend({ codigo: z.string().describe(suyos) });
  yaDescritos.set(suyos, descrito);
  return descrito;
}

/** Those that mount.ts, or what stands before it, gives by itself. */
function deCualquiera(endpoint: Endpoint): Codigo[] {
  const { method, params, query, body, permission, path, reautenticacion } = endpoint;
  const codigos: Codigo[] = ['ERROR_INTERNO', 'BASE_NO_DISPONIBLE', 'DEMASIADAS_PETICIONES'];
  if (method !== 'GET') codigos.push('BASE_SOLO_LECTURA', 'RESULTADO_INCIERTO');
  if (path.includes(':')) codigos.push('DIRECCION_INVALIDA', 'DIRECCION_DEMASIADO_LARGA');
  if (permission !== 'publico') codigos.push('TOKEN_INVALIDO', 'SESION_VENCIDA');
  if (permission !== 'publico' && permission !== 'autenticado') codigos.push('SIN_PERMISO');
  if (reautenticacion) codigos.push('REAUTENTICACION_REQUERIDA');
  if (endpoint.autorizable) codigos.push(...deOperacion);
  if (params !== undefined || query !== undefined || body !== undefined) codigos.push('PETICION_INVALIDA');
  if (body !== undefined) {
    codigos.push('CUERPO_DEMASIADO_GRANDE', 'TIPO_NO_ADMITIDO', 'PETICION_SIN_TERMINAR');
    if (!esUpload(body)) codigos.push('JSON_INVALIDO');
    else if (body.kind === 'upload') codigos.push('ARCHIVO_INFECTADO', 'ARCHIVO_SIN_REVISAR');
  }
  return codigos;
}
