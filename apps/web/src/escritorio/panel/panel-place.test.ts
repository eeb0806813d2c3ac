import { describe, expect, test } from 'vitest';
import { colocar } from './panel-place.ts';

const ventana = { ancho: 1440, alto: 900 };

describe('el lugar de un panel', () => {
  test('bajo su botón y alineado con su inicio', () => {
    // 900 − 52 − 4 − 8 = 836
    expect(colocar({ top: 12, bottom: 52, left: 800 }, ventana)).toEqual({
      left: 800,
      top: 56,
      maxHeight: 836,
    });
  });

  test('junto al borde se corre para caber entero', () => {
    // 1440 − 360 − 8 = 1072
    expect(colocar({ top: 12, bottom: 52, left: 1300 }, ventana).left).toBe(1072);
    expect(colocar({ top: 12, bottom: 52, left: -30 }, ventana).left).toBe(8);
  });

  test('sin lugar abajo se abre hacia arriba', () => {
    // 900 − 800 + 4 = 104; 800 − 4 − 8 = 788
    expect(colocar({ top: 800, bottom: 840, left: 20 }, ventana)).toEqual({
      left: 20,
      bottom: 104,
      maxHeight: 788,
    });
  });

  test('sin lugar en ninguno de los dos, hacia abajo', () => {
    expect(colocar({ top: 10, bottom: 50, left: 20 }, { ancho: 700, alto: 300 }).top).toBe(54);
  });
});
