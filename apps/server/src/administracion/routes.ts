import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '#platform/plataforma.ts';
import type { ClaseDeCambio } from './poderes/clase-de-cambio.ts';
import { rutasDePoderes } from './poderes/routes.ts';
import { rutasDeHojasDeLaPuesta } from './puesta-en-marcha/rutas-de-hojas.ts';
import { rutasDeInstitucion } from './rutas-de-institucion.ts';
import { rutasDeSobres } from './rutas-de-sobres.ts';
import { rutasDeSolicitudes } from './rutas-de-solicitudes.ts';
import { rutasDeUsuarios } from './rutas-de-usuarios.ts';
import { rutasDeSegundoFactorAjeno } from './segundo-factor/routes.ts';

export function rutasDeAdministracion(
  app: FastifyInstance,
  plataforma: Plataforma,
  clasesDeCambio: readonly ClaseDeCambio[],
): void {
  rutasDeUsuarios(app, plataforma);
  rutasDeSolicitudes(app, plataforma);
  rutasDeSobres(app, plataforma);
  rutasDeInstitucion(app, plataforma);
  rutasDeSegundoFactorAjeno(app, plataforma);
  rutasDePoderes(app, plataforma, clasesDeCambio);
  rutasDeHojasDeLaPuesta(app, plataforma);
}
