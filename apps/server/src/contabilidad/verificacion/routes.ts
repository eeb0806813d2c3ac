import * as contrato from '@cuadra/contract/contabilidad/verificacion';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Auxiliar } from './auxiliar.ts';
import { listarVerificaciones } from './verificaciones.ts';
import { abrirVerificador } from './verificador.ts';
import { verificar } from './verificar.ts';

export function rutasDeVerificacion(
  app: FastifyInstance,
  plataforma: Plataforma,
  auxiliares: readonly Auxiliar[],
): void {
  // The primary, not the replica: what is proven is what is written.
  const { db } = plataforma;
  const verificador = abrirVerificador(plataforma, auxiliares);
  app.addHook('onClose', () => verificador.cerrar());

  mount(app, contrato.verVerificacion, ({ query }) => verificar(db, { ...query, auxiliares }));

  mount(app, contrato.listarVerificaciones, ({ contexto }) => listarVerificaciones(db, contexto.ahora));

  mount(app, contrato.iniciarVerificacion, ({ body, contexto }) => verificador.iniciar(contexto, body.desde));
}
