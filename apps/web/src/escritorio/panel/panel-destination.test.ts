import { expect, test } from 'vitest';
import { destinoDe } from './panel-destination.ts';

const ORIGEN = 'https://cuadra.example';

test.each([
  ['/contabilidad/ver-partidas?q=caja#1', true, 'interno', '/contabilidad/ver-partidas?q=caja#1'],
  ['https://cuadra.example/welcome', true, 'interno', '/welcome'],
  ['welcome', true, 'interno', '/welcome'],
  ['/welcome', false, 'llano', '/welcome'],
  ['https://www.sat.gob.gt/portal', true, 'llano', 'https://www.sat.gob.gt/portal'],
  ['//otra.example/x', true, 'llano', 'https://otra.example/x'],
] as const)('«%s» (con router: %s) es un enlace %s', (link, useRouter, tipo, href) => {
  expect(destinoDe(link, useRouter, ORIGEN)).toEqual({ tipo, href });
});

test.each([null, '', '  ', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'http://'])(
  '«%s» no lleva a ninguna parte',
  (link) => {
    expect(destinoDe(link, true, ORIGEN)).toBeUndefined();
    expect(destinoDe(link, false, ORIGEN)).toBeUndefined();
  },
);
