import * as contrato from '@cuadra/contract/contabilidad/bancos/reglas';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { crearRegla, editarRegla, quitarRegla } from './guardar-regla.ts';
import { probarRegla } from './probar-regla.ts';
import { listarReglasPropuestas } from './proponer-reglas.ts';
import { listarReglas } from './queries.ts';

export function rutasDeReglas(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarReglas, () => listarReglas(db));

  mount(app, contrato.crearRegla, ({ body, contexto }) => crearRegla(db, contexto, body));

  mount(app, contrato.editarRegla, ({ params: { id }, body, contexto }) =>
    editarRegla(db, contexto, id, body),
  );

  mount(app, contrato.quitarRegla, ({ params: { id }, contexto }) => quitarRegla(db, contexto, id));

  mount(app, contrato.probarRegla, ({ body, contexto }) => probarRegla(db, contexto.ahora, body));

  mount(app, contrato.listarReglasPropuestas, ({ contexto }) => listarReglasPropuestas(db, contexto.ahora));
}
