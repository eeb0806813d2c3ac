// The rules of tidy see what they are there to see.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { monto, nombre, textoGuardable, uuid } from '../../packages/contract/src/campos.ts';
import { functionsOver } from './functions.ts';
import { looseFields } from './request-schemas.ts';
import { type Arrow, circlesIn, roomOf } from './rooms.ts';
import { arrangingLines } from './screens.ts';

const body = (lines: number) => Array.from({ length: lines }, () => '  work();').join('\n');

it('una función se mide de su apertura a su cierre, con lo que lleva dentro', () => {
  const content = `export async function long(\n  a: string,\n): Promise<void> {\n${body(48)}\n}\n\nconst short = () => {\n${body(3)}\n};\n`;
  expect(functionsOver(content, 50)).toEqual([{ name: 'long', line: 1, lines: 52 }]);
  expect(functionsOver(content, 52)).toEqual([]);
});

it('las constantes que son funciones y los métodos también se miden', () => {
  const content = `const handle = async (event: Event) => {\n${body(50)}\n};\n\nconst made = {\n  method(a: string): void {\n${body(50)}\n  },\n};\n`;
  expect(functionsOver(content, 50).map(({ name }) => name)).toEqual(['handle', 'method']);
});

it('una vuelta entre cuartos se halla aunque pase por un tercero', () => {
  const arrow = (from: string, to: string): Arrow => ({ from, to, because: 'x' });
  const line = [arrow('a', 'b'), arrow('b', 'c'), arrow('d', 'a')];
  expect(circlesIn(line)).toEqual([]);
  expect(circlesIn([...line, arrow('c', 'a')])).toEqual(['a → b (x)', 'b → c (x)', 'c → a (x)']);
});

it('un cuarto es una carpeta; dentro de contabilidad, cada una de las suyas', () => {
  const program = 'apps/server/src';
  expect(roomOf(`${program}/contabilidad/libro/cola.ts`, program)).toBe('contabilidad/libro');
  expect(roomOf(`${program}/contabilidad/borradores/efecto/routes.ts`, program)).toBe(
    'contabilidad/borradores',
  );
  expect(roomOf(`${program}/platform/http/mount.ts`, program)).toBe('platform');
  expect(roomOf(`${program}/app.ts`, program)).toBe('app.ts');
  expect(roomOf('packages/core/src/dinero.ts', program)).toBeUndefined();
});

it('de un esquema se halla lo que no sale de los campos, por hondo que esté', () => {
  const good = z.strictObject({
    id: uuid.optional(),
    monto: monto.nullable(),
    nombre: nombre(10).min(2).default('Ana'),
    clase: z.enum(['a', 'b']),
    lineas: z.array(z.strictObject({ texto: textoGuardable(10).transform((texto) => [texto]) })).max(3),
  });
  expect(looseFields(good, 'bueno')).toEqual([]);
  const bad = z.strictObject({
    id: z.uuid().optional(),
    monto: z.int().min(0).max(9).nullable(),
    quien: z.object({ nombre: nombre(10) }),
    lineas: z.array(textoGuardable(10)),
    varios: z.union([z.literal(1), z.string().max(3).transform(Number)]),
    algo: z.record(textoGuardable(5), z.unknown()),
  });
  expect(looseFields(bad, 'malo')).toEqual([
    'malo.id: string que no sale de campos.ts',
    'malo.monto: number que no sale de campos.ts',
    'malo.quien: objeto que calla las llaves que no conoce',
    'malo.lineas: lista sin límite',
    'malo.varios: string que no sale de campos.ts',
    'malo.algo{}: unknown que no sale de campos.ts',
  ]);
});

it.each([
  '  display: flex;',
  '  display: inline-flex;',
  '  gap: 0.5rem 1rem;',
  '  row-gap: 4px;',
  '  font-size: 0.8125rem;',
  '.a { font: 600 1rem/1 serif; }',
])('«%s» es de ui/look', (line) => {
  expect(arrangingLines(`.a {\n${line}\n}`)).toEqual([2]);
});

it.each([
  '  display: grid;',
  '  font: inherit;',
  '  scroll-padding-top: 1px;',
  '  --gap: 1px;',
  '  /* gap: 1px; */',
])('«%s» lo dice quien lo necesita', (line) => {
  expect(arrangingLines(`.a {\n${line}\n}`)).toEqual([]);
});
