import { createReadStream } from 'node:fs';
import * as contrato from '@cuadra/contract/administracion/exportacion';
import type { FastifyInstance } from 'fastify';
import { type Archivo, mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { rutaDeExportacion } from './guardados.ts';
import { pedirExportacion } from './pedir-exportacion.ts';
import { exigirGuardada, verExportacion } from './queries.ts';

export function rutasDeExportacion(app: FastifyInstance, plataforma: Plataforma): void {
  mount(app, contrato.verExportacion, ({ contexto }) => verExportacion(plataforma, contexto));

  mount(app, contrato.pedirExportacion, ({ contexto }) => pedirExportacion(plataforma, contexto));

  mount(app, contrato.bajarExportacion, async ({ params, contexto }): Promise<Archivo> => {
    const { id, nombre } = await exigirGuardada(plataforma, contexto, params.id);
    return { nombre, modo: 'attachment', contenido: createReadStream(rutaDeExportacion(plataforma, id)) };
  });
}
