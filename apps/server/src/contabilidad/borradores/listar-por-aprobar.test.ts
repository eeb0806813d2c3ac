// The inbox of who approves: what waits for that person, why, and since when.

import * as contrato from '@cuadra/contract/contabilidad/borradores/borradores';
import { listarPorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  type Cambios,
  GASTOS,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const enviar = (id: string, token: string) =>
  oficina.llamar(contrato.enviarPartida, { params: { id }, query: {} }, { token });
const enRevision = async (token: string, cambios: Cambios = {}) => {
  const { id } = await oficina.crear(token, { lineas: lineas(2_000_000), ...cambios });
  expect((await enviar(id, token)).status).toBe(200);
  return id;
};
const bandeja = async (token: string) => {
  const { cuerpo } = await oficina.llamar(listarPorAprobar, {}, { token });
  return cuerpo;
};
const ids = async (token: string) => (await bandeja(token)).partidas.map(({ partida }) => partida.id);

it('dice por qué: el monto, el día, que siempre son dos, o que su autor quiso', async () => {
  const dentro = (monto: number) => ({ lineas: lineas(monto, GASTOS, SOBRANTES) });
  await oficina.limitar('auxiliar', 'mueve', 0, 0);
  const porMonto = await enRevision(oficina.auxiliar);
  const siempre = await enRevision(oficina.auxiliar, dentro(100));
  const porVoluntad = await enRevision(oficina.auxiliar, { lineas: lineas(100) });
  const { partidas, total } = await bandeja(oficina.contador);
  const motivos = new Map(partidas.map(({ partida, motivo }) => [partida.id, motivo]));
  expect(motivos.get(porMonto)).toBe('Pasa de Q 10,000.00, lo que su autor contabiliza sin aprobación.');
  expect(motivos.get(siempre)).toBe('Lo que hace su autor así siempre lleva aprobación.');
  expect(motivos.get(porVoluntad)).toBe('Su autor pidió que otra persona la revise.');
  expect(total).toBe(partidas.length);
  // 9,000.00 done today + 100.00 > 9,050.00
  await oficina.limitar('auxiliar', 'ingresa', 900_000, 905_000);
  await oficina.contabilizada(oficina.auxiliar, { lineas: lineas(900_000) });
  const ahora = await bandeja(oficina.contador);
  expect(ahora.partidas.find(({ partida }) => partida.id === porVoluntad)?.motivo).toBe(
    'Su autor pidió que otra persona la revise.',
  );
  const porDia = await enRevision(oficina.auxiliar, { lineas: lineas(10_000) });
  const despues = await bandeja(oficina.contador);
  expect(despues.partidas.find(({ partida }) => partida.id === porDia)?.motivo).toBe(
    'Con ella su autor pasaría hoy de Q 9,050.00, lo que contabiliza en un día sin aprobación.',
  );
  await oficina.limitar('auxiliar', 'ingresa', 1_000_000, 5_000_000);
});

it('va de la que más espera a la última, con quién la envió y cuándo', async () => {
  const antes = await enRevision(oficina.auxiliar);
  oficina.reloj.avanzar({ seconds: 7 });
  const despues = await enRevision(oficina.auxiliar, { fecha: '2026-11-02' });
  const propias = (await bandeja(oficina.contador)).partidas.filter(({ partida }) =>
    [antes, despues].includes(partida.id),
  );
  expect(propias.map(({ partida }) => partida.id)).toEqual([antes, despues]);
  expect(propias.map(({ enviadaPor }) => enviadaPor?.nombre)).toEqual(
    Array(2).fill('José Alfredo Tiul Choc'),
  );
  const [una, otra] = propias.map(({ enviadaEn }) => Date.parse(enviadaEn));
  expect((otra ?? 0) - (una ?? 0)).toBe(7_000);
});

it('no trae la propia, ni la que uno corrigió, ni la de otra agencia; y al decidirse, se va', async () => {
  const deContador = await enRevision(oficina.contador);
  expect(await ids(oficina.contador)).not.toContain(deContador);
  expect(await ids(oficina.contador2)).toContain(deContador);
  expect(await ids(oficina.forastero)).not.toContain(deContador);

  const { id, version } = await oficina.crear(oficina.auxiliar, { lineas: lineas(2_000_000) });
  const corregir = { params: { id }, body: { version, concepto: 'Corregida por quien aprueba' } };
  await oficina.llamar(contrato.editarPartida, corregir, { token: oficina.contador });
  await enviar(id, oficina.auxiliar);
  expect(await ids(oficina.contador)).not.toContain(id);
  expect(await ids(oficina.contador2)).toContain(id);

  const aprobada = { params: { id }, query: {} };
  await oficina.llamar(contrato.aprobarPartida, aprobada, { token: oficina.contador2 });
  expect(await ids(oficina.contador2)).not.toContain(id);
});

it('es de quien aprueba', async () => {
  const { status } = await oficina.llamar(listarPorAprobar, {}, { token: oficina.auxiliar });
  expect(status).toBe(403);
});
