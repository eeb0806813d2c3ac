import type { Politica } from '@cuadra/contract/control/politica';
import { CERO, centavos } from '@cuadra/core/dinero';
import { expect, test } from 'vitest';
import { areas, conHace, cuantosCambios, haceDe, haceNueva, hayErrores, rolesQueHacen } from './edicion.ts';

const DE = { rol: 'contador', operacion: 'cheque', clase: 'paga' } as const;
const fila = { ...haceNueva(DE), cada: centavos(10_000_000), alDia: centavos(50_000_000) };
const politica: Politica = { hacen: [fila], autorizan: [] };

test('hacen operaciones los roles que pueden pedir una autorización', () =>
  expect(rolesQueHacen).toEqual(['contador', 'auxiliar', 'cajero', 'jefe_agencia', 'ahorros']));

test('cada operación que se juzga está una vez por clase, y lo del programa no está', () => {
  const claves = areas.flatMap(({ renglones }) => renglones.map((uno) => `${uno.operacion} ${uno.clase}`));
  expect(new Set(claves).size).toBe(claves.length);
  expect(claves).toContain('banco mueve');
  expect(claves.some((clave) => clave.startsWith('historia'))).toBe(false);
});

test('quien empieza a hacer algo lo hace siempre con otra persona', () =>
  expect(haceNueva(DE)).toMatchObject({ cada: CERO, alDia: null, reautenticar: false }));

test('quitar y volver a poner lo mismo no es un cambio', () => {
  const sin = conHace(politica, DE, undefined);
  expect([haceDe(sin, DE), cuantosCambios(politica, sin)]).toEqual([undefined, 1]);
  expect(cuantosCambios(politica, conHace(sin, DE, fila))).toBe(0);
});

test('lo de un día no puede ser menos que lo de una vez: 99,999.99 < 100,000.00', () => {
  const menos = conHace(politica, DE, { ...fila, alDia: centavos(9_999_999) });
  expect([hayErrores(politica), hayErrores(menos)]).toEqual([false, true]);
});
