import { expect, test } from 'vitest';
import { type Candidates, chosen, requestedIn } from './precedence.ts';

const NINGUNA: Candidates = { preferida: null, pedida: undefined, deRuta: undefined };

test.each([
  ['nada: la configurada', {}, 'classy'],
  ['lo que la persona prefiere', { preferida: 'thin' }, 'thin'],
  ['la dirección, antes que la persona', { preferida: 'thin', pedida: 'modern' }, 'modern'],
  ['la ruta, antes que la persona', { preferida: 'thin', deRuta: 'empty' }, 'empty'],
  ['la ruta, antes que la dirección', { preferida: 'thin', pedida: 'modern', deRuta: 'empty' }, 'empty'],
] as const)('manda %s', (_, candidatas, esperada) => {
  expect(chosen({ ...NINGUNA, ...candidatas })).toBe(esperada);
});

test.each([
  [{ layout: 'dense', pagina: 2 }, 'dense'],
  [{ layout: 'Dense' }, undefined],
  [{ layout: 7 }, undefined],
  [{}, undefined],
])('en %j se pide %s', (busqueda, esperada) => {
  expect(requestedIn(busqueda)).toBe(esperada);
});
