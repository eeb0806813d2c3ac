import * as contrato from '@cuadra/contract/ahorros/simulador';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import { simularCaso } from './simular-caso.ts';

export function rutasDelSimulador(app: FastifyInstance): void {
  mount(app, contrato.simularCaso, async ({ body }) => simularCaso(body));
}
