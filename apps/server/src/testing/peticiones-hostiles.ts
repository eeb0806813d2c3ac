// Hostile requests made of an endpoint's own schemas: for each thing it takes, one request that is good in the rest and
// bad (or at its very edge) in that. What the schema lets pass reaches the handler and PostgreSQL.
import { type Endpoint, fillPath } from '@cuadra/contract/endpoint';
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core';

export interface PeticionHostil {
  /** Where the bad thing is: `body.lineas.concepto`. */
  readonly donde: string;
  readonly peticion: InjectOptions;
}

const SIN_PAREJA = '\ud800';
const TEXTOS = [
  'a\0b',
  `a${SIN_PAREJA}b`,
  'x'.repeat(200_000),
  'x'.repeat(1024 * 1024),
  // Almost a UUID, a date, a moment.
  '-'.repeat(36),
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '2026-11-10T10:00:00+23:59',
];
const ENTEROS = [2_147_483_648, -2_147_483_649, -1, 1e308, 2 ** 53 + 2, Number.MAX_SAFE_INTEGER];

/** A list that a request may well have. */
const CORTA = 3;

/** What a good text or number may look like: the first that the field takes. */
const BUENOS: readonly unknown[] = [
  '01',
  '00000000-0000-4000-8000-000000000000',
  '2026-11-10',
  '2026-11-10T10:00:00Z',
  'ana@ejemplo.gt',
  'texto',
  'una-frase-poco-comun-2026',
  '/contabilidad',
  'conjunto:nombre',
  'data:image/png;base64,iVBORw0KGgo=',
  'K7QM-3XWP',
  '0.debe',
  'mes',
  1,
  2026,
  0,
  true,
  false,
];

export interface Caso {
  readonly donde: string;
  readonly valor: unknown;
}

/** What a good request also has, where a rule about several fields asks for more than each of them does. */
export type Bien = Readonly<Record<string, unknown>>;

export function* peticionesHostiles(endpoint: Endpoint, bien: Bien = {}): Generator<PeticionHostil> {
  const { method, params, query, body } = endpoint;
  const parametros = objeto(params);
  const consulta = { ...objeto(query), ...(query === undefined ? {} : bien) };
  const esJson = body !== undefined && !('kind' in body);
  const cuerpo = esJson ? muestra(body) : undefined;
  const con = (partes: { params?: object; query?: object; body?: unknown }): InjectOptions => ({
    method,
    url: direccion(endpoint, partes.params ?? parametros, { ...consulta, ...partes.query }),
    ...(esJson ? enJson('body' in partes ? partes.body : cuerpo) : archivo(endpoint)),
  });
  yield { donde: 'todo bien', peticion: con({}) };
  for (const { donde, valor } of casos(params, 'params'))
    yield { donde, peticion: con({ params: valor as object }) };
  for (const { donde, valor } of casos(query, 'query'))
    yield { donde, peticion: con({ query: valor as object }) };
  if (!esJson) return;
  for (const { donde, valor } of casos(body, 'body')) yield { donde, peticion: con({ body: valor }) };
}

/** A good request of an endpoint, with that in its query. */
export function peticionCon(endpoint: Endpoint, query: Bien): InjectOptions {
  const { method, params } = endpoint;
  return { method, url: direccion(endpoint, objeto(params), { ...objeto(endpoint.query), ...query }) };
}

function enJson(cuerpo: unknown): Pick<InjectOptions, 'payload' | 'headers'> {
  return { payload: JSON.stringify(cuerpo), headers: { 'content-type': 'application/json' } };
}

function archivo({ body }: Endpoint): Pick<InjectOptions, 'payload' | 'headers'> {
  if (body === undefined || !('kind' in body)) return {};
  return { payload: Buffer.from('a,b\n1,2\n'), headers: { 'content-type': body.mediaTypes[0] ?? '' } };
}

function direccion({ path }: Endpoint, params: object, query: object): string {
  const escritos = Object.entries(query).map(([nombre, valor]) => `${nombre}=${codificar(textoDe(valor))}`);
  const nombres = Object.entries(params).map(([nombre], lugar) => [nombre, `__${lugar}__`]);
  const llena = Object.entries(params).reduce(
    (url, [, valor], lugar) => url.replace(`__${lugar}__`, () => codificar(textoDe(valor))),
    fillPath(path, Object.fromEntries(nombres)),
  );
  return escritos.length === 0 ? llena : `${llena}?${escritos.join('&')}`;
}

const textoDe = (valor: unknown): string =>
  typeof valor === 'object' && valor !== null ? JSON.stringify(valor) : String(valor);

/** A lone surrogate has no UTF-8; whoever sends one writes its bytes anyway. */
function codificar(texto: string): string {
  return texto
    .split(SIN_PAREJA)
    .map((trozo) => encodeURIComponent(trozo))
    .join('%ED%A0%80');
}

const objeto = (esquema: z.ZodType | undefined): object =>
  esquema === undefined ? {} : (muestra(esquema) as object);

/** Something that the schema takes, as short as it may be. */
function muestra(esquema: $ZodType): unknown {
  const { def } = (esquema as $ZodTypes)._zod;
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape)
        .filter(([, campo]) => campo._zod.optin !== 'optional')
        .map(([nombre, campo]) => [nombre, muestra(campo)]),
    );
  if (def.type === 'array') {
    const [minimo = 0] = bordesDe(def.checks);
    return Array.from({ length: Math.min(minimo, CORTA) }, () => muestra(def.element));
  }
  if (def.type === 'record') return {};
  if (def.type === 'union') return muestra(def.options[0] as $ZodType);
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  if (def.type === 'lazy') return muestra(def.getter());
  const bueno = BUENOS.find((candidato) => (esquema as z.ZodType).safeParse(candidato).success);
  if (bueno !== undefined) return bueno;
  if ('innerType' in def) return muestra(def.innerType as $ZodType);
  return null;
}

/** Each thing that a schema takes, once with each thing it should not. */
export function* casos(esquema: $ZodType | undefined, donde: string): Generator<Caso> {
  if (esquema === undefined) return;
  const { def } = (esquema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      yield* casosDeObjeto(esquema, def.shape, donde);
      return;
    case 'array':
      for (const caso of casos(def.element, donde)) yield { ...caso, valor: [caso.valor] };
      return;
    case 'record':
      for (const caso of casos(def.valueType, donde))
        yield { ...caso, valor: { [String(muestra(def.keyType))]: caso.valor } };
      for (const texto of TEXTOS) yield { donde: `${donde}{}`, valor: { [texto]: muestra(def.valueType) } };
      return;
    case 'union':
      for (const opcion of def.options) yield* casos(opcion as $ZodType, donde);
      return;
    case 'pipe':
      yield* casos(def.in._zod.def.type === 'transform' ? def.out : def.in, donde);
      return;
    case 'lazy':
      yield* casos(def.getter(), donde);
      return;
    case 'number':
      for (const valor of [...ENTEROS, ...bordesDe(def.checks), 'a\0b']) yield { donde, valor };
      return;
    default:
      if ('innerType' in def) yield* casos(def.innerType as $ZodType, donde);
      else for (const valor of TEXTOS) yield { donde, valor };
  }
}

/** The least and the most that a number or a list may be, in the order in which they are said. */
function bordesDe(checks: readonly $ZodCheck<never>[] | undefined): number[] {
  return (checks ?? []).flatMap(({ _zod: { def } }) => {
    const { value, minimum, length } = def as { value?: unknown; minimum?: unknown; length?: unknown };
    return [value, minimum, length].filter((borde) => typeof borde === 'number');
  });
}

function* casosDeObjeto(
  esquema: $ZodType,
  campos: Readonly<Record<string, $ZodType>>,
  donde: string,
): Generator<Caso> {
  const base = muestra(esquema) as object;
  for (const [nombre, campo] of Object.entries(campos))
    for (const caso of casos(campo, `${donde}.${nombre}`))
      yield { ...caso, valor: { ...base, [nombre]: caso.valor } };
}
