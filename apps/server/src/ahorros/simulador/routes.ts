import * as contrato from '@cuadra/contract/ahorros/simulador';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { simularCaso } from './simular-caso.ts';
import { simularCuenta } from './simular-cuenta.ts';

export function rutasDelSimulador(app: FastifyInstance, { db }: Pick<Plataforma, 'db'>): void {
  mount(app, contrato.simularCaso, async ({ body }) => simularCaso(body));
  mount(app, contrato.simularCuenta, ({ body, contexto: { actor } }) => simularCuenta(db, actor, body));
}
