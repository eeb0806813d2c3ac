import { solicitarCuenta, verUsuarioActual } from '@cuadra/contract/acceso/sesion';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';

let oficina: Oficina;
beforeAll(async () => {
  // Monday 16 November 2026, the year begun and every month before closed.
  oficina = await abrirOficina();
  await oficina.contabilizada(oficina.contador);
  await oficina.comoDueno(`update periodo set estado = 'cerrado' where (anio, mes) < (2026, 11)`);
});
afterAll(() => oficina.cerrar());

/** `id cuenta`, as they come. */
const pendientesDe = async (token: string) => {
  const { pendientes } = await recuadrosDe(oficina, token);
  return pendientes?.contenido?.map(({ id, cuenta }) => `${id} ${cuenta}`);
};
const idDe = async (token: string) => (await oficina.llamar(verUsuarioActual, {}, { token })).cuerpo.id;
const enviar = async (id: string, token: string) => {
  const { status } = await oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token });
  expect(status).toBe(200);
};
const grande = { lineas: lineas(2_000_000) };

it('sin nada que atender, nada se dice', async () => {
  for (const token of [oficina.auxiliar, oficina.contador, await oficina.entrar('admin@cuadra.demo')])
    expect(await pendientesDe(token)).toEqual([]);
});

it('los borradores y lo devuelto, a su autor; lo que espera aprobación, a quien puede darla', async () => {
  const { auxiliar, contador, contador2, forastero } = oficina;
  await oficina.crear(auxiliar);
  await oficina.crear(auxiliar);
  await enviar((await oficina.crear(auxiliar, grande)).id, auxiliar);
  expect(await pendientesDe(auxiliar)).toEqual(['borradores 2']);
  expect(await pendientesDe(contador)).toEqual(['partidas-por-aprobar 1']);
  expect(await pendientesDe(forastero)).toEqual([]);

  const { id } = await oficina.crear(auxiliar, grande);
  await enviar(id, auxiliar);
  await oficina.llamar(
    borradores.rechazarPartida,
    { params: { id }, body: { motivo: 'Falta la factura' } },
    { token: contador },
  );
  expect(await pendientesDe(auxiliar)).toEqual(['partidas-rechazadas 1', 'borradores 2']);
  expect(await pendientesDe(contador2)).toEqual(['partidas-por-aprobar 1']);
});

it('ni la propia ni la que uno corrigió esperan a uno', async () => {
  const { auxiliar, contador, contador2 } = oficina;
  const propia = await oficina.crear(contador, { tipo: 'ajuste', lineas: lineas(60_000_000) });
  await enviar(propia.id, contador);
  const corregida = await oficina.crear(auxiliar, grande);
  await oficina.llamar(
    borradores.editarPartida,
    { params: { id: corregida.id }, body: { version: corregida.version, concepto: 'Corregida' } },
    { token: contador },
  );
  await enviar(corregida.id, auxiliar);
  // The one of the test above; and, for whom neither wrote, these two.
  expect(await pendientesDe(contador)).toEqual(['partidas-por-aprobar 1']);
  expect(await pendientesDe(contador2)).toEqual(['partidas-por-aprobar 3']);
});

it('cada uno lleva a donde se atiende', async () => {
  const { auxiliar, contador } = oficina;
  const enlaces = async (token: string) => {
    const { pendientes } = await recuadrosDe(oficina, token);
    return pendientes?.contenido?.map(({ link }) => link);
  };
  expect(await enlaces(contador)).toEqual(['/contabilidad/ver-partidas?vista=aprobaciones']);
  const id = await idDe(auxiliar);
  expect(await enlaces(auxiliar)).toEqual([
    `/contabilidad/ver-partidas?estado=rechazada&usuario=${id}`,
    `/contabilidad/ver-partidas?estado=borrador&usuario=${id}`,
  ]);
});

it('los meses anteriores sin cerrar: una vez cada mes, de las agencias propias, a quien cierra', async () => {
  await oficina.comoDueno(
    `update periodo set estado = 'abierto' where anio = 2026 and mes in (9, 10) and agencia in ('01', '03')`,
  );
  expect(await pendientesDe(oficina.contador)).toContain('meses-sin-cerrar 2');
  expect(await pendientesDe(oficina.forastero)).toEqual([]);
  expect(await pendientesDe(oficina.auxiliar)).not.toContain('meses-sin-cerrar 2');
  // At 11 p.m. of the 30th in Guatemala it is already December in UTC; November is not a month before yet.
  oficina.reloj.poner('2026-12-01T05:00:00Z');
  expect(await pendientesDe(await oficina.entrar('contador@cuadra.demo'))).toContain('meses-sin-cerrar 2');
  oficina.reloj.poner('2026-12-01T06:00:00Z');
  expect(await pendientesDe(await oficina.entrar('contador@cuadra.demo'))).toContain('meses-sin-cerrar 3');
});

it('las solicitudes de cuenta, a quien administra', async () => {
  const admin = await oficina.entrar('admin@cuadra.demo');
  expect(await pendientesDe(admin)).toEqual([]);
  const pedir = (email: string) =>
    oficina.llamar(solicitarCuenta, {
      body: { name: 'Elena Caal', email },
    });
  await pedir('elena@ejemplo.gt');
  await pedir('otra@ejemplo.gt');
  expect(await pendientesDe(admin)).toEqual(['solicitudes 2']);
  expect(await pendientesDe(await oficina.entrar('auditor@cuadra.demo'))).toEqual([]);
});
