import { expect, test } from 'vitest';
import { partidaDePrueba } from '../testing/partida-de-prueba.ts';
import { agregadas, alternada, SELECCION_MAX } from './use-seleccion.ts';

const partidas = Array.from({ length: SELECCION_MAX + 5 }, (_, n) =>
  partidaDePrueba({ id: `p${n}`, numero: n + 1 }),
);
const [una, otra] = partidas as [(typeof partidas)[0], (typeof partidas)[0]];

test('se elige y se deja de elegir', () => {
  const dos = alternada(alternada(new Map(), una), otra);
  expect([...dos.keys()]).toEqual(['p0', 'p1']);
  expect([...alternada(dos, una).keys()]).toEqual(['p1']);
});

test('no pasa de las que se pueden atender juntas, y las elegidas se ponen al día', () => {
  const llena = agregadas(new Map(), partidas);
  expect(llena.size).toBe(SELECCION_MAX);
  expect(alternada(llena, partidas.at(-1) ?? una).size).toBe(SELECCION_MAX);
  const cambiada = { ...una, version: 9 };
  expect(agregadas(llena, [cambiada]).get('p0')?.version).toBe(9);
});
