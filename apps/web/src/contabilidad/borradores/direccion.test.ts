import { expect, it } from 'vitest';
import { direccionDeRegistrar } from './direccion.ts';

const ID = '0193a1de-5a3b-7c4d-8e5f-0123456789ab';
const OTRO = '0193a1de-5a3b-7c4d-8e5f-ba9876543210';

it.each([
  [{}, {}],
  [{ borrador: ID }, { borrador: ID }],
  [{ borrador: ID.toUpperCase() }, { borrador: ID }],
  [{ copiar: OTRO }, { copiar: OTRO }],
  // A draft that is open is not a new one.
  [{ borrador: ID, copiar: OTRO }, { borrador: ID }],
  [{ borrador: 'x', copiar: 12 }, {}],
])('%o → %o', (direccion, leida) => {
  expect(direccionDeRegistrar.parse(direccion)).toEqual(leida);
});
