// Nobody sees or touches what belongs to an agencia that is not theirs: for them it does not exist.

import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as soportes from '@cuadra/contract/contabilidad/borradores/soportes';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import type { Problema } from '@cuadra/contract/problema-en-json';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, nueva, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const XML = { mediaType: 'text/xml', bytes: new TextEncoder().encode('<a/>') };

it('la lista de cada quien trae solo lo de sus agencias, también con filtros', async () => {
  const central = await oficina.contabilizada(oficina.contador, { agencia: '01', concepto: 'En la central' });
  const lejana = await oficina.contabilizada(oficina.contador, { agencia: '02', concepto: 'En la lejana' });
  const borrador = await oficina.crear(oficina.contador, { agencia: '02', concepto: 'En la lejana' });
  const ver = async (token: string, query = {}) => {
    const { cuerpo } = await oficina.llamar(
      contrato.listarPartidas,
      { query: { limite: 200, ...query } },
      { token },
    );
    return cuerpo;
  };
  const deAuxiliar = await ver(oficina.auxiliar);
  expect(new Set(deAuxiliar.partidas.map(({ agencia }) => agencia))).toEqual(new Set(['01']));
  expect(deAuxiliar.partidas.map(({ id }) => id)).toContain(central.id);
  for (const query of [{ agencia: '02' }, { texto: 'lejana' }]) {
    expect((await ver(oficina.auxiliar, query)).partidas).toEqual([]);
    const { cuerpo } = await oficina.llamar(
      contrato.totalizarPartidas,
      { query },
      { token: oficina.auxiliar },
    );
    expect(cuerpo).toEqual({ total: 0, completo: true, contabilizadas: 0, debe: 0, haber: 0, aparte: [] });
  }
  const deForastero = await ver(oficina.forastero, { texto: 'lejana' });
  expect(deForastero.partidas.map(({ id }) => id)).toEqual([borrador.id, lejana.id]);
});

it.each(['borrador', 'contabilizada'])('una %s ajena no existe para ninguna acción', async (estado) => {
  const { id } = await oficina.crear(oficina.contador, {
    agencia: '01',
    contabilizar: estado === 'contabilizada',
  });
  const { cuerpo: soporte } = await oficina.llamar(
    soportes.agregarSoporte,
    { params: { id }, query: { nombre: 'a.xml' }, body: XML },
    { token: oficina.contador },
  );
  const params = { id };
  const query = {};
  const token = { token: oficina.forastero };
  const uno = { params: { id, idSoporte: soporte.id } };
  const respuestas: { status: number; problema: Problema }[] = [
    await oficina.llamar(contrato.verPartida, { params }, token),
    await oficina.llamar(borradores.editarPartida, { params, body: { version: 1, concepto: 'Mía' } }, token),
    await oficina.llamar(borradores.descartarPartida, { params }, token),
    await oficina.llamar(borradores.enviarPartida, { params, query }, token),
    await oficina.llamar(borradores.contabilizarPartida, { params, query }, token),
    await oficina.llamar(borradores.aprobarPartida, { params, query }, token),
    await oficina.llamar(borradores.rechazarPartida, { params, body: { motivo: 'Porque sí' } }, token),
    await oficina.llamar(
      revertirPartida,
      { params, body: { fecha: '2026-11-16', motivo: 'Porque sí' } },
      token,
    ),
    await oficina.llamar(borradores.duplicarPartida, { params }, token),
    await oficina.llamar(soportes.listarSoportes, { params }, token),
    await oficina.llamar(soportes.agregarSoporte, { params, query: { nombre: 'b.xml' }, body: XML }, token),
    await oficina.llamar(soportes.verSoporte, uno, token),
    await oficina.llamar(soportes.quitarSoporte, uno, token),
  ];
  for (const { status, problema } of respuestas)
    expect([status, problema.codigo]).toEqual([404, 'NO_ENCONTRADO']);
});

it('y en ella no se crea nada', async () => {
  for (const contabilizar of [true, false]) {
    const { problema } = await oficina.llamar(
      borradores.crearPartida,
      { body: nueva({ contabilizar }) },
      { token: oficina.forastero },
    );
    expect([problema.codigo, problema.errores?.[0]?.campo]).toEqual(['SIN_AGENCIA', 'agencia']);
  }
});

it('quien solo lee, lee; y no cambia nada', async () => {
  const { id } = await oficina.contabilizada(oficina.contador);
  const auditor = await oficina.entrar('auditor@cuadra.demo');
  expect((await oficina.llamar(contrato.verPartida, { params: { id } }, { token: auditor })).status).toBe(
    200,
  );
  const { problema } = await oficina.llamar(borradores.crearPartida, { body: nueva() }, { token: auditor });
  expect(problema.codigo).toBe('SIN_PERMISO');
});
