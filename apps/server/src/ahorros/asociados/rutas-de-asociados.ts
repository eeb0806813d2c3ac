import * as contrato from '@cuadra/contract/ahorros/asociados';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { escribir, type Tx } from '../../platform/database/escribir.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { conRechazosDeAhorros } from '../cuentas/rechazos.ts';
import { cambiarEstado, crearAsociado, editarAsociado } from './guardar-asociado.ts';
import { leerAsociado, listarAsociados } from './queries.ts';

export function rutasDeAsociados(app: FastifyInstance, { db }: Plataforma): void {
  const guardar = <T>(contexto: ContextoConActor, accion: string, trabajo: (tx: Tx) => Promise<T>) =>
    conRechazosDeAhorros(escribir(db, contexto, accion, trabajo));

  mount(app, contrato.listarAsociados, ({ query, contexto: { actor } }) => listarAsociados(db, actor, query));

  mount(app, contrato.verAsociado, ({ params: { id }, contexto: { actor } }) => leerAsociado(db, actor, id));

  mount(app, contrato.crearAsociado, async ({ body, contexto }) => {
    const id = await guardar(contexto, 'ahorros:inscribir', (tx) => crearAsociado(tx, contexto, body));
    return leerAsociado(db, contexto.actor, id);
  });

  mount(app, contrato.editarAsociado, async ({ params: { id }, body, contexto }) => {
    await guardar(contexto, 'ahorros:editar-asociado', (tx) => editarAsociado(tx, contexto, id, body));
    return leerAsociado(db, contexto.actor, id);
  });

  mount(app, contrato.cambiarEstadoDeAsociado, async ({ params: { id }, body, contexto }) => {
    await guardar(contexto, 'ahorros:estado-de-asociado', (tx) => cambiarEstado(tx, contexto, id, body));
    return leerAsociado(db, contexto.actor, id);
  });
}
