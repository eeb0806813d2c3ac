import { expect, it } from 'vitest';
import { linea, mesa, movimiento } from '../testing/mesa-de-prueba.ts';
import { unirMesa } from './unir-mesa.ts';

const UNA = linea({ fecha: '2026-10-02', monto: -50_00 });
const OTRA = linea({ fecha: '2026-10-05', monto: 100_00 });
const LIBRO = movimiento({ fecha: '2026-10-05', monto: 100_00 });
const antes = mesa({ revision: 7, lineas: [UNA, OTRA], movimientos: [LIBRO] });

it('lo que cambió entra en su lugar, y lo demás sigue siendo lo mismo', () => {
  const cruzada = { ...OTRA, pendiente: UNA.monto };
  const nueva = linea({ fecha: '2026-10-03', monto: -5_00 });
  const llegada = mesa({ revision: 9, entera: false, lineas: [cruzada, nueva] });
  const unida = unirMesa(antes, llegada);
  expect(unida.lineas.map(({ id }) => id)).toEqual([UNA.id, nueva.id, OTRA.id]);
  expect(unida.lineas[0]).toBe(UNA);
  expect(unida.lineas[2]).toBe(cruzada);
  expect(unida.movimientos).toBe(antes.movimientos);
  expect(unida).toMatchObject({ revision: 9, cifras: llegada.cifras });
});

it('lo que llega entero reemplaza: lo quitado ya no está', () => {
  const llegada = mesa({ revision: 8, lineas: [OTRA] });
  expect(unirMesa(antes, llegada)).toBe(llegada);
});

it('una respuesta atrasada no deshace lo que ya se sabe', () => {
  expect(unirMesa(antes, mesa({ revision: 6, lineas: [] }))).toBe(antes);
  expect(unirMesa(antes, mesa({ revision: 6, entera: false, lineas: [{ ...UNA, monto: OTRA.monto }] }))).toBe(
    antes,
  );
});
