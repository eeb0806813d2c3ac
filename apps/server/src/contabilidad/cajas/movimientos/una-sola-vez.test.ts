import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { hecha, type MundoDeCajas, mundoDeCajas } from '../testing/mundo-de-cajas.ts';
import { autorizarReversion, egreso, ingreso, recibosDe, registrar, revertir } from './testing/ventanilla.ts';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = await mundo.abrir(mundo.cajero);
});
afterAll(() => mundo.cerrar());

const deUnoEnUno = (recibos: readonly number[]) => recibos.map((_, n) => n + 1);

test('el mismo recibo enviado dos veces se contesta igual y está una vez en los libros', async () => {
  const llave = randomUUID();
  const antes = await mundo.saldoDe(mundo.cajas.c1);
  const primera = await registrar(mundo, mundo.cajero, jornada, ingreso(), llave);
  const segunda = await registrar(mundo, mundo.cajero, jornada, ingreso(), llave);
  expect([primera.status, segunda.status]).toEqual([201, 201]);
  expect(segunda.cuerpo).toEqual(primera.cuerpo);
  expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes + 25_00);
  await mundo.exigirIgualdad();
});

test.each([
  ['otro monto', ingreso({ monto: 25_01 })],
  ['otra clase', egreso()],
  ['otro concepto', ingreso({ concepto: 'Venta de libretas' })],
])('la misma llave con %s se rechaza', async (_, otro) => {
  const llave = randomUUID();
  hecha(await registrar(mundo, mundo.cajero, jornada, ingreso(), llave));
  const { problema } = await registrar(mundo, mundo.cajero, jornada, otro, llave);
  expect(problema.codigo).toBe('LLAVE_REUTILIZADA');
});

test('la llave de una persona no es la de otra', async () => {
  const llave = randomUUID();
  const suya = await mundo.abrir(mundo.cajero2);
  const una = hecha(await registrar(mundo, mundo.cajero, jornada, ingreso(), llave));
  const otra = hecha(await registrar(mundo, mundo.cajero2, suya, ingreso(), llave));
  expect(otra.id).not.toBe(una.id);
});

test('veinte envíos a la vez del mismo recibo hacen un movimiento', async () => {
  const llave = randomUUID();
  const antes = await mundo.saldoDe(mundo.cajas.c1);
  const respuestas = await Promise.all(
    Array.from({ length: 20 }, () =>
      registrar(mundo, mundo.cajero, jornada, ingreso({ monto: 7_00 }), llave),
    ),
  );
  expect(new Set(respuestas.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(respuestas.map(({ cuerpo }) => cuerpo.id)).size).toBe(1);
  expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes + 7_00);
});

test('veinte recibos distintos a la vez reciben números seguidos', async () => {
  const antes = await recibosDe(mundo, mundo.cajas.c1);
  await Promise.all(
    Array.from({ length: 20 }, async () => hecha(await registrar(mundo, mundo.cajero, jornada, ingreso()))),
  );
  const recibos = await recibosDe(mundo, mundo.cajas.c1);
  expect(recibos).toHaveLength(antes.length + 20);
  expect(recibos).toEqual(deUnoEnUno(recibos));
  await mundo.exigirIgualdad();
});

test('uno que se rechaza no gasta recibo ni daña a los que viajan con él', async () => {
  const antes = await recibosDe(mundo, mundo.cajas.c1);
  // What PostgreSQL alone refuses, by the sum of the day: nothing of the application sees it beforehand.
  const malo = egreso({ monto: 99_00 });
  await comoDueno(
    mundo.url,
    `update politica set al_dia = 9800 where rol = 'cajero' and operacion = 'caja-egreso'`,
  );
  const respuestas = await Promise.all(
    [ingreso(), malo, ingreso(), malo, ingreso()].map((body) =>
      registrar(mundo, mundo.cajero, jornada, body),
    ),
  );
  await comoDueno(
    mundo.url,
    `update politica set al_dia = null where rol = 'cajero' and operacion = 'caja-egreso'`,
  );
  expect(respuestas.map(({ status }) => status === 201)).toEqual([true, false, true, false, true]);
  const recibos = await recibosDe(mundo, mundo.cajas.c1);
  expect(recibos).toHaveLength(antes.length + 3);
  expect(recibos).toEqual(deUnoEnUno(recibos));
  await mundo.exigirIgualdad();
});

test('reenviado después de contar y cerrar, contesta el movimiento que ya se hizo', async () => {
  const llave = randomUUID();
  const nueva = randomUUID();
  const suya = await mundo.abrir(mundo.custodio);
  const hecho = hecha(await registrar(mundo, mundo.custodio, suya, ingreso(), llave));
  const contada = await mundo.contar(mundo.custodio, suya, 100_000_00 + 25_00);
  await mundo.cerrarDia(mundo.custodio, contada);
  expect((await registrar(mundo, mundo.custodio, suya, ingreso(), llave)).cuerpo).toEqual(hecho);
  const { problema } = await registrar(mundo, mundo.custodio, suya, ingreso(), nueva);
  expect(problema.codigo).toBe('JORNADA_CERRADA');
  const otro = await registrar(mundo, mundo.custodio, suya, egreso(), llave);
  expect(otro.problema.codigo).toBe('LLAVE_REUTILIZADA');
});

test('una reversión reenviada contesta la primera, y veinte a la vez deshacen una vez', async () => {
  const hecho = hecha(await registrar(mundo, mundo.cajero, jornada, ingreso()));
  const autorizacion = await autorizarReversion(mundo, mundo.cajero, mundo.jefe, hecho);
  const llave = randomUUID();
  const antes = await mundo.saldoDe(mundo.cajas.c1);
  const respuestas = await Promise.all(
    Array.from({ length: 20 }, () => revertir(mundo, mundo.cajero, { id: hecho.id, autorizacion }, llave)),
  );
  expect(new Set(respuestas.map(({ cuerpo }) => cuerpo.id)).size).toBe(1);
  const otra = await revertir(mundo, mundo.cajero, { id: hecho.id, autorizacion }, llave);
  expect(otra.cuerpo).toEqual(respuestas[0]?.cuerpo);
  expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes - 25_00);
  const conOtraLlave = await revertir(mundo, mundo.cajero, { id: hecho.id, autorizacion });
  expect(conOtraLlave.problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
});
