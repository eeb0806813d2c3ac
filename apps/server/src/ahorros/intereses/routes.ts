// Interest that is planned, calculated, approved, applied and, if need be, undone: each part of the room mounts its own.
import type { FastifyInstance } from 'fastify';
import type { Plataforma } from '#platform/plataforma.ts';
import { rutasDeCorridas } from './corridas/rutas-de-corridas.ts';
import { rutasDeLineas } from './lineas/rutas-de-lineas.ts';
import { atenderReloj } from './programaciones/atender-programaciones.ts';
import { rutasDeProgramaciones } from './programaciones/rutas-de-programaciones.ts';
import { atenderProvision } from './provision/provisionar.ts';
import { atenderCorridas } from './tandas/atender-corridas.ts';

export function rutasDeIntereses(app: FastifyInstance, plataforma: Plataforma): void {
  rutasDeProgramaciones(app, plataforma);
  rutasDeCorridas(app, plataforma);
  rutasDeLineas(app, plataforma);
}

/** What goes on after the answer, and by the clock. */
export async function atenderIntereses(plataforma: Plataforma): Promise<void> {
  await atenderCorridas(plataforma);
  await atenderReloj(plataforma);
  await atenderProvision(plataforma);
}
