import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { expect, it } from 'vitest';
import { isAnyCall, isSampleCall } from './reach.ts';

it('ninguna llamada del producto es de las aplicaciones de muestra', async () => {
  const endpoints = await allEndpoints();
  expect(endpoints.length).toBeGreaterThan(100);
  expect(endpoints.filter(({ path }) => isSampleCall(path)).map(({ path }) => path)).toEqual([]);
});

it('sin servidor el navegador las responde todas, y ningún archivo', () => {
  expect(isAnyCall('/api/common/navigation')).toBe(true);
  expect(['/', '/welcome', '/assets/index.js', '/i18n/es.json'].some(isAnyCall)).toBe(false);
});
