import { verInicio } from '@cuadra/contract/inicio/inicio';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { leerInicio } from './leer-inicio.ts';
import type { CualquierRecuadro } from './recuadro.ts';

export function rutasDeInicio(
  app: FastifyInstance,
  plataforma: Plataforma,
  recuadros: readonly CualquierRecuadro[],
): void {
  mount(app, verInicio, ({ contexto }) => leerInicio(plataforma, contexto, recuadros));
}
