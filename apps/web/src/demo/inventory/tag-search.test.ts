import { expect, it } from 'vitest';
import { isSameTitle, tagsLike } from './tag-search.ts';

const tags = ['Automático', 'Acero', 'Correa de cuero'].map((title) => ({ id: title, title }));

it('lo escrito halla sin tildes ni mayúsculas; en blanco, todas', () => {
  expect(tagsLike(tags, 'AUTOMATICO').map(({ id }) => id)).toEqual(['Automático']);
  expect(tagsLike(tags, '')).toHaveLength(3);
});

it('el mismo título, con otras mayúsculas, es el mismo', () => {
  expect([isSameTitle(' acero', 'Acero'), isSameTitle('Acer', 'Acero')]).toEqual([true, false]);
});
