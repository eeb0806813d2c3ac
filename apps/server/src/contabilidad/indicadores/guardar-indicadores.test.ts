import { moverCuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import * as contrato from '@cuadra/contract/contabilidad/indicadores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  // Q 50.00 in the petty cash against other products.
  await oficina.contabilizada(oficina.contador);
});
afterAll(() => oficina.cerrar());

type Cuenta = contrato.CuentaDeIndicador;
const de = (indicador: Cuenta['indicador'], idCuenta: string, signo: Cuenta['signo'] = 1): Cuenta => ({
  indicador,
  idCuenta,
  signo,
});
const guardar = (cuentas: Cuenta[], token = oficina.contador) =>
  oficina.llamar(contrato.guardarIndicadores, { body: { cuentas } }, { token });
async function valorDe(id: Cuenta['indicador']) {
  const { indicadores } = await recuadrosDe(oficina, oficina.contador);
  return indicadores?.contenido?.indicadores.find((uno) => uno.id === id);
}

it('se suma y se resta lo que la institución diga, cada cuenta en su naturaleza', async () => {
  const { status, cuerpo } = await guardar([
    de('disponibilidad', '101'),
    de('cartera', '103'),
    de('cartera', '101', -1),
  ]);
  expect([status, cuerpo.cuentas]).toEqual([
    200,
    [de('cartera', '101', -1), de('cartera', '103'), de('disponibilidad', '101')],
  ]);
  expect((await valorDe('disponibilidad'))?.valor).toBe(50_00);
  // 0.00 − 50.00 = −50.00
  expect((await valorDe('cartera'))?.partes.map(({ idCuenta, valor }) => [idCuenta, valor])).toEqual([
    ['101', -50_00],
    ['103', 0],
  ]);
  expect((await valorDe('cartera'))?.valor).toBe(-50_00);
});

it('el que nadie ha formado lo dice: no es cero', async () => {
  await guardar([de('cartera', '103')]);
  expect(await valorDe('disponibilidad')).toEqual({
    id: 'disponibilidad',
    valor: null,
    linea: [],
    partes: [],
  });
  expect((await valorDe('cartera'))?.valor).toBe(0);
});

it('lo que queda por cerrar cuenta en el capital una sola vez, aunque alguien elija los productos', async () => {
  await guardar([de('capital', '5')]);
  expect((await valorDe('capital'))?.valor).toBe(50_00);
  await guardar([de('capital', '5'), de('capital', '6'), de('capital', '7', -1)]);
  expect((await valorDe('capital'))?.valor).toBe(50_00);
});

it('una cuenta y la que está sobre ella no van juntas: contarían lo mismo dos veces', async () => {
  const { status, problema } = await guardar([
    de('cartera', '1031'),
    de('mora', '103102'),
    de('cartera', '103'),
  ]);
  expect([status, problema.codigo, problema.errores?.map(({ campo }) => campo)]).toEqual([
    400,
    'PETICION_INVALIDA',
    ['cuentas.0.idCuenta'],
  ]);
  expect((await guardar([de('cartera', '103'), de('cartera', '103', -1)])).status).toBe(400);
});

it('si el catálogo se mueve y una queda bajo la otra, su dinero se sigue contando una vez', async () => {
  await guardar([de('disponibilidad', '1011'), de('disponibilidad', '101603')]);
  const version = 1;
  const { status } = await oficina.llamar(
    moverCuenta,
    { params: { idCuenta: '101603' }, body: { idCuentaNueva: '101106', version } },
    { token: oficina.contador },
  );
  expect(status).toBe(200);
  const quedo = await valorDe('disponibilidad');
  expect([quedo?.partes.map(({ idCuenta }) => idCuenta), quedo?.valor]).toEqual([['1011', '101106'], 50_00]);
});

it('una cuenta que no existe se dice en su campo; quien no edita el catálogo no los cambia', async () => {
  const { problema } = await guardar([de('cartera', '103'), de('cartera', '199')]);
  expect([problema.codigo, problema.errores?.map(({ campo }) => campo)]).toEqual([
    'CUENTA_NO_EXISTE',
    ['cuentas.1.idCuenta'],
  ]);
  expect((await guardar([], oficina.auxiliar)).status).toBe(403);
});

it('queda en la bitácora quién los cambió, y el auditor lo ve entre lo nuevo', async () => {
  const antes = await contarBitacora();
  await guardar([de('disponibilidad', CAJA_CHICA)]);
  await guardar([de('disponibilidad', CAJA_CHICA, -1)]);
  // One leaves or two, one comes, one changes its sign.
  expect((await contarBitacora()) - antes).toBeGreaterThanOrEqual(3);
  const { actor, accion } = await oficina.db
    .selectFrom('bitacora')
    .select(['actor', 'accion'])
    .where('entidad', '=', 'cuenta_de_indicador')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect([actor === null, accion]).toEqual([false, 'contabilidad:indicadores']);
});

async function contarBitacora(): Promise<number> {
  const filas = await oficina.db
    .selectFrom('bitacora')
    .select('n')
    .where('entidad', '=', 'cuenta_de_indicador')
    .execute();
  return filas.length;
}
