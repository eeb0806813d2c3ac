import * as contrato from '@cuadra/contract/contabilidad/configuracion';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { guardarConfiguracion } from './guardar-configuracion.ts';
import { leerConfiguracion } from './queries.ts';

export function rutasDeConfiguracion(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;

  mount(app, contrato.verConfiguracion, () => leerConfiguracion(db));

  mount(app, contrato.guardarConfiguracion, ({ body, contexto }) =>
    escribir(db, contexto, 'contabilidad:configurar', (tx) => guardarConfiguracion(tx, body)),
  );
}
