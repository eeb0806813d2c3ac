// The day of a cajero: each step that is allowed, and each that is refused.
import { miCaja } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EN_CAJA, type MundoDeCajas, mundoDeCajas } from '../testing/mundo-de-cajas.ts';

let m: MundoDeCajas;
beforeAll(async () => {
  m = await mundoDeCajas();
});
afterAll(() => m.cerrar());

it('un día entero: se abre con lo que había, se cuenta y se cierra', async () => {
  await m.exigirIgualdad();
  const abierta = await m.abrir(m.cajero);
  expect(abierta).toMatchObject({
    estado: 'abierta',
    libro: null,
    diferencia: null,
    contado: null,
    movimientos: 0,
  });
  const contada = await m.contar(m.cajero, abierta, EN_CAJA);
  expect(contada).toMatchObject({ estado: 'contada', libro: EN_CAJA, contado: EN_CAJA, diferencia: 0 });
  const cerrada = await m.cerrarDia(m.cajero, contada);
  expect(cerrada).toMatchObject({ estado: 'cerrada', diferencia: 0 });
  const { cuerpo } = await m.llamar(miCaja, {}, { token: m.cajero.token });
  expect(cuerpo).toMatchObject({
    jornada: null,
    ultimoCierre: { total: EN_CAJA, conteo: conteoDe(centavos(EN_CAJA)) },
  });
});

it('lo que se mueve cambia lo que dicen los libros, y la igualdad se mantiene', async () => {
  const abierta = await m.abrir(m.cajero2);
  await m.mover(abierta, { monto: 1_500_00 });
  await m.exigirIgualdad();
  await m.mover(abierta, { monto: 200_00, sentido: 'salida' });
  await m.exigirIgualdad();
  expect(await m.saldoDe(m.cajas.c2)).toBe(1_300_00);
  // 0.00 + 1,500.00 − 200.00 = 1,300.00; counted 1,290.00
  const contada = await m.contar(m.cajero2, abierta, 1_290_00);
  expect(contada).toMatchObject({ libro: 1_300_00, contado: 1_290_00, diferencia: -10_00, movimientos: 2 });
});
