// Accepting a warning: with a reason, only the one there is, and for ever once the partida is posted.
import * as contrato from '@cuadra/contract/contabilidad/borradores/advertencias';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import * as partidas from '@cuadra/contract/contabilidad/partidas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  type Cambios,
  lineas,
  nueva,
  type Oficina,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const ATRASADA = { fecha: '2026-11-02', concepto: 'Factura que llegó tarde', lineas: lineas(1_500) };

async function advertenciaDe(id: string, cambios: Cambios, token = oficina.auxiliar) {
  const { contabilizar: _, ...body } = { ...nueva(), ...cambios, id };
  const { cuerpo } = await oficina.llamar(verEfecto, { body }, { token });
  const hallada = cuerpo.advertencias.find(({ codigo }) => codigo === 'FECHA_ATRASADA');
  if (hallada === undefined) throw new Error('Sin advertencia');
  return hallada;
}

function aceptar(
  id: string,
  clave: string,
  motivo = 'La trajo el proveedor hasta hoy',
  token = oficina.auxiliar,
) {
  return oficina.llamar(
    contrato.aceptarAdvertencia,
    { params: { id }, body: { codigo: 'FECHA_ATRASADA', clave, motivo } },
    { token },
  );
}
const listar = (id: string, token = oficina.contador) =>
  oficina.llamar(contrato.listarAdvertencias, { params: { id } }, { token });

it('queda con quién, cuándo y por qué; y el efecto la da por aceptada', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, ATRASADA);
  const { clave, mensaje } = await advertenciaDe(id, ATRASADA);
  const { status, cuerpo } = await aceptar(id, clave);
  expect(status).toBe(201);
  expect(cuerpo).toEqual({
    codigo: 'FECHA_ATRASADA',
    clave,
    mensaje,
    motivo: 'La trajo el proveedor hasta hoy',
    por: { id: expect.any(String), nombre: 'José Alfredo Tiul Choc' },
    en: '2026-11-16T15:00:00.000Z',
  });
  expect((await listar(id)).cuerpo).toEqual([cuerpo]);
  const { motivo, por, en } = cuerpo;
  expect((await advertenciaDe(id, ATRASADA)).aceptada).toEqual({ motivo, por, en });
});

it('otra fecha es otra advertencia: la aceptada no vale para ella', async () => {
  const { id, version } = await oficina.crear(oficina.auxiliar, ATRASADA);
  const { clave } = await advertenciaDe(id, ATRASADA);
  await aceptar(id, clave);
  const otra = { ...ATRASADA, fecha: '2026-11-03' };
  expect((await advertenciaDe(id, otra)).aceptada).toBeNull();
  await oficina.llamar(
    borradores.editarPartida,
    { params: { id }, body: { version, fecha: otra.fecha } },
    { token: oficina.auxiliar },
  );
  expect((await aceptar(id, clave)).problema.codigo).toBe('ADVERTENCIA_CAMBIADA');
});

it('aceptarla otra vez cambia el motivo; la bitácora guarda los dos', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, ATRASADA);
  const { clave } = await advertenciaDe(id, ATRASADA);
  await aceptar(id, clave, 'Primero');
  await aceptar(id, clave, 'Mejor dicho');
  expect((await listar(id)).cuerpo.map(({ motivo }) => motivo)).toEqual(['Mejor dicho']);
  const { cuerpo } = await oficina.llamar(
    partidas.verPartida,
    { params: { id } },
    { token: oficina.contador },
  );
  const hechos = cuerpo.historia.filter(({ accion }) => accion === 'partidas:aceptar-advertencia');
  expect(hechos.map(({ actor, antes, despues }) => [actor, antes?.motivo, despues?.motivo])).toEqual([
    ['José Alfredo Tiul Choc', undefined, 'Primero'],
    ['José Alfredo Tiul Choc', 'Primero', 'Mejor dicho'],
  ]);
  expect(Object.keys(hechos[0]?.despues ?? {}).sort()).toEqual(['codigo', 'mensaje', 'motivo', 'partida']);
});

it('la acepta su autor o quien aprueba, mientras es borrador', async () => {
  const { id } = await oficina.crear(oficina.contador, ATRASADA);
  const { clave } = await advertenciaDe(id, ATRASADA, oficina.contador);
  expect((await aceptar(id, clave)).problema.codigo).toBe('SIN_PERMISO');
  expect((await aceptar(id, clave, 'Yo la vi', oficina.contador2)).status).toBe(201);
  expect((await aceptar(id, clave, 'De lejos', oficina.forastero)).problema.codigo).toBe('NO_ENCONTRADO');
  expect((await listar(id, oficina.forastero)).problema.codigo).toBe('NO_ENCONTRADO');
  await oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token: oficina.contador });
  expect((await aceptar(id, clave, 'Tarde', oficina.contador)).problema.codigo).toBe('ESTADO_NO_ADMITE');
});

it('sin motivo no se acepta', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, ATRASADA);
  const { clave } = await advertenciaDe(id, ATRASADA);
  expect((await aceptar(id, clave, '  ')).status).toBe(400);
  expect((await listar(id)).cuerpo).toEqual([]);
});

it('sigue con la partida contabilizada, y ahí ya nadie la cambia, ni con SQL', async () => {
  const unica = { ...ATRASADA, concepto: 'Ninguna otra dice esto' };
  const { id } = await oficina.crear(oficina.auxiliar, unica);
  const { clave } = await advertenciaDe(id, unica);
  await aceptar(id, clave);
  const { status } = await oficina.llamar(
    borradores.contabilizarPartida,
    { params: { id }, query: {} },
    { token: oficina.auxiliar },
  );
  expect(status).toBe(200);
  expect((await listar(id)).cuerpo).toHaveLength(1);
  expect((await aceptar(id, clave)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  const intentos = [
    `update advertencia_aceptada set motivo = 'otro' where partida = '${id}'`,
    `delete from advertencia_aceptada where partida = '${id}'`,
    `insert into advertencia_aceptada select partida, codigo, 'otra', mensaje, motivo, por, en
     from advertencia_aceptada where partida = '${id}'`,
  ];
  for (const intento of intentos) {
    await expect(oficina.comoDueno(intento)).rejects.toMatchObject({ code: 'CU003' });
  }
});

it('se va con el borrador que se descarta; la bitácora no', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, ATRASADA);
  const { clave } = await advertenciaDe(id, ATRASADA);
  await aceptar(id, clave);
  await oficina.llamar(borradores.descartarPartida, { params: { id } }, { token: oficina.auxiliar });
  const quedan = await oficina.db
    .selectFrom('advertenciaAceptada')
    .select('clave')
    .where('partida', '=', id)
    .execute();
  expect(quedan).toEqual([]);
  const anotadas = await oficina.db
    .selectFrom('bitacora')
    .select('accion')
    .where('entidad', '=', 'advertencia_aceptada')
    .where('idEntidad', '=', id)
    .orderBy('n')
    .execute();
  expect(anotadas.map(({ accion }) => accion)).toEqual([
    'partidas:aceptar-advertencia',
    'partidas:descartar',
  ]);
});
