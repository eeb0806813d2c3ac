import { expect, it } from 'vitest';
import { people } from '../people.ts';
import { ask, NOON, testWorld } from '../testing/ask.ts';
import { allActivities } from './calls.ts';
import { activitiesHandlers } from './handlers.ts';

const activities = async () => (await ask(activitiesHandlers(testWorld()), allActivities, {})).body;

it('son 10, cada una con su propio id', async () => {
  const all = await activities();
  expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([10, 10]);
});

it('tienen los campos dados, y no otros', async () => {
  for (const one of await activities())
    expect(Object.keys(one).toSorted()).toEqual([
      'date',
      'description',
      'extraContent',
      'icon',
      'id',
      'image',
      'link',
      'linkedContent',
      'useRouter',
    ]);
});

it('cada una lleva un icono o una imagen, y un enlace dice a dónde va', async () => {
  for (const { icon, image, link, linkedContent } of await activities()) {
    expect([icon, image].filter((mark) => mark !== null)).toHaveLength(1);
    expect(link === null).toBe(linkedContent === null);
  }
});

it('van de la más reciente a la más antigua, y todas han ocurrido ya', async () => {
  const dates = (await activities()).map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.every((date) => date < NOON)).toBe(true);
});

it('cada imagen es de quien se cuenta', async () => {
  const known = people(12);
  for (const { image, description } of await activities()) {
    const who = known.find(({ avatar }) => avatar !== null && avatar === image);
    if (image !== null) expect(description).toContain(who?.name);
  }
});
