import type { ResponseOf } from '@cuadra/contract/endpoint';
import { verInicio } from '@cuadra/contract/inicio/inicio';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePosted } from '#platform/posted-partidas.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { alCambiarElInicio } from './aportes.ts';
import { useInicio } from './page.tsx';

conSesion();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const CLAVE = queryOf(verInicio).queryKey;
const inicio = (dia: string): ResponseOf<typeof verInicio> => ({
  leidoEn: `${dia}T12:00:00Z`,
  orden: [],
  recuadros: {},
});

/** What the server answers, one after another; the last one, for ever. */
function abrir(...respuestas: readonly (() => Promise<Response>)[]) {
  const pedidas: string[] = [];
  vi.stubGlobal('fetch', async (direccion: string) => {
    pedidas.push(direccion);
    const responder = respuestas[pedidas.length - 1] ?? respuestas.at(-1);
    if (responder === undefined) throw new Error('Nobody answers');
    return responder();
  });
  const { result, unmount } = renderHook(useInicio, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return {
    ver: () => ({ ...result.current, dia: result.current.data?.leidoEn.slice(0, 10) }),
    pasar: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    contabilizan: () => act(async () => notePosted()),
    mirar: (estado: DocumentVisibilityState) =>
      act(async () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(estado);
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    pedidas,
    unmount,
  };
}

const dice = (dia: string) => async () => Response.json(inicio(dia));
const falla = async () =>
  Response.json(
    { type: 'about:blank', title: 'SIN_PERMISO', status: 403, detail: 'No puede.', codigo: 'SIN_PERMISO' },
    { status: 403, headers: { 'content-type': 'application/problem+json' } },
  );

it('mientras llega no hay nada que decir; después, lo que llegó', async () => {
  const { ver, pasar, pedidas } = abrir(dice('2026-11-16'));
  expect(ver()).toMatchObject({ isPending: true, dia: undefined, esViejo: false });
  await pasar(0);
  expect(ver()).toMatchObject({ isPending: false, dia: '2026-11-16', esViejo: false });
  expect(pedidas).toEqual(['/api/escritorio/inicio']);
});

it('quien vuelve ve al momento lo que había, y se pide otra vez', async () => {
  queryClient.setQueryData(CLAVE, inicio('2026-11-15'));
  const { ver, pasar, pedidas } = abrir(dice('2026-11-16'));
  expect(ver()).toMatchObject({ isPending: false, dia: '2026-11-15' });
  await pasar(0);
  expect([ver().dia, pedidas.length]).toEqual(['2026-11-16', 1]);
});

it('lo que se contabiliza lo hace viejo, y se pide una vez cada veinte segundos por más que sea', async () => {
  const { ver, pasar, contabilizan, pedidas } = abrir(dice('2026-11-15'), dice('2026-11-16'));
  await pasar(0);
  for (let i = 0; i < 5; i++) {
    await pasar(1_000);
    await contabilizan();
  }
  expect([ver().esViejo, pedidas.length]).toEqual([true, 1]);
  await pasar(14_999);
  expect(pedidas).toHaveLength(1);
  await pasar(1);
  await pasar(10);
  expect([ver().dia, ver().esViejo, pedidas.length]).toEqual(['2026-11-16', false, 2]);
  // Nothing more was posted: nothing more is asked.
  await pasar(120_000);
  expect(pedidas).toHaveLength(2);
});

it('si nadie mira no se pide; al volver a mirar, en el acto', async () => {
  const { pasar, contabilizan, mirar, pedidas } = abrir(dice('2026-11-16'));
  await pasar(0);
  await mirar('hidden');
  await pasar(1_000);
  await contabilizan();
  await pasar(60_000);
  expect(pedidas).toHaveLength(1);
  await mirar('visible');
  await pasar(0);
  expect(pedidas).toHaveLength(2);
});

it('quien ya salió de la pantalla no pide nada', async () => {
  const { pasar, contabilizan, pedidas, unmount } = abrir(dice('2026-11-16'));
  await pasar(1_000);
  await contabilizan();
  unmount();
  await pasar(60_000);
  expect(pedidas).toHaveLength(1);
});

it.each(['revision-cambio', 'autorizaciones-cambio', 'senales-cambio'] as const)(
  'lo que espera a una persona se pide en cuanto cambia: %s',
  async (tipo) => {
    const { ver, pasar, pedidas } = abrir(dice('2026-11-15'), dice('2026-11-16'));
    await pasar(0);
    const reaccion = alCambiarElInicio.find(({ to }) => to === tipo);
    for (const ruta of reaccion?.asksAgain ?? [])
      await act(() => queryClient.invalidateQueries({ queryKey: [ruta] }));
    await pasar(0);
    expect([ver().dia, pedidas.length]).toEqual(['2026-11-16', 2]);
  },
);

it('si falla al principio se dice; si falla después, queda lo que había', async () => {
  const { ver, pasar, contabilizan } = abrir(falla, dice('2026-11-16'), falla);
  await pasar(0);
  expect(ver()).toMatchObject({ isError: true, dia: undefined });
  await act(async () => void (await ver().refetch()));
  await pasar(0);
  expect(ver()).toMatchObject({ isError: false, dia: '2026-11-16' });
  await pasar(1_000);
  await contabilizan();
  await pasar(20_000);
  expect(ver()).toMatchObject({ isError: true, dia: '2026-11-16' });
});

it('si la vez que tocaba falla, se pide otra vez a los veinte segundos', async () => {
  const { ver, pasar, contabilizan, pedidas } = abrir(dice('2026-11-15'), falla, dice('2026-11-16'));
  await pasar(1_000);
  await contabilizan();
  await pasar(20_000);
  expect([ver().isError, ver().esViejo, pedidas.length]).toEqual([true, true, 2]);
  await pasar(18_000);
  expect(pedidas).toHaveLength(2);
  await pasar(3_000);
  expect([ver().dia, ver().esViejo, pedidas.length]).toEqual(['2026-11-16', false, 3]);
});
