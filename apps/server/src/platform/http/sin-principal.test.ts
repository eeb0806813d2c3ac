// The application while its primary is gone, with somebody to read in its place: whoever signed in goes on reading, the balancer
// keeps the process, and what is written waits.

import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { listo } from '@cuadra/contract/salud';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nueva } from '#contabilidad/libro/testing/oficina.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { crearLogger } from '../crear-logger.ts';
import { abrirReserva } from '../database/leer-sin-principal.ts';
import { abrirIntermediario, type Intermediario } from '../database/testing/intermediario.ts';

let prueba: AplicacionDePrueba;
let intermediario: Intermediario;
/** The same PostgreSQL by another door: as a standby that has just been promoted. */
let aLaReserva: Intermediario;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({
    async porDonde(url) {
      intermediario = await abrirIntermediario(url);
      aLaReserva = await abrirIntermediario(url);
      return intermediario.url;
    },
    reserva: (principal) =>
      abrirReserva({
        ...{ principal, sincrona: aLaReserva.url, porAgrupador: false, conexionesMax: 4 },
        estado: () => ({ tipo: 'al-dia' }),
        log: crearLogger('silent'),
      }),
  });
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(async () => {
  await prueba.cerrar();
  await intermediario.cerrar();
  await aLaReserva.cerrar();
});

const leer = () => prueba.llamar(listarPartidas, { query: { limite: 1 } }, { token });
const salud = async () => {
  const { status, cuerpo } = await prueba.llamar(listo, {});
  return [status, cuerpo.partes.find(({ parte }) => parte === 'base')?.estado];
};

it('se lee, se atiende y se espera; y cuando vuelve todo sigue', async () => {
  expect([(await leer()).status, await salud()]).toEqual([200, [200, 'bien']]);
  intermediario.irse();
  expect((await leer()).status).toBe(200);
  await hastaQue(() => expect(prueba.plataforma.reserva?.faltaPrincipal()).toBe(true));
  const lecturas = await Promise.all(Array.from({ length: 10 }, leer));
  expect(lecturas.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await salud()).toEqual([200, 'degradada']);
  const escrita = prueba.llamar(crearPartida, { body: nueva({ contabilizar: true }) }, { token });
  intermediario.volver();
  expect((await escrita).status).toBe(201);
  await hastaQue(async () => expect(await salud()).toEqual([200, 'bien']));
});

it('sin uno ni otro no se atiende a nadie', async () => {
  intermediario.irse();
  aLaReserva.irse();
  await hastaQue(() => expect(prueba.plataforma.reserva?.faltaPrincipal()).toBe(true));
  expect((await prueba.llamar(listo, {})).problema.codigo).toBe('BASE_NO_DISPONIBLE');
  intermediario.volver();
  aLaReserva.volver();
});
