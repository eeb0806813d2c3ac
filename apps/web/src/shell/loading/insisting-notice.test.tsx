import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offline } from '#platform/api-error.ts';
import { basicTexts } from '#platform/basic-texts.ts';
import { insist } from '#platform/insist.ts';
import { InsistingHost } from './loading.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pasar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** With the line at hand, as a while after the page. */
async function mostrar() {
  render(<InsistingHost />);
  await pasar(3_000);
  await act(() => vi.dynamicImportSettled());
}
const linea = () => screen.queryByRole('status');

/** Something without an answer until it is given. */
function sinRespuesta() {
  let hay = false;
  const llamada = insist(() => (hay ? Promise.resolve('hecho') : Promise.reject(offline())));
  return {
    llamada: llamada.catch((error: unknown) => error),
    responder: () => {
      hay = true;
    },
  };
}

test('un tropiezo que pasa enseguida no se dice', async () => {
  await mostrar();
  const { llamada, responder } = sinRespuesta();
  await pasar(0);
  responder();
  await pasar(999);
  await llamada;
  expect(linea()).toBeNull();
  await pasar(5_000);
  expect(linea()).toBeNull();
});

test('una sola línea por todo lo que se insiste, hasta que responde lo último', async () => {
  await mostrar();
  const [una, otra] = [sinRespuesta(), sinRespuesta()];
  await pasar(1_100);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([basicTexts.insisting]);
  una.responder();
  await pasar(6_000);
  await una.llamada;
  expect(linea()).not.toBeNull();
  otra.responder();
  await pasar(6_000);
  await otra.llamada;
  expect(linea()).toBeNull();
});

test('si se desiste, la línea se va y quien llamó recibe el fallo de siempre', async () => {
  await mostrar();
  const { llamada } = sinRespuesta();
  await pasar(20_000);
  expect(linea()).not.toBeNull();
  await pasar(6_000);
  expect(linea()).toBeNull();
  expect(await llamada).toMatchObject({ codigo: 'SIN_CONEXION' });
});
