import * as contrato from '@cuadra/contract/administracion/respaldos';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { pedirRespaldo } from './pedir-respaldo.ts';
import type { TallerDeRespaldos } from './taller-de-respaldos.ts';
import { verRespaldos } from './ver-respaldos.ts';

export function rutasDeRespaldos(
  app: FastifyInstance,
  plataforma: Plataforma,
  taller: Pick<TallerDeRespaldos, 'copiar'>,
): void {
  mount(app, contrato.verRespaldos, ({ contexto }) => verRespaldos(plataforma, contexto.ahora));

  mount(app, contrato.pedirRespaldo, ({ contexto }) => pedirRespaldo(plataforma, taller, contexto));
}
