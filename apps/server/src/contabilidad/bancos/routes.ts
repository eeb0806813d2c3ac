// The institution's accounts at banks: each part of the room mounts its own.
import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Cola } from '../libro/cola.ts';

/** Those that post take the queue of the books. */
export function rutasDeBancos(_app: FastifyInstance, _plataforma: Plataforma, _cola: Cola): void {}
