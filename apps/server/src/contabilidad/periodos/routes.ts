import * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import type { FastifyInstance } from 'fastify';
import { escribir } from '../../platform/database/escribir.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { exigirAgencia } from '../agencias/exigir-agencia.ts';
import { alcanceDelMes } from './alcance.ts';
import { cerrarEjercicio, exigirEjercicioEntero } from './cerrar-ejercicio.ts';
import { cerrarPeriodo } from './cerrar-periodo.ts';
import { rutasDeCierre } from './cierre/routes.ts';
import { cierreDeEjercicio, listarAgenciasDe } from './cierre-de-ejercicio.ts';
import { type Compuerta, revisarCompuertas } from './compuerta.ts';
import { listarEjercicios, listarPeriodos, verPeriodo } from './queries.ts';
import { reabrirPeriodo } from './reabrir-periodo.ts';

export function rutasDePeriodos(
  app: FastifyInstance,
  plataforma: Plataforma,
  compuertas: readonly Compuerta[],
): void {
  montarMeses(app, plataforma, compuertas);
  montarEjercicios(app, plataforma, compuertas);
  rutasDeCierre(app, plataforma, compuertas);
}

function montarMeses(app: FastifyInstance, { db }: Plataforma, compuertas: readonly Compuerta[]): void {
  mount(app, contrato.listarPeriodos, async ({ query: { anio }, contexto }) => {
    const [ejercicios, periodos] = await Promise.all([
      listarEjercicios(db),
      listarPeriodos(db, { anio, agencias: contexto.actor.agencias }),
    ]);
    return { ejercicios: ejercicios.filter((uno) => anio === undefined || uno.anio === anio), periodos };
  });

  mount(app, contrato.verCompuertas, async ({ params, query: { agencia }, contexto }) => {
    exigirAgencia(contexto.actor, agencia);
    await verPeriodo(db, { ...params, agencia });
    return revisarCompuertas(db, alcanceDelMes({ ...params, agencia }, contexto), compuertas);
  });

  mount(app, contrato.cerrarPeriodo, async ({ params, body: { agencia, explicaciones }, contexto }) => {
    exigirAgencia(contexto.actor, agencia);
    return cerrarPeriodo(db, contexto, { ...params, agencia }, explicaciones, compuertas);
  });

  mount(app, contrato.reabrirPeriodo, async ({ params, body: { agencia, ...pedido }, contexto }) => {
    exigirAgencia(contexto.actor, agencia);
    return escribir(db, contexto, 'periodos:reabrir', (tx) =>
      reabrirPeriodo(tx, contexto, { ...params, agencia }, pedido),
    );
  });
}

function montarEjercicios(app: FastifyInstance, { db }: Plataforma, compuertas: readonly Compuerta[]): void {
  mount(app, contrato.verCierreDeEjercicio, async ({ params: { anio }, contexto }) => {
    exigirEjercicioEntero(contexto, await listarAgenciasDe(db, anio));
    return cierreDeEjercicio(db, contexto, anio, compuertas);
  });

  mount(app, contrato.cerrarEjercicio, ({ params: { anio }, contexto }) =>
    escribir(db, contexto, 'ejercicios:cerrar', (tx) => cerrarEjercicio(tx, contexto, anio, compuertas)),
  );
}
