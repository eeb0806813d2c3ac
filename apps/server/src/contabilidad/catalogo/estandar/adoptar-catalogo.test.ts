// An institution that begins without accounts, and those who may give it the standard chart.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  adoptarCatalogoEstandar,
  verCatalogoEstandar,
} from '@cuadra/contract/contabilidad/catalogo/estandar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { sinCuentas } from '../testing/sin-cuentas.ts';

let app: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  app = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  token = await app.entrar('contador@cuadra.demo');
});
afterAll(() => app.cerrar());

const adoptar = (quien = token) => app.llamar(adoptarCatalogoEstandar, {}, { token: quien });
const listar = async () => (await app.llamar(listarCatalogo, {}, { token })).cuerpo;

test('donde ya hay cuentas no se adopta, y nada cambia', async () => {
  const antes = await listar();
  const { status, problema } = await adoptar();
  expect([status, problema.codigo]).toEqual([409, 'CATALOGO_NO_VACIO']);
  expect(await listar()).toEqual(antes);
});

test('donde no hay, quedan todas las que se mostraron; dos a la vez, una sola vez', async () => {
  await sinCuentas(app);
  expect(await listar()).toEqual([]);
  const { cuerpo: mostradas } = await app.llamar(verCatalogoEstandar, {}, { token });
  const estados = (await Promise.all([adoptar(), adoptar()])).map(({ status }) => status);
  expect(estados.toSorted()).toEqual([201, 409]);
  const quedan = await listar();
  expect(quedan.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta])).toEqual(
    mostradas.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]),
  );
  expect(quedan.length).toBeGreaterThan(200);
  // Which of them are of control is said later, one by one.
  expect(new Set(quedan.map(({ estado }) => estado))).toEqual(new Set(['activa']));
});

test('quien administra no lleva el catálogo', async () => {
  expect((await adoptar(await app.entrar('admin@cuadra.demo'))).status).toBe(403);
});
