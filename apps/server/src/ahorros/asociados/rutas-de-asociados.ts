import * as contrato from '@cuadra/contract/ahorros/asociados';
import type { FastifyInstance } from 'fastify';
import { conRechazosDeAhorros } from '#ahorros/cuentas/rechazos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { anotarConsulta } from './anotar-consulta.ts';
import { cambiarEstado, crearAsociado, editarAsociado } from './guardar-asociado.ts';
import { leerAsociado, listarAsociados } from './queries.ts';

export function rutasDeAsociados(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  const guardar = <T>(contexto: ContextoConActor, accion: string, trabajo: (tx: Tx) => Promise<T>) =>
    conRechazosDeAhorros(escribir(db, contexto, accion, trabajo));

  mount(app, contrato.listarAsociados, async ({ query, contexto }) => {
    const pagina = await listarAsociados(db, contexto.actor, query);
    for (const asociado of pagina.asociados)
      if (asociado.ajeno) await anotarConsulta(plataforma, contexto, 'de-otra-agencia', asociado);
    return pagina;
  });

  mount(app, contrato.verAsociado, async ({ params: { id }, contexto }) => {
    const asociado = await leerAsociado(db, contexto.actor, id);
    await anotarConsulta(plataforma, contexto, 'ficha', asociado);
    return asociado;
  });

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
