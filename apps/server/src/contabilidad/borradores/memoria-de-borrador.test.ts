// What the screen remembers of a draft: for whoever may write in it, without touching it.

import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import * as partidas from '@cuadra/contract/contabilidad/partidas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const MEMORIA: contrato.MemoriaDeBorrador = {
  cursor: { fila: 3, columna: 'haber' },
  formulas: { '0.debe': '=1500/1.12', '12.haber': '=B1*5%' },
};

const ver = (id: string, token = oficina.auxiliar) =>
  oficina.llamar(contrato.verMemoria, { params: { id } }, { token });
const guardar = (id: string, body: contrato.MemoriaDeBorrador = MEMORIA, token = oficina.auxiliar) =>
  oficina.llamar(contrato.guardarMemoria, { params: { id }, body }, { token });
const anotaciones = async () => {
  const { cuantas } = await oficina.db
    .selectFrom('bitacora')
    .select(({ fn }) => fn.countAll<number>().as('cuantas'))
    .executeTakeFirstOrThrow();
  return cuantas;
};

it('vuelve como se dejó, sin cambiar la versión ni dejar rastro', async () => {
  const { id, version } = await oficina.crear(oficina.auxiliar);
  expect((await ver(id)).cuerpo).toEqual({ cursor: null, formulas: {} });
  const antes = await anotaciones();
  expect((await guardar(id)).cuerpo).toEqual(MEMORIA);
  const ultima = { cursor: null, formulas: { '4999.debe': '=2+2' } };
  await guardar(id, ultima);
  expect((await ver(id)).cuerpo).toEqual(ultima);
  expect(await anotaciones()).toBe(antes);
  const { cuerpo } = await oficina.llamar(
    partidas.verPartida,
    { params: { id } },
    { token: oficina.auxiliar },
  );
  expect(cuerpo.version).toBe(version);
});

it('no espera a quien está guardando el borrador', async () => {
  const { id } = await oficina.crear(oficina.auxiliar);
  const liberar = Promise.withResolvers<void>();
  const tomado = Promise.withResolvers<void>();
  const otra = oficina.db.transaction().execute(async (tx) => {
    await tx.selectFrom('borrador').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    tomado.resolve();
    await liberar.promise;
  });
  await tomado.promise;
  expect((await guardar(id)).status).toBe(200);
  liberar.resolve();
  await otra;
});

it('es de quien puede escribir en el borrador', async () => {
  const { id } = await oficina.crear(oficina.contador);
  expect((await guardar(id)).problema.codigo).toBe('SIN_PERMISO');
  expect((await ver(id)).problema.codigo).toBe('SIN_PERMISO');
  expect((await guardar(id, MEMORIA, oficina.contador2)).status).toBe(200);
  expect((await ver(id, oficina.forastero)).problema.codigo).toBe('NO_ENCONTRADO');
});

it('se va con el borrador', async () => {
  const uno = await oficina.crear(oficina.auxiliar);
  const otro = await oficina.crear(oficina.auxiliar);
  for (const { id } of [uno, otro]) await guardar(id);
  await oficina.llamar(borradores.descartarPartida, { params: { id: uno.id } }, { token: oficina.auxiliar });
  const { status } = await oficina.llamar(
    borradores.contabilizarPartida,
    { params: { id: otro.id }, query: {} },
    { token: oficina.auxiliar },
  );
  expect(status).toBe(200);
  const quedan = await oficina.db
    .selectFrom('memoriaBorrador')
    .select('borrador')
    .where('borrador', 'in', [uno.id, otro.id])
    .execute();
  expect(quedan).toEqual([]);
  expect((await guardar(otro.id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
});

it.each([
  { cursor: { fila: -1, columna: 'debe' }, formulas: {} },
  { cursor: { fila: 0, columna: 'saldo' }, formulas: {} },
  { cursor: null, formulas: { '0.concepto': '=1' } },
  { cursor: null, formulas: { '-1.debe': '=1' } },
  { cursor: null, formulas: { '0.debe': `=${'9'.repeat(200)}` } },
])('no guarda %j', async (memoria) => {
  const { id } = await oficina.crear(oficina.auxiliar);
  expect((await guardar(id, memoria as contrato.MemoriaDeBorrador)).status).toBe(400);
});
