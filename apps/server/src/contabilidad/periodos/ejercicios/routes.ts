import * as contrato from '@cuadra/contract/contabilidad/periodos/ejercicios';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { abrirEjercicios } from './abrir-ejercicios.ts';
import { quitarEjercicio } from './quitar-ejercicio.ts';
import { verEjercicios } from './ver-ejercicios.ts';

export function rutasDeEjercicios(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.verEjercicios, ({ contexto }) => verEjercicios(db, contexto));

  mount(app, contrato.abrirEjercicios, async ({ body, contexto }) => {
    await escribir(db, contexto, 'ejercicios:abrir', (tx) => abrirEjercicios(tx, contexto, body)).catch(
      explicarRechazo,
    );
    return verEjercicios(db, contexto);
  });

  mount(app, contrato.quitarEjercicio, async ({ params: { anio }, contexto }) => {
    await escribir(db, contexto, 'ejercicios:quitar', (tx) => quitarEjercicio(tx, contexto, anio)).catch(
      explicarRechazo,
    );
    return verEjercicios(db, contexto);
  });
}
