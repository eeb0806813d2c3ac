import * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import type { FastifyInstance } from 'fastify';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { exigirActo } from '#control/exigir-acto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { cerrarEjercicio, exigirEjercicioEntero } from './cerrar-ejercicio.ts';
import { cerrarPeriodo } from './cerrar-periodo.ts';
import { rutasDeCierre } from './cierre/routes.ts';
import { cierreDeEjercicio, listarAgenciasDe } from './cierre-de-ejercicio.ts';
import type { Compuerta } from './compuerta.ts';
import { rutasDeEjercicios } from './ejercicios/routes.ts';
import { listarEjercicios, listarPeriodos } from './queries.ts';
import { rutasDeReaperturas } from './reaperturas/routes.ts';

export function rutasDePeriodos(
  app: FastifyInstance,
  plataforma: Plataforma,
  compuertas: readonly Compuerta[],
): void {
  montarMeses(app, plataforma, compuertas);
  montarEjercicios(app, plataforma, compuertas);
  rutasDeEjercicios(app, plataforma);
  rutasDeCierre(app, plataforma, compuertas);
  rutasDeReaperturas(app, plataforma);
}

function montarMeses(app: FastifyInstance, { db }: Plataforma, compuertas: readonly Compuerta[]): void {
  mount(app, contrato.listarPeriodos, async ({ query: { anio }, contexto }) => {
    const [ejercicios, periodos] = await Promise.all([
      listarEjercicios(db),
      listarPeriodos(db, { anio, agencias: contexto.actor.agencias }),
    ]);
    return { ejercicios: ejercicios.filter((uno) => anio === undefined || uno.anio === anio), periodos };
  });

  mount(app, contrato.cerrarPeriodo, ({ params, body: { agencias }, contexto }) => {
    for (const agencia of agencias) exigirAgencia(contexto.actor, agencia);
    return cerrarPeriodo(db, contexto, { ...params, agencias }, compuertas);
  });
}

function montarEjercicios(app: FastifyInstance, { db }: Plataforma, compuertas: readonly Compuerta[]): void {
  mount(app, contrato.verCierreDeEjercicio, async ({ params: { anio }, contexto }) => {
    exigirEjercicioEntero(contexto, await listarAgenciasDe(db, anio));
    return cierreDeEjercicio(db, contexto, anio, compuertas);
  });

  mount(app, contrato.cerrarEjercicio, ({ params: { anio }, contexto }) =>
    escribir(db, contexto, 'ejercicios:cerrar', async (tx) => {
      await exigirActo(tx, contexto, {
        operacion: 'cierre-de-periodo',
        entidad: 'ejercicio',
        id: String(anio),
        que: { anio },
        resumen: `Cerrar el ejercicio ${anio}`,
      });
      return cerrarEjercicio(tx, contexto, anio, compuertas);
    }).catch(explicarRechazo),
  );
}
