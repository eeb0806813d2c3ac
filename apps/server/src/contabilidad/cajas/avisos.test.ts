// Who is told what of the cajas, and that nothing of it tells a cajero what the books expect. One day of two cajas; every figure
// that only the books know is odd enough to be looked for in everything that was told.

import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos, type Oyente } from '#testing/live-events.ts';
import { revisores } from './revision/testing/revisores.ts';
import {
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
  TOLERANCIA,
} from './testing/mundo-de-cajas.ts';
import { trasladosDe } from './testing/traslados.ts';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
let oyentes: { de01: Oyente; de02: Oyente };
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = await mundo.abrir(mundo.cajero);
  await mundo.abrir(mundo.cajero2);
  oyentes = {
    de01: await escucharEventos(mundo, mundo.cajero.token),
    de02: await escucharEventos(mundo, mundo.jefeDeOtra.token),
  };
});
afterAll(async () => {
  await oyentes.de01.cerrar();
  await oyentes.de02.cerrar();
  await mundo.cerrar();
});

const avisosDe = async ({ token }: Persona) =>
  (await mundo.llamar(listarNotificaciones, {}, { token })).cuerpo;
const titulosDe = async (quien: Persona) => (await avisosDe(quien)).map(({ title }) => title);

it('de un traslado, al cajero de la otra caja y a nadie más; atendido, se retira', async () => {
  const { cajas, cajero, cajero2, custodio, jefe } = mundo;
  const traslados = trasladosDe(mundo);
  const antes = await avisosDe(cajero);
  const enviado = hecha(await traslados.enviar(cajero, cajas.c2, 11_00));
  expect(await titulosDe(cajero2)).toEqual(['Efectivo en camino']);
  const rechazado = hecha(await traslados.rechazar(cajero2, enviado));
  expect(await titulosDe(cajero2)).toEqual([]);
  expect((await titulosDe(cajero))[0]).toBe('Traslado no recibido');
  hecha(await traslados.devolver(cajero, rechazado));
  expect(await titulosDe(cajero2)).toEqual(['Traslado devuelto']);
  hecha(await traslados.recibir(cajero2, hecha(await traslados.enviar(cajero, cajas.c2, 12_00))));
  expect((await titulosDe(cajero))[0]).toBe('Efectivo recibido');
  // Nobody works at the bóveda yet: who has it today is told.
  const pedido = hecha(await traslados.pedir(cajero, cajas.boveda, 13_00));
  expect(await titulosDe(custodio)).toEqual(['Le piden efectivo']);
  hecha(await traslados.anular(cajero, pedido));
  expect(await titulosDe(custodio)).toEqual(['Pedido anulado']);
  expect(await titulosDe(jefe)).toEqual([]);
  expect((await avisosDe(cajero)).length).toBe(antes.length + 1);
});

it('cerrada, a quienes revisan; observada, a su cajero; respondida, propuesta y revisada, a quien le toca', async () => {
  const { cajero, cajero2, jefe, contador, contador2, jefeDeOtra, auditor } = mundo;
  const { observar, responder, revisar, aprobar, congelar, descongelar } = revisores(mundo);
  const congelada = hecha(await congelar(jefe, jornada));
  expect((await titulosDe(cajero))[0]).toBe('Arqueo sorpresivo');
  hecha(await descongelar(jefe, congelada));
  // Short by more than the tolerance: two people must settle it.
  const falta = TOLERANCIA + 7_77;
  const contada = await mundo.contar(cajero, jornada, (await mundo.saldoDe(mundo.cajas.c1)) - falta);
  const cerrada = await mundo.cerrarDia(cajero, contada, 'No aparece');
  for (const quien of [jefe, contador, contador2])
    expect((await titulosDe(quien))[0]).toBe('Caja por revisar');
  for (const quien of [jefeDeOtra, auditor]) expect(await titulosDe(quien)).toEqual([]);
  expect((await avisosDe(jefe))[0]).toMatchObject({
    link: `/contabilidad/caja?jornada=${jornada.id}`,
    description: expect.stringContaining('cerró la caja C1 del 16/11/2026.'),
  });

  const observada = hecha(await observar(jefe, cerrada));
  expect((await titulosDe(cajero))[0]).toBe('Caja observada');
  for (const quien of [jefe, contador]) expect(await titulosDe(quien)).not.toContain('Caja por revisar');
  const respondida = hecha(await responder(cajero, observada));
  expect((await titulosDe(contador))[0]).toBe('Observación respondida');

  const propuesta = hecha(await revisar(jefe, respondida, 'faltante'));
  expect((await titulosDe(contador))[0]).toBe('Diferencia por aprobar');
  expect(await titulosDe(jefe)).not.toContain('Diferencia por aprobar');
  hecha(await aprobar(contador, propuesta, propuesta.propuesta?.id ?? ''));
  expect((await titulosDe(cajero))[0]).toBe('Caja revisada');
  expect(await titulosDe(contador2)).toEqual([]);
  expect(await titulosDe(cajero2)).not.toContain('Caja revisada');
});

it('los eventos llegan a quien mira las cajas de esa agencia, sin ninguna cifra', async () => {
  const { de01, de02 } = oyentes;
  await hastaQue(() => expect(de01.recibidos).toContainEqual({ tipo: 'cajas-cambio' }));
  for (const evento of de01.recibidos.filter(({ tipo }) => tipo === 'cajas-cambio'))
    expect(evento).toEqual({ tipo: 'cajas-cambio' });
  const antes = de01.recibidos.length;
  await mundo.abrir(mundo.custodio);
  await hastaQue(() => expect(de01.recibidos.length).toBeGreaterThan(antes));
  const oidos = de02.recibidos.length;
  hecha(await trasladosDe(mundo).pedir(mundo.cajero2, mundo.cajas.boveda, 1_00));
  // Opened, counted and closed there: what was asked for in agencia 01 is not heard between them.
  await mundo.diaEntero(mundo.cajeroDeOtra);
  await hastaQue(() => expect(de02.recibidos).toContainEqual({ tipo: 'notificacion' }));
  const deCajas = de02.recibidos.slice(oidos).filter(({ tipo }) => tipo === 'cajas-cambio');
  expect(deCajas).toHaveLength(3);
});

it('nada de lo que se dijo a nadie dice lo que los libros esperan ni lo que falta', async () => {
  const { cajero, cajero2, custodio, jefe, contador, contador2 } = mundo;
  for (const quien of [cajero, cajero2, custodio, jefe, contador, contador2]) {
    const todo = JSON.stringify(await avisosDe(quien));
    expect(todo).not.toMatch(/9,98|10,000|57\.77|sobrante|faltante/i);
  }
});
