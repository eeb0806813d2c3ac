// Whatever a form or a file may get wrong, the answer is in the words of who wrote it: every part of every schema that judges what
// comes in is given what it does not take, and no sentence may speak as a program does.
import { frasesDeEsquema } from '@cuadra/contract/frases-de-esquema';
import { reportes } from '@cuadra/contract/reportes/lista';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
// It sets the sentences, as the program does.
import './app.ts';

const MALOS: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'Central',
  'a\0b',
  'x'.repeat(10_000),
  '-'.repeat(36),
  '01-03-2026',
  '0000-01-01',
  '2026-11-10T10:00:00+23:59',
  -1,
  0,
  5.5,
  1e308,
  Number.NaN,
  Number.MAX_SAFE_INTEGER,
  [],
  Array.from({ length: 200_001 }, () => null),
  {},
  { campoInventado: 1 },
  Object.fromEntries(Array.from({ length: 300 }, (_, lugar) => [`campo${lugar}`, lugar])),
];

/** How a program speaks: its types, its formats, its comparisons, its patterns. */
const TECNICAS =
  /\b(regex|expresi[oó]n regular|patr[oó]n|string|int|integer|float|number|boolean[oa]?|arreglo|array|objeto|object|undefined|indefinido|null|nulo|NaN|tupla|literal|enumeraci[oó]n|instanceof|UUID|GUID|ISO|JSON|base64|Zod|schema|parse|token inv|input|invalid|expected)\b|[<>]=?|\^|\\d|\[object|Entrada inválida|Opción inválida|Cadena inválida|Inválido/iu;

const endpoints = await allEndpoints();
const deEndpoints = endpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body === undefined || 'kind' in body ? undefined : body]
    .filter((esquema) => esquema !== undefined)
    .map((esquema) => [`${method} ${path}`, esquema as $ZodType] as const),
);
const deReportes = Object.entries(reportes).map(
  ([nombre, { filtros }]) => [`reporte ${nombre}`, filtros as $ZodType] as const,
);

describe('ninguna frase habla como una máquina', () => {
  test.each([...deEndpoints, ...deReportes])('%s', (_, esquema) => {
    const tecnicas = new Set<string>();
    for (const { donde, frase } of frasesDe(esquema))
      if (TECNICAS.test(frase) || !/^[\p{Lu}«¿]/u.test(frase) || !/[.?]$/u.test(frase))
        tecnicas.add(`${donde}: ${frase}`);
    expect([...tecnicas]).toEqual([]);
  });
});

describe('dice qué vino y qué escribir', () => {
  test.each([
    [z.string().max(10), 'Ventas de contado', 'Es demasiado largo: escriba hasta 10 caracteres.'],
    [z.string().min(1), '', 'Escriba este dato.'],
    [z.int(), 5.5, '«5.5» no se entiende aquí: escriba un número entero, sin decimales.'],
    [z.int().max(12), 13, '«13» es demasiado: escriba 12 o menos.'],
    [z.int().min(1), 0, '«0» es muy poco: escriba 1 o más.'],
    [
      z.enum(['deudora', 'acreedora']),
      'ambas',
      '«ambas» no es una de las opciones: use «deudora» o «acreedora».',
    ],
    [z.string(), undefined, 'Falta este dato: escriba un texto.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Son demasiados: de una vez caben hasta 2.'],
    [z.union([z.int(), z.literal('todas')]), 'x', '«x» no se entiende aquí: escriba un número.'],
    [
      z.uuid(),
      'abc',
      '«abc» no es un identificador que el programa haya dado: vuelva a la lista y elija de nuevo.',
    ],
  ])('%#', (esquema, malo, frase) => {
    expect(frases(esquema, malo)).toEqual([frase]);
  });

  test('es la que usa el programa', () => {
    expect(z.config().localeError).toBe(frasesDeEsquema);
  });
});

const frases = (esquema: $ZodType, malo: unknown): string[] =>
  (esquema as z.ZodType).safeParse(malo).error?.issues.map(({ message }) => message) ?? [];

function* frasesDe(esquema: $ZodType): Generator<{ donde: string; frase: string }> {
  for (const [donde, parte] of partesDe(esquema, '', new Set()))
    for (const malo of MALOS) for (const frase of frases(parte, malo)) yield { donde, frase };
}

function* partesDe(
  esquema: $ZodType,
  donde: string,
  vistas: Set<$ZodType>,
): Generator<readonly [string, $ZodType]> {
  if (vistas.has(esquema)) return;
  vistas.add(esquema);
  yield [donde, esquema];
  for (const [nombre, parte] of dentroDe(esquema)) yield* partesDe(parte, `${donde}${nombre}`, vistas);
}

function dentroDe(esquema: $ZodType): readonly (readonly [string, $ZodType])[] {
  const { def } = (esquema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([nombre, campo]) => [`.${nombre}`, campo] as const);
    case 'array':
      return [['[]', def.element]];
    case 'record':
      return [['{}', def.valueType]];
    case 'union':
      return def.options.map((opcion) => ['', opcion as $ZodType] as const);
    case 'pipe':
      // What changes a value takes only what the part before it let pass.
      return [def.in, def.out]
        .filter((extremo) => extremo._zod.def.type !== 'transform')
        .map((extremo) => ['', extremo] as const);
    case 'lazy':
      return [['', def.getter()]];
    default:
      return 'innerType' in def ? [['', def.innerType as $ZodType]] : [];
  }
}
