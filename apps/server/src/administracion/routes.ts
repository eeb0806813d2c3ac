import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '../platform/plataforma.ts';
import { rutasDeInstitucion } from './rutas-de-institucion.ts';
import { rutasDeUsuarios } from './rutas-de-usuarios.ts';

export function rutasDeAdministracion(app: FastifyInstance, plataforma: Plataforma): void {
  rutasDeUsuarios(app, plataforma);
  rutasDeInstitucion(app, plataforma);
}
