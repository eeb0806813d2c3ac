import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { nombresDeSenal } from '@cuadra/contract/control/senales';
import { centavos } from '@cuadra/core/dinero';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notePosted } from '#platform/posted-partidas.ts';
import { abrirBandeja, conBandeja, rechazo, senalDePrueba } from './testing/bandeja-de-prueba.tsx';

conBandeja();
afterEach(() => void vi.useRealTimers());

const ATIENDE: readonly Permiso[] = ['senales:ver', 'senales:atender', 'partidas:ver', 'ahorros:ver'];
const UNA = senalDePrueba({ id: 7 });
const OTRA = senalDePrueba({
  ...{ id: 8, clase: 'misma-pareja', monto: centavos(0), partida: null, cuenta: null },
  en: '2026-11-18T14:00:00.000Z',
});
const VISTA = 'POST /api/control/senales/7/vista';
const SENALES = 'GET /api/control/senales';
const BEATRIZ = { id: '2', nombre: 'Beatriz Choc' };

const abrir = (cambio: Partial<Parameters<typeof abrirBandeja>[0]> = {}) =>
  abrirBandeja({ permisos: ATIENDE, senales: [UNA, OTRA], direccion: '/?vista=senales', ...cambio });
const tabla = () => screen.findByRole('table', { name: 'Señales' });
const celdas = async () =>
  within(await tabla())
    .getAllByRole('row')
    .slice(1)
    .map((fila) =>
      within(fila)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const pestana = () => screen.getByRole('tab', { name: /^Señales/ }).textContent;

it('de cada una se dice qué fue, de cuánto, quién lo hizo y quién lo autorizó, y se llega a ello', async () => {
  abrir();
  expect(await celdas()).toEqual([
    [
      ...['18/11/2026 09:00', nombresDeSenal['a-otro'], 'Transferencia a otro titular', '300.00'],
      ...['Carlos Tut', 'Beatriz Choc', '15/2026', '01-10-000008', '01', 'Dar por vista'],
    ],
    [
      ...['18/11/2026 08:00', nombresDeSenal['misma-pareja'], 'Transferencia a otro titular', '–'],
      ...['Carlos Tut', 'Beatriz Choc', '', '', '01', 'Dar por vista'],
    ],
  ]);
  const direccion = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([direccion('15/2026'), direccion('01-10-000008')]).toEqual([
    `/contabilidad/ver-partidas?partida=${UNA.partida?.id}`,
    '/ahorros/cuentas?cuenta=8',
  ]);
});

it('quien no ve los libros ni los ahorros lee los números sin enlace, y quien solo mira no atiende', async () => {
  abrir({ permisos: ['senales:ver'] });
  expect((await celdas())[0]?.slice(6)).toEqual(['15/2026', '01-10-000008', '01']);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /Dar por vista/ })).toBeNull();
});

it('dada por vista sale de la lista y de la cuenta: 2 − 1 = 1', async () => {
  const bandeja = abrir({
    respuestas: {
      [VISTA]: () => {
        const vista = { ...UNA, vistaPor: BEATRIZ };
        bandeja.tiene.senales = [vista, OTRA];
        return vista;
      },
    },
  });
  await tabla();
  expect(pestana()).toBe('Señales 2 pendientes');
  await bandeja.persona.click(
    screen.getByRole('button', { name: `Dar por vista: ${nombresDeSenal['a-otro']}` }),
  );
  await waitFor(() => expect(pestana()).toBe('Señales 1 pendiente'));
  expect((await celdas()).map(([, clase]) => clase)).toEqual([nombresDeSenal['misma-pareja']]);
});

it('lo que no se pudo dar por visto se dice en su fila, y sigue ahí', async () => {
  const { persona } = abrir({
    respuestas: {
      [VISTA]: () => rechazo('ESTADO_NO_ADMITE', 'Lo que usted hizo o autorizó lo mira otra persona.'),
    },
  });
  const [, primera] = within(await tabla()).getAllByRole('row');
  if (primera === undefined) throw new Error('There is no row');
  await persona.click(within(primera).getByRole('button'));
  expect((await within(primera).findByRole('alert')).textContent).toBe(
    'Lo que usted hizo o autorizó lo mira otra persona.',
  );
  expect(await celdas()).toHaveLength(2);
});

it('«Todas» trae también las vistas, con quién las vio y sin nada que atender en ellas', async () => {
  abrir({
    senales: [{ ...UNA, vistaPor: BEATRIZ }, OTRA],
    direccion: '/?vista=senales&cuales=todas',
  });
  expect((await celdas()).map((fila) => fila.slice(9))).toEqual([
    ['Beatriz Choc', ''],
    ['', 'Dar por vista'],
  ]);
  expect(pestana()).toBe('Señales 1 pendiente');
});

it.each([
  ['/?vista=senales', 'Nada por mirar'],
  ['/?vista=senales&cuales=todas', 'Aún no hay señales'],
])('vacía en %s dice: %s', async (direccion, dicho) => {
  abrir({ senales: [], direccion });
  await screen.findByText(dicho);
});

it('lo que se contabiliza las trae, una vez cada veinte segundos por más que sea, a la lista y a la cuenta', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let hay = [OTRA];
  const { a } = abrir({
    respuestas: {
      // As far as a server is: what one part of the screen asks for is on its way when the other would.
      [SENALES]: async () => {
        await new Promise((listo) => setTimeout(listo, 20));
        return { senales: hay, sinVer: hay.length };
      },
    },
  });
  await tabla();
  hay = [UNA, OTRA];
  for (let n = 1; n <= 5; n++) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    act(notePosted);
  }
  expect([a(SENALES).length, pestana()]).toEqual([1, 'Señales 1 pendiente']);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(pestana()).toBe('Señales 2 pendientes'));
  expect(await celdas()).toHaveLength(2);
  // The list and its count are one question.
  expect(a(SENALES)).toHaveLength(2);
});

it('quien no las ve no pregunta por ellas, se contabilice lo que se contabilice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { a } = abrir({ permisos: ['autorizaciones:pedir'] });
  await screen.findByText('No ha pedido autorizaciones');
  act(notePosted);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(a(SENALES)).toEqual([]);
});

it('mientras llegan se ve su lugar; si falla se dice por qué y se puede pedir otra vez', async () => {
  let falla = true;
  const { persona } = abrir({
    respuestas: {
      [SENALES]: () =>
        falla
          ? rechazo('SIN_PERMISO', 'Su sesión ya no puede ver esto.', 403)
          : { senales: [UNA], sinVer: 1 },
    },
  });
  await screen.findByRole('status', { name: 'Cargando las señales' });
  await screen.findByText('Su sesión ya no puede ver esto.');
  falla = false;
  await persona.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await celdas()).toHaveLength(1);
});
