// Many approvals in one request: each with its own answer.
import { aprobarVarias } from '@cuadra/contract/contabilidad/borradores/aprobaciones';
import * as contrato from '@cuadra/contract/contabilidad/borradores/borradores';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { CSV } from '@cuadra/contract/medios';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  type Cambios,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

async function enRevision(cambios: Cambios = {}, token = oficina.auxiliar) {
  const { id } = await oficina.crear(token, { lineas: lineas(2_000_000), ...cambios });
  const { cuerpo } = await oficina.llamar(contrato.enviarPartida, { params: { id }, query: {} }, { token });
  return { id, version: cuerpo.version };
}
async function aprobar(partidas: { id: string; version: number }[], token = oficina.contador) {
  const { status, cuerpo, problema } = await oficina.llamar(aprobarVarias, { body: { partidas } }, { token });
  return { status, resultados: cuerpo.resultados, problema };
}

it('cada una por su cuenta: las que se niegan no detienen a las demás', async () => {
  const buena = await enRevision({ concepto: 'Buena' });
  const otra = await enRevision({ concepto: 'Otra buena' });
  const propia = await enRevision({ concepto: 'Propia' }, oficina.contador);
  const cambiada = await enRevision({ concepto: 'Cambiada' });
  const borrador = await oficina.crear(oficina.auxiliar);
  const inexistente = { id: crypto.randomUUID(), version: 1 };
  const pedidas = [
    buena,
    propia,
    { ...cambiada, version: cambiada.version - 1 },
    { id: borrador.id, version: borrador.version },
    inexistente,
    otra,
  ];
  const { status, resultados } = await aprobar(pedidas);
  expect(status).toBe(200);
  expect(resultados.map(({ id }) => id)).toEqual(pedidas.map(({ id }) => id));
  expect(resultados.map(({ codigo }) => codigo)).toEqual([
    null,
    'APROBACION_PROPIA',
    'CONFLICTO_DE_EDICION',
    'ESTADO_NO_ADMITE',
    'NO_ENCONTRADO',
    null,
  ]);
  expect(resultados[1]).toMatchObject({ numero: null, mensaje: expect.stringMatching(/Nadie aprueba/) });
  const numeros = resultados.flatMap(({ numero }) => numero ?? []).sort((a, b) => a - b);
  expect((numeros[1] ?? 0) - (numeros[0] ?? 0)).toBe(1);
});

it('una reversión y lo que se trajo de una hoja tampoco las aprueba quien las pidió; otra persona, las dos', async () => {
  const monto = 60_000_000;
  const { id } = await oficina.contabilizada(oficina.contador2, { lineas: lineas(monto) });
  // What came in goes out again.
  await oficina.limitar('contador', 'paga', monto - 1, null);
  const { cuerpo: reversion } = await oficina.llamar(
    revertirPartida,
    { params: { id }, body: { fecha: '2026-11-16', motivo: 'Cuenta equivocada' } },
    { token: oficina.contador },
  );
  await oficina.limitar('contador', 'paga', null, null);
  const hoja = [
    'partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber',
    `1,2026-11-10,diario,01,De una hoja,${CAJA_CHICA},50.00,`,
    `1,2026-11-10,diario,01,De una hoja,${SOBRANTES},,50.00`,
  ];
  const { cuerpo: traida } = await oficina.llamar(
    importarPartidas,
    {
      query: { ensayo: 'false', nombre: 'Pólizas.csv', destino: 'revision' },
      body: { mediaType: CSV, bytes: Buffer.from(hoja.join('\n')) },
    },
    { token: oficina.contador },
  );
  const pedidas = await oficina.db
    .selectFrom('borrador')
    .select(['id', 'version'])
    .where('id', 'in', [reversion.id, traida.importacion ?? ''])
    .execute();
  expect(pedidas).toHaveLength(2);
  const codigos = async (token: string) =>
    (await aprobar(pedidas, token)).resultados.map(({ codigo }) => codigo);
  expect(await codigos(oficina.contador)).toEqual(['APROBACION_PROPIA', 'APROBACION_PROPIA']);
  expect(await codigos(oficina.contador2)).toEqual([null, null]);
  const hechas = await oficina.db
    .selectFrom('partida')
    .select('operacion')
    .where(
      'id',
      'in',
      pedidas.map((pedida) => pedida.id),
    )
    .orderBy('operacion')
    .execute();
  expect(hechas.map(({ operacion }) => operacion)).toEqual(['importacion', 'reversion']);
});

it('la misma dos veces se contabiliza una', async () => {
  const una = await enRevision();
  const { resultados } = await aprobar([una, una]);
  expect(resultados.map(({ codigo }) => codigo).sort()).toEqual(['ESTADO_NO_ADMITE', null]);
});

it('muchas de una vez, con números seguidos; más de 200 no', async () => {
  const muchas = [];
  for (let n = 0; n < 60; n++) muchas.push(await enRevision({ concepto: `Fila ${n}` }));
  const { resultados } = await aprobar(muchas);
  const numeros = resultados.map(({ numero }) => numero ?? 0).sort((a, b) => a - b);
  const [primero = 0] = numeros;
  expect(numeros).toEqual(Array.from({ length: 60 }, (_, indice) => primero + indice));
  const deMas = Array.from({ length: 201 }, () => ({ id: crypto.randomUUID(), version: 1 }));
  expect((await aprobar(deMas)).status).toBe(400);
});

it('solo quien aprueba', async () => {
  const una = await enRevision();
  expect((await aprobar([una], oficina.auxiliar)).problema.codigo).toBe('SIN_PERMISO');
});

it('lo que entra y lo que sale de revisión llega en vivo a quien ve partidas', async () => {
  const oyente = await escucharEventos(oficina, oficina.contador2);
  const cambios = () => oyente.recibidos.filter(({ tipo }) => tipo === 'revision-cambio').length;
  const una = await enRevision();
  await hastaQue(() => expect(cambios()).toBe(1));
  const contabilizadas = { tipo: 'partidas-contabilizadas' };
  expect(oyente.recibidos).not.toContainEqual(contabilizadas);
  await aprobar([una]);
  await hastaQue(() => expect(cambios()).toBe(2));
  expect(oyente.recibidos).toContainEqual(contabilizadas);
  const { id } = await enRevision();
  await hastaQue(() => expect(cambios()).toBe(3));
  await oficina.llamar(
    contrato.rechazarPartida,
    { params: { id }, body: { motivo: 'Falta la factura' } },
    { token: oficina.contador },
  );
  await hastaQue(() => expect(cambios()).toBe(4));
  await oyente.cerrar();
});
