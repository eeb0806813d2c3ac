import { cuentasParaCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { BANCO, hecha, type MundoDeCajas, mundoDeCajas, OTROS_PRODUCTOS } from '../testing/mundo-de-cajas.ts';
import { registrar } from './testing/ventanilla.ts';

const OTRO_BANCO = '1011030102';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = await mundo.abrir(mundo.cajero);
});
afterAll(() => mundo.cerrar());

const remesar = (idCuenta: string) =>
  registrar(mundo, mundo.cajero, jornada, { clase: 'remesa', idCuenta, monto: 10_00, concepto: 'Al banco' });

async function ofrecidas(): Promise<string[]> {
  const { cuerpo } = await mundo.llamar(cuentasParaCajas, {}, { token: mundo.cajero.token });
  return cuerpo.filter(({ esBanco }) => esBanco).map(({ idCuenta }) => idCuenta);
}

const comoCuentaBancaria = (idCuenta: string) =>
  comoDueno(
    mundo.url,
    `insert into cuenta_bancaria (banco, numero, nombre, id_cuenta, agencia, responsable, desde, saldo_banco_inicial)
     select 'Banco', '${idCuenta}', 'Monetaria', '${idCuenta}', '01', u.id, '2026-12-01', coalesce((
       select sum(l.debe - l.haber) from linea l where l.id_cuenta = '${idCuenta}'), 0)
     from usuario u where u.correo = 'contador@cuadra.demo'`,
  );

test('sin cuentas bancarias, una remesa va a cualquier cuenta de efectivo que no sea de cajas', async () => {
  expect(await ofrecidas()).toEqual(expect.arrayContaining([BANCO, OTRO_BANCO]));
  hecha(await remesar(BANCO));
  hecha(await remesar(OTRO_BANCO));
});

test('desde que hay una, solo a las que están en uso', async () => {
  await comoCuentaBancaria(BANCO);
  expect(await ofrecidas()).toEqual([BANCO]);
  const { problema } = await remesar(OTRO_BANCO);
  expect(problema).toMatchObject({ codigo: 'MOVIMIENTO_INVALIDO', errores: [{ campo: 'idCuenta' }] });
  await comoCuentaBancaria(OTRO_BANCO);
  await comoDueno(
    mundo.url,
    'alter table cuenta_bancaria disable trigger cuenta_bancaria_dejar_de_usar',
    `update cuenta_bancaria set activa = false where id_cuenta = '${BANCO}'`,
    'alter table cuenta_bancaria enable trigger cuenta_bancaria_dejar_de_usar',
  );
  expect(await ofrecidas()).toEqual([OTRO_BANCO]);
  expect((await remesar(BANCO)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
  expect((await remesar(OTROS_PRODUCTOS)).problema.codigo).toBe('MOVIMIENTO_INVALIDO');
});
