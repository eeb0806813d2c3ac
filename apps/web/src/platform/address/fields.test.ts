import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { parseSearch, stringifySearch } from './address-bar.ts';
import { agencia, cuenta, fecha, flag, formed, integer, lenient, oneOf, text, uuid } from './fields.ts';

const ID = '0193a1de-5a3b-7c4d-8e5f-0123456789ab';

describe('cada cosa que puede decir una dirección', () => {
  it('un código puede venir como número', () => {
    const dosDigitos = formed(/^\d{2}$/);
    expect([12, '01', 1, null].map((crudo) => dosDigitos.parse(crudo))).toEqual([
      '12',
      '01',
      undefined,
      undefined,
    ]);
    expect([agencia.parse(12), agencia.parse('01'), agencia.parse('1')]).toEqual(['12', '01', undefined]);
    expect([cuenta.parse(101), cuenta.parse('0101'), cuenta.parse('x')]).toEqual([
      '101',
      undefined,
      undefined,
    ]);
  });

  it('una fecha que no existe no se lee', () => {
    expect(['2026-02-28', '2026-13-01', '2026-02-30', 'ayer'].map((crudo) => fecha.parse(crudo))).toEqual([
      '2026-02-28',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('un texto se corta, y en blanco no dice nada', () => {
    expect([text(3).parse('abcd'), text(3).parse('a '), text(3).parse(' ')]).toEqual([
      'abc',
      'a ',
      undefined,
    ]);
  });

  it('un identificador se lee en minúsculas', () => {
    expect([uuid.parse(ID.toUpperCase()), uuid.parse('12')]).toEqual([ID, undefined]);
  });

  it('una lista, un número y un sí admiten solo lo suyo', () => {
    expect([oneOf(['a', 'b']).parse('b'), oneOf(['a', 'b']).parse('c')]).toEqual(['b', undefined]);
    expect([1, 6, 7, 1.5, '2'].map((crudo) => integer(1, 6).parse(crudo))).toEqual([
      1,
      6,
      undefined,
      undefined,
      undefined,
    ]);
    expect([flag.parse(true), flag.parse('sí')]).toEqual([true, undefined]);
  });

  it('lo que la pantalla no conoce no es filtro suyo; lo mal escrito queda dicho como ausente', () => {
    const direccion = z.object({ vista: lenient(z.literal('folios')), agencia });
    const leida = direccion.parse({ vista: 'otra', layout: 'dense' });
    // Present and undefined: it takes the place of what the address says.
    expect(Object.entries(leida)).toEqual([['vista', undefined]]);
  });
});

describe('la barra de direcciones', () => {
  test.each([
    ['un código, sin comillas', { agencia: '12', cuenta: '1011010103' }, '?agencia=12&cuenta=1011010103'],
    ['con cero delante', { agencia: '01' }, '?agencia=01'],
    ['lo ausente no se escribe', { q: undefined, orden: 'fecha' }, '?orden=fecha'],
  ])('%s', (_, busqueda, escrita) => expect(stringifySearch(busqueda)).toBe(escrita));

  test.each(['true', 'null', '1e5', '1.50', '12345678901', '-4', '"x"', '[1]', 'caja chica', '4521', '0012'])(
    'un texto vuelve como texto: %s',
    (q) => expect(z.object({ q: text(100) }).parse(parseSearch(stringifySearch({ q }))).q).toBe(q),
  );
});
