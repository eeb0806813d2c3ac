import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '../platform/plataforma.ts';
import { rutasDeInstitucion } from './rutas-de-institucion.ts';
import { rutasDeSobres } from './rutas-de-sobres.ts';
import { rutasDeSolicitudes } from './rutas-de-solicitudes.ts';
import { rutasDeUsuarios } from './rutas-de-usuarios.ts';

export function rutasDeAdministracion(app: FastifyInstance, plataforma: Plataforma): void {
  rutasDeUsuarios(app, plataforma);
  rutasDeSolicitudes(app, plataforma);
  rutasDeSobres(app, plataforma);
  rutasDeInstitucion(app, plataforma);
}
