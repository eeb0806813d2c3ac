import { expect, it } from 'vitest';
import { addressIn, addressOf } from './place.ts';

it.each([
  ['inbox/1', { shows: 'mails', place: { by: 'folder', name: 'inbox' }, page: 1 }],
  ['sent/3/abc', { shows: 'mails', place: { by: 'folder', name: 'sent' }, page: 3, id: 'abc' }],
  ['filter/starred/2', { shows: 'mails', place: { by: 'filter', name: 'starred' }, page: 2 }],
  ['label/payments/1/abc', { shows: 'mails', place: { by: 'label', name: 'payments' }, page: 1, id: 'abc' }],
  ['settings', { shows: 'settings' }],
])('lee %s', (rest, address) => {
  expect(addressIn(rest)).toEqual(address);
});

it.each(['', 'inbox', 'inbox/0', 'inbox/uno', 'inbox/1/a/b', 'filter/1', 'settings/1', 'label/payments'])(
  '«%s» no es ningún lugar',
  (rest) => {
    expect(addressIn(rest)).toBeUndefined();
  },
);

it.each(['inbox/1', 'filter/important/4', 'label/año-nuevo/2/abc'])('escribe lo que lee: %s', (rest) => {
  const address = addressIn(rest);
  if (address?.shows !== 'mails') throw new Error('No es un lugar con correos');
  const written = addressOf(address.place, address.page, address.id);
  expect(decodeURIComponent(written)).toBe(`/apps/mailbox/${rest}`);
});
