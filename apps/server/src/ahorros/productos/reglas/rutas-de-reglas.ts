import type { ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import * as contrato from '@cuadra/contract/ahorros/reglas';
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
import { editarReglas, escribirReglas } from './escribir-reglas.ts';

export function rutasDeReglas(app: FastifyInstance, { db, reloj }: Plataforma): void {
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

  mount(app, contrato.escribirReglas, ({ params: { id }, body, contexto }) =>
    cambiar(contexto, 'ahorros:escribir-reglas', id, (tx) => escribirReglas(tx, contexto, id, body)),
  );

  mount(app, contrato.editarReglas, ({ params: { id, regla }, body, contexto }) =>
    cambiar(contexto, 'ahorros:editar-reglas', id, (tx) => editarReglas(tx, contexto, id, regla, body)),
  );

  mount(app, contrato.descartarReglas, ({ params: { id, regla }, query, contexto }) =>
    cambiar(contexto, 'ahorros:descartar-reglas', id, (tx) =>
      descartar(tx, 'versionDeProducto', id, regla, query.version),
    ),
  );

  mount(app, contrato.publicarReglas, ({ params: { id, regla }, body: { version }, contexto }) =>
    cambiar(contexto, 'ahorros:publicar-reglas', id, (tx) =>
      publicar(tx, contexto, hoy(), { tabla: 'versionDeProducto', producto: id, regla, version }),
    ),
  );
}
