import * as contrato from '@cuadra/contract/ahorros/programaciones';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { conRechazosDeIntereses } from '../rechazos.ts';
import { verCalendario } from './calendario.ts';
import {
  crearProgramacion,
  editarProgramacion,
  eliminarProgramacion,
  pausarProgramacion,
} from './guardar-programacion.ts';
import { listarProgramaciones, verProgramacion } from './queries.ts';

export function rutasDeProgramaciones(app: FastifyInstance, { db, reloj }: Plataforma): void {
  mount(app, contrato.listarProgramaciones, async ({ contexto }) => ({
    programaciones: await listarProgramaciones(db, contexto.actor),
  }));

  mount(app, contrato.verCalendario, ({ query, contexto }) =>
    verCalendario(db, contexto.actor, query.desde ?? hoyEn(reloj).toString()),
  );

  mount(app, contrato.crearProgramacion, async ({ body, contexto }) => {
    const id = await conRechazosDeIntereses(
      escribir(db, contexto, 'intereses:programar', (tx) => crearProgramacion(tx, contexto, body)),
    );
    return verProgramacion(db, id);
  });

  mount(app, contrato.editarProgramacion, async ({ params: { id }, body, contexto }) => {
    await conRechazosDeIntereses(
      escribir(db, contexto, 'intereses:programar', (tx) => editarProgramacion(tx, contexto, id, body)),
    );
    return verProgramacion(db, id);
  });

  mount(app, contrato.pausarProgramacion, async ({ params: { id }, body, contexto }) => {
    await escribir(db, contexto, 'intereses:pausar', (tx) => pausarProgramacion(tx, contexto, id, body));
    return verProgramacion(db, id);
  });

  mount(app, contrato.eliminarProgramacion, async ({ params: { id }, contexto }) => {
    await escribir(db, contexto, 'intereses:eliminar', (tx) => eliminarProgramacion(tx, contexto, id));
    return {};
  });
}
