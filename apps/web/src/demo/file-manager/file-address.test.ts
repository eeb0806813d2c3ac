import { expect, it } from 'vitest';
import { addressOf, placeOf } from './file-address.ts';

it.each([
  ['/apps/file-manager', { folderId: null }],
  ['/apps/file-manager/details/7', { folderId: null, detailId: '7' }],
  ['/apps/file-manager/folders/3', { folderId: '3' }],
  ['/apps/file-manager/folders/3/details/7', { folderId: '3', detailId: '7' }],
])('%s es un lugar, y el lugar esa dirección', (address, place) => {
  expect(placeOf(address.split('/').slice(3))).toEqual(place);
  expect(addressOf(place)).toBe(address);
});

it.each(['folders', 'details', 'otra/3', 'folders/3/details', 'details/7/folders/3', 'folders/3/otra/7'])(
  '%s no es ningún lugar',
  (parts) => expect(placeOf(parts.split('/'))).toBeUndefined(),
);
