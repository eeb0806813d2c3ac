// What waits for whom in the cajas, step by step of a day, and what is new the next one.
import { arqueoSorpresivo } from '@cuadra/contract/contabilidad/cajas/revision';
import { responderAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { pedirAutorizacion } from '#control/testing/con-otra-persona.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { egreso, registrar } from './movimientos/testing/ventanilla.ts';
import { revisores } from './revision/testing/revisores.ts';
import { limitar } from './testing/limitar.ts';
import {
  EN_TRANSITO,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
  TOLERANCIA,
} from './testing/mundo-de-cajas.ts';
import { trasladosDe } from './testing/traslados.ts';

let mundo: MundoDeCajas;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  await comoDueno(mundo.url, `update periodo set estado = 'cerrado' where (anio, mes) < (2026, 11)`);
});
afterAll(() => mundo.cerrar());

const pendientes = async ({ token }: Persona) =>
  (await recuadrosDe(mundo, token)).pendientes?.contenido ?? [];
/** `id cuenta`, as they come. */
const pendientesDe = async (quien: Persona) =>
  (await pendientes(quien)).map(({ id, cuenta }) => `${id} ${cuenta}`);
const enlaceDe = async (quien: Persona, id: string) =>
  (await pendientes(quien)).find((uno) => uno.id === id)?.link;
const novedadesDe = async ({ token }: Persona) =>
  ((await recuadrosDe(mundo, token)).novedades?.contenido?.lista ?? [])
    .filter(({ id }) => /caja|arqueo/.test(id))
    .map(({ id, cuenta }) => `${id} ${cuenta}`);

it('al cajero, su caja sin abrir; a quien no tiene caja, nada', async () => {
  const { cajero, suplente, jefe, contador } = mundo;
  expect(await pendientesDe(cajero)).toEqual(['caja-sin-abrir 1']);
  for (const quien of [suplente, jefe, contador]) expect(await pendientesDe(quien)).toEqual([]);
  await mundo.abrir(cajero);
  expect(await pendientesDe(cajero)).toEqual([]);
});

it('los traslados, a quien le toca: enviarlo, recibirlo o recibirlo de vuelta', async () => {
  const { cajas, cajero, cajero2, jefe } = mundo;
  const traslados = trasladosDe(mundo);
  await mundo.abrir(cajero2);
  const pedido = hecha(await traslados.pedir(cajero2, cajas.c1, 1_00));
  expect(await pendientesDe(cajero)).toEqual(['traslados-por-enviar 1']);
  expect(await pendientesDe(cajero2)).toEqual([]);
  const enviado = hecha(await traslados.atender(cajero, pedido));
  expect(await pendientesDe(cajero)).toEqual([]);
  expect(await pendientesDe(cajero2)).toEqual(['traslados-por-recibir 1']);
  const rechazado = hecha(await traslados.rechazar(cajero2, enviado));
  expect(await pendientesDe(cajero2)).toEqual([]);
  expect(await pendientesDe(cajero)).toEqual(['traslados-por-devolver 1']);
  hecha(await traslados.devolver(cajero, rechazado));
  for (const quien of [cajero, cajero2, jefe]) expect(await pendientesDe(quien)).toEqual([]);
});

it('las autorizaciones: por responder, a quien puede; dadas y sin usar, a quien las pidió', async () => {
  const { cajero, jefe, contador, jefeDeOtra, auditor, llamar } = mundo;
  await limitar(mundo, 'egreso', 1_00);
  const { id: suya } = await mundo.db
    .selectFrom('jornada')
    .select('id')
    .where('cajero', '=', cajero.id)
    .executeTakeFirstOrThrow();
  const pagar = (autorizacion: string) =>
    registrar(mundo, cajero, { id: suya }, egreso({ monto: 2_00 }), undefined, autorizacion);
  const id = await pedirAutorizacion(pagar);
  for (const quien of [jefe, contador])
    expect(await pendientesDe(quien)).toEqual(['autorizaciones-por-responder 1']);
  for (const quien of [cajero, jefeDeOtra, auditor])
    expect(await pendientesDe(quien)).not.toContain('autorizaciones-por-responder 1');
  expect(await enlaceDe(jefe, 'autorizaciones-por-responder')).toBe('/autorizaciones');
  hecha(
    await llamar(
      responderAutorizacion,
      { params: { id }, body: { decision: 'autorizada' } },
      { token: jefe.token },
    ),
  );
  expect(await pendientesDe(jefe)).toEqual([]);
  expect(await pendientesDe(cajero)).toEqual(['autorizaciones-dadas 1']);
  hecha(await pagar(id));
  expect(await pendientesDe(cajero)).toEqual([]);
  await limitar(mundo, 'egreso', null);
});

it('lo cerrado, a quien revisa; observado, a su cajero hasta que responde; propuesto, a una segunda persona', async () => {
  const { cajas, cajero, jefe, contador, jefeDeOtra, auditor, db } = mundo;
  const { observar, responder, revisar, negar, aprobar } = revisores(mundo);
  const { id } = await db
    .selectFrom('jornada')
    .select('id')
    .where('cajero', '=', cajero.id)
    .executeTakeFirstOrThrow();
  const contada = await mundo.contar(cajero, { id }, (await mundo.saldoDe(cajas.c1)) - TOLERANCIA - 1);
  const cerrada = await mundo.cerrarDia(cajero, contada, 'No aparece');
  expect(await pendientesDe(cajero)).toEqual([]);
  for (const quien of [jefe, contador]) expect(await pendientesDe(quien)).toEqual(['cajas-por-revisar 1']);
  expect(await enlaceDe(jefe, 'cajas-por-revisar')).toBe(`/contabilidad/caja?jornada=${id}`);
  for (const quien of [jefeDeOtra, auditor]) expect(await pendientesDe(quien)).toEqual([]);

  const observada = hecha(await observar(jefe, cerrada));
  expect(await pendientesDe(jefe)).toEqual([]);
  expect(await pendientesDe(cajero)).toEqual(['caja-observada 1']);
  expect(await enlaceDe(cajero, 'caja-observada')).toBe(`/contabilidad/caja?jornada=${id}`);
  const respondida = hecha(await responder(cajero, observada));
  expect(await pendientesDe(cajero)).toEqual([]);
  expect(await pendientesDe(jefe)).toEqual(['cajas-por-revisar 1']);

  const propuesta = hecha(await revisar(jefe, respondida, 'faltante'));
  expect(await pendientesDe(jefe)).toEqual([]);
  expect(await pendientesDe(contador)).toEqual(['diferencias-por-aprobar 1']);
  const negada = hecha(await negar(contador, propuesta, propuesta.propuesta?.id ?? ''));
  expect(await pendientesDe(jefe)).toEqual(['cajas-por-revisar 1']);
  const otra = hecha(await revisar(contador, negada, 'empleado'));
  expect(await pendientesDe(jefe)).toEqual(['diferencias-por-aprobar 1']);
  hecha(await aprobar(jefe, otra, otra.propuesta?.id ?? ''));
  for (const quien of [jefe, contador, cajero]) expect(await pendientesDe(quien)).toEqual([]);
});

it('al día siguiente: lo que no se cerró, a su cajero y a quien revisa; y lo nuevo, a quien responde por las cajas', async () => {
  const { cajero, cajero2, jefe, jefeDeOtra, contador, auditor, reloj } = mundo;
  reloj.avanzar({ hours: 24 });
  for (const quien of [cajero, cajero2, jefe, jefeDeOtra, contador, auditor])
    Object.assign(quien, { token: await mundo.entrar(quien.correo) });
  expect(await pendientesDe(cajero2)).toEqual(['caja-de-otro-dia 1']);
  expect(await pendientesDe(cajero)).toEqual(['caja-sin-abrir 1']);
  for (const quien of [jefe, contador]) expect(await pendientesDe(quien)).toEqual(['cajas-de-otros-dias 1']);
  expect(await enlaceDe(jefe, 'cajas-de-otros-dias')).toBe('/contabilidad/caja?fecha=2026-11-16');
  expect(await pendientesDe(jefeDeOtra)).toEqual([]);
  for (const quien of [jefe, contador, auditor])
    expect(await novedadesDe(quien)).toEqual(['cajas-con-diferencia 1']);
  for (const quien of [cajero, cajero2, jefeDeOtra]) expect(await novedadesDe(quien)).toEqual([]);
});

it('un arqueo sorpresivo es nuevo para quien responde por las cajas de esa agencia', async () => {
  const { cajero, jefe, jefeDeOtra, contador, llamar } = mundo;
  const congelada = hecha(await revisores(mundo).congelar(jefe, await mundo.abrir(cajero)));
  const { id, version } = congelada;
  const firmas = { contrasenaPropia: CONTRASENA_DEMO, contrasenaDelCajero: CONTRASENA_DEMO };
  hecha(
    await llamar(
      arqueoSorpresivo,
      { params: { id }, body: { version, conteo: {}, ...firmas } },
      { token: jefe.token },
    ),
  );
  for (const quien of [jefe, contador])
    expect(await novedadesDe(quien)).toEqual(['cajas-con-diferencia 1', 'arqueos-sorpresivos 1']);
  for (const quien of [cajero, jefeDeOtra]) expect(await novedadesDe(quien)).toEqual([]);
});

it('las cuentas que faltan en la configuración, al contador, si hay cajas', async () => {
  const { contador, jefe, url } = mundo;
  await comoDueno(url, 'update configuracion_de_cajas set cuenta_transito = null, cuenta_empleado = null');
  expect(await pendientesDe(contador)).toContain('cajas-por-configurar 2');
  expect(await enlaceDe(contador, 'cajas-por-configurar')).toBe('/contabilidad/caja?vista=configuracion');
  expect(await pendientesDe(jefe)).not.toContain('cajas-por-configurar 2');
  await comoDueno(
    url,
    `update configuracion_de_cajas set cuenta_transito = '${EN_TRANSITO}', cuenta_empleado = '10510101'`,
  );
  expect(await pendientesDe(contador)).not.toContain('cajas-por-configurar 2');
});
