// A partida tells its whole story: who did what, what changed, and only that.

import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as soportes from '@cuadra/contract/contabilidad/borradores/soportes';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

it('desde el primer borrador hasta su reversión, con quién y qué cambió', async () => {
  const { auxiliar, contador } = oficina;
  const { id, version } = await oficina.crear(auxiliar, {
    concepto: 'Primera idea',
    lineas: lineas(2_000_000),
  });
  const params = { id };
  const llamar = async (paso: Promise<{ status: number }>) => expect((await paso).status).toBeLessThan(300);
  const xml = { mediaType: 'text/xml', bytes: new TextEncoder().encode('<factura/>') };
  const { cuerpo: soporte } = await oficina.llamar(
    soportes.agregarSoporte,
    { params, query: { nombre: 'factura.xml' }, body: xml },
    { token: auxiliar },
  );
  await llamar(
    oficina.llamar(soportes.quitarSoporte, { params: { id, idSoporte: soporte.id } }, { token: auxiliar }),
  );
  const edicion = { version, concepto: 'Mejor idea' };
  await llamar(oficina.llamar(borradores.editarPartida, { params, body: edicion }, { token: auxiliar }));
  await llamar(oficina.llamar(borradores.enviarPartida, { params, query: {} }, { token: auxiliar }));
  const motivo = 'Falta el documento';
  await llamar(oficina.llamar(borradores.rechazarPartida, { params, body: { motivo } }, { token: contador }));
  await llamar(oficina.llamar(borradores.enviarPartida, { params, query: {} }, { token: auxiliar }));
  await llamar(oficina.llamar(borradores.aprobarPartida, { params, query: {} }, { token: contador }));
  const reversion = { fecha: '2026-11-16', motivo: 'Duplicada' };
  await llamar(oficina.llamar(revertirPartida, { params, body: reversion }, { token: contador }));

  const { cuerpo } = await oficina.llamar(contrato.verPartida, { params }, { token: contador });
  const jose = 'José Alfredo Tiul Choc';
  const carlos = 'Carlos Enrique Xol Pop';
  expect(cuerpo.historia.map(({ actor, accion }) => `${accion} ${actor}`)).toEqual([
    `partidas:crear ${jose}`,
    `partidas:agregar-soporte ${jose}`,
    `partidas:quitar-soporte ${jose}`,
    `partidas:editar ${jose}`,
    `partidas:enviar ${jose}`,
    `partidas:rechazar ${carlos}`,
    `partidas:enviar ${jose}`,
    `partidas:aprobar ${carlos}`,
    `partidas:revertir ${carlos}`,
  ]);
  const [creada, , , editada, , rechazada] = cuerpo.historia;
  expect(creada?.antes).toBeNull();
  expect(creada?.despues).toMatchObject({ concepto: 'Primera idea', debe: 2_000_000 });
  expect([editada?.antes, editada?.despues]).toEqual([
    { concepto: 'Primera idea' },
    { concepto: 'Mejor idea' },
  ]);
  expect([rechazada?.antes, rechazada?.despues]).toEqual([
    { estado: 'en_revision', motivo: null },
    { estado: 'rechazada', motivo },
  ]);
  expect(cuerpo.revertidaPor).not.toBeNull();
});

it('un borrador muy largo guardado muchas veces no vuelve ilegible su historia', async () => {
  const largas = Array.from({ length: 150 }, (_, n) => lineas(n + 1)).flat();
  const { id } = await oficina.crear(oficina.auxiliar, { lineas: largas });
  for (let version = 1; version <= 3; version++) {
    const body = { version, lineas: largas.slice(0, -2 * version) };
    await oficina.llamar(borradores.editarPartida, { params: { id }, body }, { token: oficina.auxiliar });
  }
  const { cuerpo } = await oficina.llamar(
    contrato.verPartida,
    { params: { id } },
    { token: oficina.contador },
  );
  expect(cuerpo.lineas).toHaveLength(294);
  const [creada, ...ediciones] = cuerpo.historia;
  expect(creada?.despues).not.toHaveProperty('lineas');
  expect(ediciones.map(({ despues }) => despues?.cantidadLineas)).toEqual([298, 296, 294]);
});

it('lo que no existe, no se encuentra', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const { status, problema } = await oficina.llamar(
    contrato.verPartida,
    { params: { id } },
    { token: oficina.contador },
  );
  expect([status, problema.codigo]).toEqual([404, 'NO_ENCONTRADO']);
});
