import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
});
afterAll(() => prueba.cerrar());

it('cualquier persona con sesión ve las agencias, en orden de código', async () => {
  const token = await prueba.entrar('cajero@cuadra.demo');
  const { status, cuerpo } = await prueba.llamar(listarAgencias, {}, { token });
  expect(status).toBe(200);
  expect(cuerpo).toEqual([
    {
      idAgencia: '01',
      nombreAgencia: 'Agencia Central Cobán',
      municipio: 'Cobán, Alta Verapaz',
      activa: true,
    },
    {
      idAgencia: '02',
      nombreAgencia: 'Agencia San Pedro Carchá',
      municipio: 'San Pedro Carchá, Alta Verapaz',
      activa: true,
    },
    { idAgencia: '03', nombreAgencia: 'Agencia Salamá', municipio: 'Salamá, Baja Verapaz', activa: true },
  ]);
});

it('sin sesión no se ven', async () => {
  const { status, problema } = await prueba.llamar(listarAgencias, {});
  expect([status, problema.codigo]).toEqual([401, 'TOKEN_INVALIDO']);
});
