import { expect, test } from 'vitest';
import { placeFor } from './toast-place.ts';

const PAGINA = { left: 280, top: 64, width: 1160, height: 836 };
const TOAST = { width: 320, height: 64 };

test('sin nada que tapar, abajo a la derecha', () => {
  // 280 + 1160 − 320 − 12 = 1108
  expect(placeFor(TOAST, PAGINA, [])).toEqual({ left: 1108, bottom: 12 });
});

test('una barra de botones abajo a la derecha lo manda al centro', () => {
  const contabilizar = { left: 1250, top: 850, width: 150, height: 40 };
  // Between 292 and 1108: 700.
  expect(placeFor(TOAST, PAGINA, [contabilizar])).toEqual({ left: 700, bottom: 12 });
});

test('una barra a todo lo ancho lo sube hasta que no la toca', () => {
  const barra = { left: 280, top: 852, width: 1160, height: 48 };
  const { left, bottom } = placeFor(TOAST, PAGINA, [barra]);
  expect(left).toBe(1108);
  expect(bottom).toBeGreaterThanOrEqual(48);
  expect(bottom).toBeLessThan(48 + 8);
});

test('donde todo se puede tocar, tapa lo menos posible', () => {
  const llena = Array.from({ length: 30 }, (_, fila) => ({
    left: 0,
    top: fila * 30,
    width: 390,
    height: 30,
  }));
  const telefono = { left: 0, top: 0, width: 390, height: 844 };
  const { left, bottom } = placeFor({ width: 366, height: 64 }, telefono, llena);
  expect(left).toBe(12);
  const top = 844 - bottom - 64;
  const tapados = llena.filter((fila) => fila.top < top + 64 && top < fila.top + 30).length;
  expect(tapados).toBe(3);
});
