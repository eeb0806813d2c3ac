import { centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  anio,
  clave,
  codigoDeAgencia,
  codigoDeCuenta,
  correo,
  cursor,
  enCentavos,
  enteroEscrito,
  fechaContable,
  fechaDeLibros,
  instante,
  jsonAbierto,
  mesEscrito,
  monto,
  montoEscrito,
  motivo,
  nombre,
  numero,
  porPagina,
  renglon,
  textoExacto,
  textoGuardable,
  uuid,
  uuids,
  version,
} from './campos.ts';

const admite = (esquema: z.ZodType, valor: unknown) => esquema.safeParse(valor).success;

describe('ningún texto trae lo que no se puede guardar, ni más de lo que cabe', () => {
  const textos = {
    textoGuardable: textoGuardable(200),
    renglon: renglon(200),
    nombre: nombre(200),
    textoExacto: textoExacto(200),
    motivo,
    correo,
    cursor,
    clave: clave(200),
    uuid,
    uuids: uuids(200),
    codigoDeAgencia,
    codigoDeCuenta,
    fechaContable,
    fechaDeLibros,
    instante,
  };
  it.each(Object.entries(textos))('%s', (_, esquema) => {
    for (const malo of ['\0', 'texto\0texto', 'texto\ud800', '\udc00texto', 'x'.repeat(1_000_000), 7, null])
      expect(admite(esquema, malo)).toBe(false);
  });

  it('los que se guardan llegan sin espacios alrededor; los que se comparan, tal como vinieron', () => {
    expect(textoGuardable(5).parse('  cinco  ')).toBe('cinco');
    expect(nombre(5).parse(' Ana ')).toBe('Ana');
    expect(codigoDeCuenta.parse(' 1101 ')).toBe('1101');
    expect(correo.parse(' Ana@Ejemplo.GT ')).toBe('ana@ejemplo.gt');
    expect(textoExacto(20).parse('  una clave  ')).toBe('  una clave  ');
  });

  it('un texto admite varias líneas; un renglón, una', () => {
    expect(admite(textoGuardable(20), 'una\ndos')).toBe(true);
    for (const malo of ['una\ndos', 'una\tdos', 'una\u202edos'])
      expect(admite(renglon(20), malo)).toBe(false);
    expect(admite(renglon(20), '')).toBe(true);
  });

  it('un nombre se ve', () => {
    for (const malo of ['', '  ', '\u200b', '…']) expect(admite(nombre(20), malo)).toBe(false);
    for (const bueno of ['Ana', 'Nº 2', 'Señor Ñu', '李']) expect(admite(nombre(20), bueno)).toBe(true);
  });
});

describe('un número cabe donde se guarda', () => {
  const INT4 = 2_147_483_647;
  it.each([
    ['numero', numero, 1, INT4],
    ['version', version, 0, INT4],
    ['anio', anio, 2000, 2100],
    ['mes', mesEscrito, 1, 12],
    ['por página', porPagina(50, 20), 1, 50],
  ] as const)('%s', (_, esquema, minimo, maximo) => {
    for (const bueno of [minimo, maximo]) expect(admite(esquema, bueno)).toBe(true);
    for (const malo of [minimo - 1, maximo + 1, 1e308, 2 ** 53, minimo + 0.5, Number.NaN, '1a', null])
      expect(admite(esquema, malo)).toBe(false);
  });

  it('escrito en una dirección es el mismo, y nada que solo se le parezca', () => {
    expect(enteroEscrito(0, 99).parse('12')).toBe(12);
    for (const malo of ['', ' ', '1e1', '0x10', '1.0', '+1', '12 ', [], [12], true, null])
      expect(admite(enteroEscrito(0, 99), malo)).toBe(false);
    expect(enteroEscrito(-5, 5).parse('-5')).toBe(-5);
    expect(montoEscrito.parse('9007199254740991')).toBe(9_007_199_254_740_991);
    expect(admite(montoEscrito, '9007199254740993')).toBe(false);
  });
});

describe('un identificador y una fecha existen', () => {
  const id = '0198c0de-0000-7000-8000-000000000001';

  it('varios identificadores son todos de verdad', () => {
    for (const bueno of [id, `${id},${id}`]) expect(admite(uuids(2), bueno)).toBe(true);
    for (const malo of ['', '-'.repeat(36), `${id},`, `${id}, ${id}`, `${id},${id},${id}`])
      expect(admite(uuids(2), malo)).toBe(false);
  });

  it('una fecha contable está en el calendario', () => {
    for (const bueno of ['2024-02-29', '1900-01-01']) expect(admite(fechaContable, bueno)).toBe(true);
    for (const malo of ['2026-02-29', '0000-01-01', '1899-12-31', '2026-1-1', '20261-01-01'])
      expect(admite(fechaContable, malo)).toBe(false);
    for (const malo of ['1999-12-31', '2101-01-01']) expect(admite(fechaDeLibros, malo)).toBe(false);
  });

  it('un instante, en algún lugar de la tierra', () => {
    for (const bueno of [
      '2026-11-16T15:00:00Z',
      '2026-11-16T15:00:00.123-06:00',
      '2026-11-16T15:00:00+14:00',
    ])
      expect(admite(instante, bueno)).toBe(true);
    for (const malo of [
      '0000-01-01T00:00:00Z',
      '2026-11-16T15:00:00+23:59',
      '2026-11-16T15:00:00-15:00',
      '2026-11-16T15:00:00',
      `2026-11-16T15:00:00.${'1'.repeat(100)}Z`,
    ])
      expect(admite(instante, malo)).toBe(false);
  });
});

describe('lo que otro juzga después', () => {
  it('no es hondo, ni trae textos que no se puedan guardar', () => {
    for (const bueno of [{}, { ids: ['a', 'b'], nivel: 1, otro: null }])
      expect(admite(jsonAbierto, bueno)).toBe(true);
    for (const malo of [[], 'a', { a: ['\0'] }, { 'a\ud800': 1 }, { a: { b: { c: { d: { e: 1 } } } } }])
      expect(admite(jsonAbierto, malo)).toBe(false);
  });
});

describe('un monto', () => {
  const exactos = [0, 1, -1_250, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  const inexactos = [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)];
  // The type is given without looking at the value again: what the schemas let pass must be what core/dinero does.
  const esquemas = [monto, enCentavos(enteroEscrito(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))];

  it.each(exactos)('%d son centavos', (valor) => {
    expect(centavos(valor)).toBe(valor);
    for (const esquema of esquemas) expect(esquema.parse(valor)).toBe(valor);
  });

  it.each(inexactos)('%d no', (valor) => {
    expect(() => centavos(valor)).toThrow(RangeError);
    for (const esquema of esquemas) expect(esquema.safeParse(valor).success).toBe(false);
  });

  it('se describe como el entero que viaja', () => {
    expect(z.toJSONSchema(monto)).toEqual(z.toJSONSchema(z.int()));
  });
});
