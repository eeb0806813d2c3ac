// What whoever approves is shown: the effect of this moment, the author's reasons and what appeared since.
import { aceptarAdvertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfectoDeBorrador } from '@cuadra/contract/contabilidad/borradores/efecto';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const efecto = (id: string, token = oficina.contador) =>
  oficina.llamar(verEfectoDeBorrador, { params: { id } }, { token });
const enviar = (id: string, token = oficina.auxiliar) =>
  oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token });

it('los saldos de ahora, no los de cuando se envió, y los que deja al aprobarse', async () => {
  const { id } = await oficina.crear(oficina.contador2, { agencia: '03', lineas: lineas(2_000_000) });
  await enviar(id, oficina.contador2);
  // Q 1,000.00 enter meanwhile.
  await oficina.contabilizada(oficina.contador, { agencia: '03', lineas: lineas(100_000) });
  const { cuerpo } = await efecto(id);
  // 1,000.00 + 20,000.00 = 21,000.00
  expect(cuerpo.cuentas.map(({ idCuenta, antes, despues }) => [idCuenta, antes, despues])).toEqual([
    [CAJA_CHICA, 100_000, 2_100_000],
    [SOBRANTES, 100_000, 2_100_000],
  ]);
  expect([cuerpo.version, cuerpo.errores, cuerpo.advertencias]).toEqual([2, [], []]);
  await oficina.llamar(
    borradores.aprobarPartida,
    { params: { id }, query: { version: cuerpo.version } },
    { token: oficina.contador },
  );
  const { id: otra } = await oficina.crear(oficina.contador2, { agencia: '03', lineas: lineas(1) });
  expect((await efecto(otra)).cuerpo.cuentas.map(({ antes }) => antes)).toEqual([2_100_000, 2_100_000]);
  expect((await efecto(id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
});

it('la advertencia que su autor aceptó, con su motivo; la que apareció después, sin él', async () => {
  const datos = { fecha: '2026-11-02', concepto: 'Factura que llegó tarde', lineas: lineas(2_000_100) };
  const { id } = await oficina.crear(oficina.auxiliar, datos);
  const [atrasada] = (await efecto(id)).cuerpo.advertencias;
  expect(atrasada).toMatchObject({ codigo: 'FECHA_ATRASADA', aceptada: null });
  const body = { codigo: 'FECHA_ATRASADA', clave: atrasada?.clave ?? '', motivo: 'La trajeron hoy' } as const;
  await oficina.llamar(aceptarAdvertencia, { params: { id }, body }, { token: oficina.auxiliar });
  await enviar(id);
  await oficina.contabilizada(oficina.contador2, datos);
  const { advertencias } = (await efecto(id)).cuerpo;
  expect(advertencias.map(({ codigo, aceptada }) => [codigo, aceptada?.motivo])).toEqual([
    ['POSIBLE_DUPLICADA', undefined],
    ['FECHA_ATRASADA', 'La trajeron hoy'],
  ]);
});

it('lo que hoy ya no se admite se dice antes de firmar', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, { fecha: '2026-04-10', lineas: lineas(2_000_000) });
  await enviar(id);
  await oficina.comoDueno(`update periodo set estado = 'cerrado' where anio = 2026 and mes = 4`);
  expect((await efecto(id)).cuerpo.errores.map(({ campo, codigo }) => [campo, codigo])).toEqual([
    ['fecha', 'PERIODO_CERRADO'],
  ]);
});

it('también de una reversión propuesta', async () => {
  // One of 600,000.00: more than a contador reverts alone.
  await oficina.limitar('contador', 'paga', 50_000_000, null);
  const { id } = await oficina.crear(oficina.contador, {
    agencia: '02',
    lineas: lineas(60_000_000),
  });
  await enviar(id, oficina.contador);
  await oficina.llamar(
    borradores.aprobarPartida,
    { params: { id }, query: {} },
    { token: oficina.contador2 },
  );
  const { cuerpo: propuesta } = await oficina.llamar(
    revertirPartida,
    { params: { id }, body: { fecha: '2026-11-16', motivo: 'Cuenta equivocada' } },
    { token: oficina.contador },
  );
  const { cuerpo } = await efecto(propuesta.id, oficina.contador2);
  expect(cuerpo.errores).toEqual([]);
  expect(cuerpo.cuentas.map(({ idCuenta, antes, despues }) => [idCuenta, antes, despues])).toEqual([
    [CAJA_CHICA, 60_000_000, 0],
    [SOBRANTES, 60_000_000, 0],
  ]);
});

it('no es de quien no aprueba ni de otra agencia', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, { agencia: '01', lineas: lineas(2_000_000) });
  await enviar(id);
  expect((await efecto(id, oficina.auxiliar)).problema.codigo).toBe('SIN_PERMISO');
  expect((await efecto(id, oficina.forastero)).problema.codigo).toBe('NO_ENCONTRADO');
});
