import { expect, it } from 'vitest';
import { escribirLsn, leerLsn, leerNombre, nombreDe, segmentoDe, siguiente } from './segmentos.ts';

const MB16 = 2 ** 24;

it.each([
  ['0/16B3748', '000000010000000000000001'],
  ['16/B374D848', '0000000100000016000000B3'],
  ['0/FF000028', '0000000100000000000000FF'],
  ['1/0', '000000010000000100000000'],
])('%s está en %s', (lsn, nombre) => {
  expect(nombreDe(segmentoDe(leerLsn(lsn), 1, MB16), MB16)).toBe(nombre);
  expect(nombreDe(leerNombre(nombre, MB16), MB16)).toBe(nombre);
  expect(escribirLsn(leerLsn(lsn))).toBe(lsn);
});

it('después del último de un tomo viene el primero del siguiente', () => {
  expect(nombreDe(siguiente(leerNombre('0000000200000000000000FF', MB16)), MB16)).toBe(
    '000000020000000100000000',
  );
});
