import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { autorizacionDePrueba } from '../testing/autorizacion-de-prueba.ts';
import { abrirBandeja, conBandeja, partidaPorAprobar, senalDePrueba } from '../testing/bandeja-de-prueba.tsx';

conBandeja();

const idDe = (n: number) => `0199aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`;
const LLENA = {
  porResponder: [autorizacionDePrueba({ id: idDe(1) }), autorizacionDePrueba({ id: idDe(2) })],
  propias: [
    autorizacionDePrueba({ id: idDe(3), estado: 'autorizada', puede: ['hacer', 'retirar'] }),
    autorizacionDePrueba({ id: idDe(4), puede: ['retirar'] }),
  ],
  partidas: [partidaPorAprobar()],
  senales: [senalDePrueba(), senalDePrueba({ id: 8 }), senalDePrueba({ id: 9 }), senalDePrueba({ id: 10 })],
};

const pestanas = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const elegida = () => screen.getByRole('tab', { selected: true }).textContent;

const POR_RESPONDER = /^Por responder/;
const PROPIAS = /^Lo que pedí/;

it('cada quien ve las pestañas que le conciernen, con cuántas lo esperan: 2 autorizaciones + 1 partida = 3', async () => {
  abrirBandeja({ ...LLENA, permisos: [...permisosDe(['contador'])] });
  await waitFor(() =>
    expect(pestanas()).toEqual([
      'Por responder 3 pendientes',
      'Lo que pedí 1 pendiente',
      'Señales 4 pendientes',
    ]),
  );
  expect(elegida()).toMatch(POR_RESPONDER);
});

it.each<[string, readonly Permiso[], readonly string[]]>([
  ['quien solo pide', ['autorizaciones:pedir'], ['Lo que pedí 1 pendiente']],
  [
    'quien autoriza y no aprueba partidas',
    ['autorizaciones:dar', 'autorizaciones:pedir'],
    ['Por responder 2 pendientes', 'Lo que pedí 1 pendiente'],
  ],
  ['quien solo mira', ['senales:ver'], ['Señales 4 pendientes']],
])('%s: solo lo suyo, y no pregunta por lo demás', async (_, permisos, suyas) => {
  const { a } = abrirBandeja({ ...LLENA, permisos });
  await waitFor(() => expect(pestanas()).toEqual(suyas));
  expect(a('GET /api/contabilidad/partidas/por-aprobar')).toEqual([]);
  expect(a('GET /api/control/senales').length > 0).toBe(permisos.includes('senales:ver'));
  expect(a('GET /api/control/autorizaciones').length > 0).toBe(permisos.includes('autorizaciones:pedir'));
});

it('sin nada que espere no hay números', async () => {
  abrirBandeja({ permisos: [...permisosDe(['contador'])] });
  await screen.findByText('Nada espera su respuesta');
  expect(pestanas().map((una) => una?.trim())).toEqual(['Por responder', 'Lo que pedí', 'Señales']);
});

it('una dirección que pide lo que no le concierne abre lo primero que sí', async () => {
  abrirBandeja({ ...LLENA, permisos: ['autorizaciones:pedir'], direccion: '/?vista=senales' });
  await screen.findByRole('grid', { name: 'Lo que pedí' });
  expect(elegida()).toMatch(PROPIAS);
});

it('al cambiar de pestaña se deja lo abierto y lo filtrado', async () => {
  const direccion = `/?vista=responder&autorizacion=${idDe(1)}`;
  const { persona, router } = abrirBandeja({
    ...LLENA,
    permisos: ['autorizaciones:dar', 'autorizaciones:pedir'],
    direccion,
  });
  await screen.findByRole('region', { name: 'Autorización' });
  await persona.click(screen.getByRole('tab', { name: PROPIAS }));
  await screen.findByRole('grid', { name: 'Lo que pedí' });
  expect(router.state.location.search).toEqual({ vista: 'propias' });
});
