import * as contrato from '@cuadra/contract/ahorros/isr';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { conRechazosDeProductos } from '../rechazos.ts';
import {
  descartarParametro,
  editarParametro,
  escribirParametro,
  publicarParametro,
} from './guardar-parametro.ts';
import { leerParametros } from './queries.ts';

export function rutasDeIsr(app: FastifyInstance, { db, reloj }: Plataforma): void {
  const leer = () => leerParametros(db, hoyEn(reloj).toString());
  /** Done, and all of them as they are then. */
  const cambiar = async (
    contexto: ContextoConActor,
    accion: string,
    trabajo: (tx: Tx) => Promise<void>,
  ): ReturnType<typeof leer> => {
    await conRechazosDeProductos(escribir(db, contexto, accion, trabajo));
    return leer();
  };

  mount(app, contrato.listarParametrosDeIsr, leer);

  mount(app, contrato.escribirParametroDeIsr, ({ body, contexto }) =>
    cambiar(contexto, 'ahorros:escribir-isr', (tx) => escribirParametro(tx, contexto, body)),
  );

  mount(app, contrato.editarParametroDeIsr, ({ params, body, contexto }) =>
    cambiar(contexto, 'ahorros:editar-isr', (tx) => editarParametro(tx, contexto, params.desde, body)),
  );

  mount(app, contrato.descartarParametroDeIsr, ({ params, query, contexto }) =>
    cambiar(contexto, 'ahorros:descartar-isr', (tx) => descartarParametro(tx, params.desde, query.version)),
  );

  mount(app, contrato.publicarParametroDeIsr, ({ params, body, contexto }) =>
    cambiar(contexto, 'ahorros:publicar-isr', (tx) =>
      publicarParametro(tx, contexto, params.desde, body.version),
    ),
  );
}
