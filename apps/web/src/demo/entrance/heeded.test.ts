import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { expect, it } from 'vitest';
import { isHeeded } from './heeded.ts';
import { workerAddress } from './worker-address.ts';

const ORIGIN = 'https://cuadra.example';
const withServer = `${ORIGIN}${workerAddress(false)}`;
const alone = `${ORIGIN}${workerAddress(true)}`;

it('con servidor, el trabajador no oye ninguna llamada del producto', async () => {
  const endpoints = await allEndpoints();
  expect(endpoints.length).toBeGreaterThan(100);
  expect(endpoints.filter(({ path }) => isHeeded(ORIGIN + path, withServer))).toEqual([]);
});

it('oye las de la muestra, estén dichas como estén', () => {
  for (const call of [
    '/api/apps/contacts/all',
    '/api/apps/chat/profile',
    '/api/apps/chat/contact?id=7',
    '/api/dashboards/project',
    '/api/pages/activities',
    '/api/ui/icons/feather',
  ])
    expect(isHeeded(ORIGIN + call, withServer), call).toBe(true);
});

it('no oye páginas, archivos ni lo de otra dirección', () => {
  for (const worker of [withServer, alone])
    for (const asked of [
      `${ORIGIN}/`,
      `${ORIGIN}/apps/contacts`,
      `${ORIGIN}/assets/index.js`,
      `${ORIGIN}/i18n/es.json`,
      'https://otra.example/api/apps/contacts/all',
    ])
      expect(isHeeded(asked, worker), asked).toBe(false);
});

it('sin servidor oye todas las llamadas', async () => {
  const endpoints = await allEndpoints();
  expect(endpoints.filter(({ path }) => !isHeeded(ORIGIN + path, alone))).toEqual([]);
});
