import { countries } from '@cuadra/demo-api/contacts/countries';
import { expect, it } from 'vitest';
import { flagOf } from './flags.ts';

it('cada país tiene su bandera', () => {
  expect(countries().filter(({ iso }) => flagOf(iso) === undefined)).toEqual([]);
});

it('lo que no es un país no tiene', () => {
  expect(flagOf('zz')).toBeUndefined();
});
