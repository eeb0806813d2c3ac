import * as contrato from '@cuadra/contract/administracion/sellos';
import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { escribirArchivo, nombreDeArchivo } from './cabezas/contenido.ts';
import { leerCabeza, leerLlaves } from './cabezas/queries.ts';
import { compararSello } from './comparar-sello.ts';
import { leerEstado, listarCabezas } from './listar-sellos.ts';
import { sellarAPedido } from './sellar-a-pedido.ts';

export function rutasDeSellos(app: FastifyInstance, plataforma: Plataforma): void {
  // The primary, not the replica: what is proven is what is written.
  const { db } = plataforma;

  mount(app, contrato.listarSellos, async ({ query: { antesDe, todos } }) => ({
    estado: await leerEstado(plataforma),
    ...(await listarCabezas(db, { antesDe, todos: todos === 'true' })),
  }));

  mount(app, contrato.sellarAhora, ({ contexto }) => sellarAPedido(plataforma, contexto));

  mount(app, contrato.descargarSello, async ({ params: { n } }) => {
    const cabeza = await leerCabeza(db, n);
    const llave = (await leerLlaves(db)).find(({ id }) => id === cabeza?.llave);
    if (cabeza === undefined || llave === undefined) throw new ProblemaError('NO_ENCONTRADO');
    const { contenido, firma, selladaEn } = cabeza;
    const texto = escribirArchivo({ contenido, firma: firma.toString('base64'), publica: llave.publica });
    return {
      nombre: nombreDeArchivo(n, selladaEn),
      modo: 'attachment' as const,
      contenido: Buffer.from(texto),
    };
  });

  mount(app, contrato.compararSello, ({ body: { texto } }) => compararSello(db, texto));
}
