// Values for a place that a JSON Schema describes: mostly good ones, so that a call goes deep, and now and then one that
// somebody should have refused.
import { z } from 'zod';
import type { Azar } from './azar.ts';

/** The few words of JSON Schema that the contract's schemas come to. */
interface Esquema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Esquema[];
  readonly oneOf?: readonly Esquema[];
  readonly allOf?: readonly Esquema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Esquema>>;
  readonly required?: readonly string[];
  readonly items?: Esquema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
}

/** What exists, by the name of the field that would point at it. */
export type Existentes = ReadonlyMap<string, readonly string[]>;

export const esquemaDe = (schema: z.ZodType): Esquema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Esquema;

const HOSTILES: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '%00',
  '-'.repeat(36),
  "' or 1=1 --",
  '"; drop table partida; --',
  '{{7*7}}',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '\u202e\u0007\u001b[31m',
  'ñ'.repeat(5_000),
  '1'.repeat(400),
  '1e400',
  '0x10',
  'NaN',
  '2026-02-30',
  '9999-12-31',
  '-0001-01-01',
  '2147483648',
  '9007199254740993',
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  -1,
  0.1,
  null,
  true,
  '',
  ' ',
  [],
  {},
  [[[[]]]],
  { a: { b: { c: {} } } },
];

const PARA_NUMEROS = [2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER + 2, 1e308, -1, 0] as const;
const PARA_TEXTOS = ['a\0b', '\ud800', '-'.repeat(36), '2147483648', '%'] as const;

/** What passes for a value of that type, and is none that can be kept. */
function hostilesDe({ type, format }: Esquema): readonly unknown[] {
  return type === 'integer' || type === 'number' || (type === undefined && format === undefined)
    ? PARA_NUMEROS
    : PARA_TEXTOS;
}

/** One in so many values is hostile. */
const HOSTIL_CADA = 12;

export function valorPara(
  esquema: Esquema,
  azar: Azar,
  existentes: Existentes,
  nombre = '',
  nivel = 0,
): unknown {
  if (azar.unaDe(HOSTIL_CADA)) return azar.elegir(azar.unaDe(2) ? HOSTILES : hostilesDe(esquema));
  if (esquema.const !== undefined) return esquema.const;
  if (esquema.enum !== undefined) return azar.elegir(esquema.enum);
  const opciones = esquema.anyOf ?? esquema.oneOf;
  if (opciones !== undefined) return valorPara(azar.elegir(opciones), azar, existentes, nombre, nivel);
  if (esquema.allOf?.[0] !== undefined) return valorPara(esquema.allOf[0], azar, existentes, nombre, nivel);
  return porTipo(esquema, azar, existentes, nombre, nivel);
}

function porTipo(
  esquema: Esquema,
  azar: Azar,
  existentes: Existentes,
  nombre: string,
  nivel: number,
): unknown {
  const tipo = Array.isArray(esquema.type) ? azar.elegir(esquema.type) : esquema.type;
  if (tipo === 'object') return objeto(esquema, azar, existentes, nivel);
  if (tipo === 'array') return lista(esquema, azar, existentes, nombre, nivel);
  if (tipo === 'integer' || tipo === 'number') return numero(esquema, azar);
  if (tipo === 'boolean') return azar.unaDe(2);
  if (tipo === 'null') return null;
  if (tipo === 'string') return texto(esquema, azar, existentes, nombre);
  // Anything at all is taken there: a number in an address, a value kept as it is.
  return azar.elegir([azar.entero(0, 3_000), 'texto', existentes.get(nombre)?.[0] ?? '01', '2026-11-10']);
}

function objeto(
  esquema: Esquema,
  azar: Azar,
  existentes: Existentes,
  nivel: number,
): Record<string, unknown> {
  const hecho: Record<string, unknown> = {};
  for (const [nombre, suyo] of Object.entries(esquema.properties ?? {})) {
    const obligado = esquema.required?.includes(nombre) ?? false;
    if (obligado ? azar.unaDe(40) : azar.unaDe(2)) continue;
    hecho[nombre] = valorPara(suyo, azar, existentes, nombre, nivel + 1);
  }
  if (azar.unaDe(30)) hecho[azar.elegir(['sobra', 'constructor', 'toString', ''])] = azar.elegir(HOSTILES);
  return hecho;
}

function lista(
  esquema: Esquema,
  azar: Azar,
  existentes: Existentes,
  nombre: string,
  nivel: number,
): unknown[] {
  const cuantos = azar.unaDe(60) ? 1_000 : azar.entero(0, nivel > 3 ? 1 : 3);
  const singular = nombre.replace(/e?s$/, '');
  return Array.from({ length: cuantos }, () =>
    valorPara(esquema.items ?? {}, azar, existentes, singular, nivel + 1),
  );
}

function numero({ minimum = -1_000, maximum = 1_000_000 }: Esquema, azar: Azar): number {
  if (azar.unaDe(6)) return azar.elegir([minimum, maximum, minimum - 1, maximum + 1, 0]);
  return azar.entero(Math.max(minimum, -1_000), Math.min(maximum, 1_000_000));
}

const CONOCIDOS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-10', '2026-01-01', '2025-12-31', '2024-02-29'],
  'date-time': ['2026-11-10T12:00:00Z', '2026-11-16T00:00:00.000Z'],
  email: ['alguien@ejemplo.gt', 'otra.persona@ejemplo.gt'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
};

function texto(
  { format, pattern, maxLength = 40 }: Esquema,
  azar: Azar,
  existentes: Existentes,
  nombre: string,
) {
  const suyos = existentes.get(nombre) ?? existentes.get(nombre.toLowerCase());
  if (suyos !== undefined && suyos.length > 0 && !azar.unaDe(5)) return azar.elegir(suyos);
  const formato = CONOCIDOS[format ?? ''];
  if (formato !== undefined) return azar.elegir(formato);
  if (pattern?.includes('\\d')) return azar.elegir(['01', '1', '1011010103', '2026', '12']);
  return azar.elegir(['caja', 'Pago de luz de noviembre', 'x'.repeat(Math.min(maxLength, 400)), '2026', '1']);
}
