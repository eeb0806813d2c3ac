import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './list-address.ts';

const usual = { search: '', sort: 'name', order: 'asc', page: 1, size: 10 } as const;

it('lo usual no se escribe en la dirección', () => {
  expect(writeAddress(usual)).toBe('/apps/ecommerce/inventory');
  expect(writeAddress({ ...usual, search: 'zeon', sort: 'price', order: 'desc', page: 2, size: 5 })).toBe(
    '/apps/ecommerce/inventory?search=zeon&sort=price&order=desc&page=2&size=5',
  );
});

it('una cifra buscada sigue siendo lo que se escribió', () => {
  expect(writeAddress({ ...usual, search: '1.0' })).toBe('/apps/ecommerce/inventory?search=%221.0%22');
});

it('lo que no puede ser es como si no se dijera', () => {
  expect(readAddress({ sort: 'color', order: 'x', page: -2, size: 7 })).toEqual(usual);
  expect(readAddress({ search: 40, page: 3, size: 25 })).toEqual({
    ...usual,
    search: '40',
    page: 3,
    size: 25,
  });
});
