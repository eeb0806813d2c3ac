// The institution's accounts at banks: each part of the room mounts its own.
import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Cola } from '../libro/cola.ts';
import { rutasDeConciliaciones } from './conciliaciones/rutas-de-conciliaciones.ts';

/** Those that post take the queue of the books. */
export function rutasDeBancos(app: FastifyInstance, plataforma: Plataforma, _cola: Cola): void {
  rutasDeConciliaciones(app, plataforma);
}
