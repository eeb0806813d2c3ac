// Who hears that the books of an agencia closed or opened again.
import * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import { crearAtajo } from '@cuadra/contract/escritorio/atajos';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAJA_CHICA, PRODUCTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { reabrirEntreDos } from './reaperturas/testing/reabrir-entre-dos.ts';

let prueba: AplicacionDePrueba;
const tokens = new Map<string, string>();
const QUIENES = ['contador', 'contador2', 'auxiliar', 'jefe', 'auditor', 'cajero', 'ahorros', 'admin'];

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  for (const quien of QUIENES) tokens.set(quien, await prueba.entrar(`${quien}@cuadra.demo`));
  await registrar(prueba, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
});
afterAll(() => prueba.cerrar());

const comoContador = () => ({ token: tokens.get('contador') ?? '' });
const params = { anio: 2026, mes: 1 };
const cerrar = (agencia: string) =>
  prueba.llamar(contrato.cerrarPeriodo, { params, body: { agencias: [agencia] } }, comoContador());
const reabrir = (agencia: string, motivo: string) =>
  reabrirEntreDos(
    prueba,
    { ...params, agencia, motivo },
    { pide: comoContador().token, aprueba: tokens.get('contador2') ?? '' },
  );
const ultimoAviso = async (quien: string) => {
  const { cuerpo } = await prueba.llamar(listarNotificaciones, {}, { token: tokens.get(quien) ?? '' });
  return cuerpo[0];
};
const titulos = async () =>
  Object.fromEntries(
    await Promise.all(QUIENES.map(async (quien) => [quien, (await ultimoAviso(quien))?.title] as const)),
  );

it('cerrar un mes lo dice a quienes ven partidas en esa agencia, menos a quien cerró', async () => {
  expect((await cerrar('01')).status).toBe(200);
  const cerrado = 'Periodo 01/2026 cerrado en la agencia 01';
  expect(await titulos()).toEqual({
    contador2: cerrado,
    auxiliar: cerrado,
    jefe: cerrado,
    auditor: cerrado,
  });
});

it('reabrirlo también, con el motivo escrito como texto; lo de otra agencia no interesa', async () => {
  await reabrir('01', 'Llegó una <factura>');
  expect(await ultimoAviso('auxiliar')).toMatchObject({
    title: 'Periodo 01/2026 reabierto en la agencia 01',
    description:
      'Carlos Enrique Xol Pop pidió reabrir el periodo y María Fernanda Coy Leal lo aprobó: Llegó una &lt;factura&gt;',
  });
  expect((await cerrar('02')).status).toBe(200);
  const { contador2, auxiliar } = await titulos();
  expect([contador2, auxiliar]).toEqual([
    'Periodo 01/2026 cerrado en la agencia 02',
    'Periodo 01/2026 reabierto en la agencia 01',
  ]);
});

it('los navegadores abiertos que muestran periodos los vuelven a pedir, también el de quien cerró', async () => {
  const [deContador, deCajero] = [
    await escucharEventos(prueba, tokens.get('contador') ?? ''),
    await escucharEventos(prueba, tokens.get('cajero') ?? ''),
  ];
  const shortcut = { label: 'Inicio', icon: 'home', link: '/welcome' };
  await cerrar('03');
  const cambio = { tipo: 'periodo-cambio' };
  // Being closed, then closed.
  await hastaQue(() => expect(deContador.recibidos).toEqual([cambio, cambio]));
  // Notices arrive in the order of their commits: had those been the cajero's too, they would be before this one.
  await prueba.llamar(crearAtajo, { body: { shortcut } }, { token: tokens.get('cajero') ?? '' });
  await hastaQue(() => expect(deCajero.recibidos).toEqual([{ tipo: 'atajos-cambio' }]));
  await Promise.all([deContador.cerrar(), deCajero.cerrar()]);
});
