// The institution's accounts at banks: each part of the room mounts its own.
import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Cola } from '../libro/cola.ts';
import { rutasDeCruces } from './cruces/rutas-de-cruces.ts';
import { rutasDeMesa } from './mesa/rutas-de-mesa.ts';
import { rutasDePartidasDeBanco } from './partidas/rutas-de-partidas.ts';
import { rutasDeReglas } from './reglas/rutas-de-reglas.ts';

/** Those that post take the queue of the books. */
export function rutasDeBancos(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  rutasDeMesa(app, plataforma);
  rutasDeCruces(app, plataforma, cola);
  rutasDePartidasDeBanco(app, plataforma, cola);
  rutasDeReglas(app, plataforma);
}
