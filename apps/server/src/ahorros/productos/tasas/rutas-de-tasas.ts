import type { ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import * as contrato from '@cuadra/contract/ahorros/tasas';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { descartar } from '../descartar.ts';
import { publicar } from '../publicar.ts';
import { leerProducto } from '../queries.ts';
import { conRechazosDeProductos } from '../rechazos.ts';
import { editarTasas, escribirTasas } from './escribir-tasas.ts';
import { leerTablas } from './queries.ts';

export function rutasDeTasas(app: FastifyInstance, { db, reloj }: Plataforma): void {
  const hoy = () => hoyEn(reloj).toString();
  /** Done, and the product as it is then. */
  const cambiar = async (
    contexto: ContextoConActor,
    accion: string,
    producto: number,
    trabajo: (tx: Tx) => Promise<void>,
  ): Promise<ProductoDeAhorro> => {
    await conRechazosDeProductos(escribir(db, contexto, accion, trabajo));
    return leerProducto(db, hoy(), contexto.actor.agencias, producto);
  };

  mount(app, contrato.listarTasas, async ({ query: { producto }, contexto }) => ({
    tablas:
      producto === undefined
        ? await leerTablas(db, hoy())
        : (await leerProducto(db, hoy(), contexto.actor.agencias, producto)).tablas,
  }));

  mount(app, contrato.escribirTasas, ({ params: { id }, body, contexto }) =>
    cambiar(contexto, 'ahorros:escribir-tasas', id, (tx) => escribirTasas(tx, contexto, id, body)),
  );

  mount(app, contrato.editarTasas, ({ params: { id, regla }, body, contexto }) =>
    cambiar(contexto, 'ahorros:editar-tasas', id, (tx) => editarTasas(tx, contexto, id, regla, body)),
  );

  mount(app, contrato.descartarTasas, ({ params: { id, regla }, query, contexto }) =>
    cambiar(contexto, 'ahorros:descartar-tasas', id, (tx) =>
      descartar(tx, 'tablaDeTasas', id, regla, query.version),
    ),
  );

  mount(app, contrato.publicarTasas, ({ params: { id, regla }, body: { version }, contexto }) =>
    cambiar(contexto, 'ahorros:publicar-tasas', id, (tx) =>
      publicar(tx, contexto, hoy(), { tabla: 'tablaDeTasas', producto: id, regla, version }),
    ),
  );
}
