// The channel by which the processes hear each other, when PostgreSQL is lost, frozen or replaced: it is heard again without a
// restart, and whoever was listening learns that something may have been missed.
import { permisos } from '@cuadra/contract/acceso/permisos';
import type { Evento } from '@cuadra/contract/eventos';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { type BaseDePrueba, consultar, crearBase } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import type { Actor } from '../contexto.ts';
import { crearLogger } from '../crear-logger.ts';
import { abrirIntermediario, type Intermediario } from '../database/testing/intermediario.ts';
import { abrirCanalDeEventos, CANAL_DE_EVENTOS, type CanalDeEventos } from './canal-de-eventos.ts';

let base: BaseDePrueba;
let intermediario: Intermediario;
let canal: CanalDeEventos;
let recibidos: Evento[];

beforeAll(async () => {
  base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  intermediario = await abrirIntermediario(base.urlDeLaAplicacion);
  canal = await abrirCanalDeEventos(intermediario.url, crearLogger('silent'), { latidoMs: 50 });
  canal.suscribir({ id: 'x', permisos: new Set(permisos), agencias: [] } as unknown as Actor, (evento) =>
    recibidos.push(evento),
  );
});
beforeEach(() => {
  recibidos = [];
});
afterAll(async () => {
  await canal.cerrar();
  await intermediario.cerrar();
  await base.borrar();
});

const decir = () =>
  consultar(
    base.url,
    `select pg_notify('${CANAL_DE_EVENTOS}', '{"para":{"todos":true},"evento":{"tipo":"mensaje"}}')`,
  );

it('se pierde y vuelve: quien escucha pide todo otra vez, y oye lo que sigue', async () => {
  intermediario.irse();
  await hastaQue(() => expect(canal.conectado()).toBe(false));
  await decir();
  intermediario.volver();
  await hastaQue(() => expect(recibidos).toEqual([{ tipo: 'puesta-al-dia' }]));
  await decir();
  await hastaQue(() => expect(recibidos).toEqual([{ tipo: 'puesta-al-dia' }, { tipo: 'mensaje' }]));
});

it('una máquina congelada no cierra nada: se nota igual, y se oye a la que la reemplaza', async () => {
  intermediario.congelar();
  await hastaQue(() => expect(canal.conectado()).toBe(false));
  intermediario.descongelar();
  await hastaQue(() => expect(recibidos).toEqual([{ tipo: 'puesta-al-dia' }]));
  await decir();
  await hastaQue(() => expect(recibidos).toContainEqual({ tipo: 'mensaje' }));
});
