// The cash of the institution: each part of the room mounts its own.
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { rutasDeAdministracion } from './administracion/rutas-de-administracion.ts';
import { rutasDeJornadas } from './jornadas/rutas-de-jornadas.ts';
import { rutasDeMovimientosDeCaja } from './movimientos/rutas-de-movimientos.ts';
import { rutasDeRevision } from './revision/rutas-de-revision.ts';
import { rutasDeTraslados } from './traslados/rutas-de-traslados.ts';

export function rutasDeCajas(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  rutasDeAdministracion(app, plataforma);
  rutasDeJornadas(app, plataforma);
  rutasDeMovimientosDeCaja(app, plataforma, cola);
  rutasDeTraslados(app, plataforma, cola);
  rutasDeRevision(app, plataforma, cola);
}
