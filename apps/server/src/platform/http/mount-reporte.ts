// An endpoint whose answer is read where reports are, and says until when it knows the books if that is not now.
import type { Endpoint, ResponseOf } from '@cuadra/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/pool.ts';
import type { LectorDeReportes } from '../database/replica/lector-de-reportes.ts';
import { mount, type Peticion, type Respuesta } from './mount.ts';

/** Whose answer has a place to say it. */
type ConDatosAl<E extends Endpoint> = 'datosAl' extends keyof ResponseOf<E> ? E : never;

export function mountReporte<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: ConDatosAl<E>,
  reportes: LectorDeReportes,
  leer: (db: Database, peticion: Peticion<E>) => Promise<Respuesta<E>>,
): void {
  mount<E>(app, endpoint, async (peticion) => {
    const { valor, datosAl } = await reportes.leer((db) => leer(db, peticion));
    // Its type has the place: see ConDatosAl.
    return datosAl === undefined ? valor : ({ ...(valor as object), datosAl } as Respuesta<E>);
  });
}
