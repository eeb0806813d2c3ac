// The institution's accounts at banks: each part of the room mounts its own.
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { abrirTallerDeEstados } from '#hojas/estados/taller-de-estados.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { rutasDeCheques } from './cheques/rutas-de-cheques.ts';
import { rutasDeConciliaciones } from './conciliaciones/rutas-de-conciliaciones.ts';
import { rutasDeCruces } from './cruces/rutas-de-cruces.ts';
import { rutasDeCuentasBancarias } from './cuentas/rutas-de-cuentas.ts';
import { rutasDeEstados } from './estados/rutas-de-estados.ts';
import { rutasDeLectura } from './lectura/rutas-de-lectura.ts';
import { rutasDeMesa } from './mesa/rutas-de-mesa.ts';
import { rutasDePartidasDeBanco } from './partidas/rutas-de-partidas.ts';
import { rutasDeReglas } from './reglas/rutas-de-reglas.ts';

/** Those that post take the queue of the books; those that read files, the threads that do. */
export function rutasDeBancos(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  const estados = abrirTallerDeEstados(plataforma.log);
  app.addHook('onClose', () => estados.cerrar());
  rutasDeLectura(app, estados);
  rutasDeCuentasBancarias(app, plataforma);
  rutasDeEstados(app, plataforma, estados);
  rutasDeMesa(app, plataforma);
  rutasDeCruces(app, plataforma, cola);
  rutasDePartidasDeBanco(app, plataforma, cola);
  rutasDeReglas(app, plataforma);
  rutasDeCheques(app, plataforma, cola);
  rutasDeConciliaciones(app, plataforma);
}
