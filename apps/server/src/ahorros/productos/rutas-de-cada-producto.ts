import * as contrato from '@cuadra/contract/ahorros/productos';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { activarProducto, renombrarProducto, suspenderProducto } from './cambiar-producto.ts';
import { crearProducto } from './crear-producto.ts';
import { leerCifras, leerProducto, leerProductos } from './queries.ts';
import { conRechazosDeProductos } from './rechazos.ts';

export function rutasDeCadaProducto(app: FastifyInstance, { db, reloj }: Plataforma): void {
  const hoy = () => hoyEn(reloj).toString();

  mount(app, contrato.listarProductos, async () => ({ productos: await leerProductos(db, hoy()) }));

  mount(app, contrato.verCifrasDeProductos, async ({ contexto }) => ({
    cifras: await leerCifras(db, contexto.actor.agencias),
  }));

  mount(app, contrato.verProducto, ({ params, contexto }) =>
    leerProducto(db, hoy(), contexto.actor.agencias, params.id),
  );

  mount(app, contrato.crearProducto, async ({ body, contexto }) => {
    const id = await conRechazosDeProductos(
      escribir(db, contexto, 'ahorros:crear-producto', (tx) => crearProducto(tx, body)),
    );
    return leerProducto(db, hoy(), contexto.actor.agencias, id);
  });

  mount(app, contrato.renombrarProducto, async ({ params: { id }, body, contexto }) => {
    await conRechazosDeProductos(
      escribir(db, contexto, 'ahorros:renombrar-producto', (tx) =>
        renombrarProducto(tx, id, body.nombre, body.version),
      ),
    );
    return leerProducto(db, hoy(), contexto.actor.agencias, id);
  });

  mount(app, contrato.activarProducto, async ({ params: { id }, body, contexto }) => {
    await conRechazosDeProductos(
      escribir(db, contexto, 'ahorros:activar-producto', (tx) =>
        activarProducto(tx, contexto, id, body.version),
      ),
    );
    return leerProducto(db, hoy(), contexto.actor.agencias, id);
  });

  mount(app, contrato.suspenderProducto, async ({ params: { id }, body, contexto }) => {
    const accion = body.suspendido ? 'ahorros:suspender-producto' : 'ahorros:reanudar-producto';
    await conRechazosDeProductos(
      escribir(db, contexto, accion, (tx) =>
        suspenderProducto(tx, contexto, id, body.suspendido, body.version),
      ),
    );
    return leerProducto(db, hoy(), contexto.actor.agencias, id);
  });
}
