import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '#platform/plataforma.ts';
import { rutasDeIsr } from './isr/rutas-de-isr.ts';
import { rutasDeReglas } from './reglas/rutas-de-reglas.ts';
import { rutasDeCadaProducto } from './rutas-de-cada-producto.ts';
import { rutasDeTasas } from './tasas/rutas-de-tasas.ts';

export function rutasDeProductos(app: FastifyInstance, plataforma: Plataforma): void {
  rutasDeCadaProducto(app, plataforma);
  rutasDeReglas(app, plataforma);
  rutasDeTasas(app, plataforma);
  rutasDeIsr(app, plataforma);
}
