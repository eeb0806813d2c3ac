import * as contrato from '@cuadra/contract/contabilidad/verificacion';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { Auxiliar } from './auxiliar.ts';
import { iniciarVerificacion } from './iniciar-verificacion.ts';
import type { Testigo } from './testigo.ts';
import { listarVerificaciones, verUltimaVerificacion } from './verificaciones.ts';

export function rutasDeVerificacion(
  app: FastifyInstance,
  plataforma: Plataforma,
  auxiliares: readonly Auxiliar[],
  testigo: Testigo,
): void {
  // The primary, not the replica: what is proven is what is written.
  const { db } = plataforma;

  mount(app, contrato.verVerificacion, ({ contexto }) => verUltimaVerificacion(db, contexto.ahora));

  mount(app, contrato.listarVerificaciones, ({ contexto }) => listarVerificaciones(db, contexto.ahora));

  mount(app, contrato.iniciarVerificacion, ({ body, contexto }) =>
    iniciarVerificacion(plataforma, contexto, { ...body, auxiliares, testigo }),
  );
}
