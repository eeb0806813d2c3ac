import * as contrato from '@cuadra/contract/contabilidad/bancos/cruces';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { aceptarSugerencias } from './aceptar-sugerencias.ts';
import { buscarCombinacion } from './buscar-combinacion.ts';
import { crearCruce } from './crear-cruce.ts';
import { deshacerCruces } from './deshacer-cruces.ts';
import { explicar, quitarExplicaciones } from './explicar.ts';
import { rechazarSugerencias } from './rechazar-sugerencias.ts';
import { verCruces } from './ver-cruces.ts';

export function rutasDeCruces(app: FastifyInstance, { db }: Plataforma, cola: Cola): void {
  const medios = { db, cola };

  mount(app, contrato.crearCruce, ({ params: { id }, body, llave, contexto }) =>
    crearCruce(medios, contexto, id, body, llave),
  );

  mount(app, contrato.deshacerCruces, ({ params: { id }, body, contexto }) =>
    deshacerCruces(db, contexto, id, body),
  );

  mount(app, contrato.verCruces, ({ query }) => verCruces(db, query));

  mount(app, contrato.aceptarSugerencias, ({ params: { id }, body, llave, contexto }) =>
    aceptarSugerencias(medios, contexto, id, body, llave),
  );

  mount(app, contrato.rechazarSugerencias, ({ params: { id }, body, contexto }) =>
    rechazarSugerencias(db, contexto, id, body),
  );

  mount(app, contrato.buscarCombinacion, ({ params: { id }, body }) => buscarCombinacion(db, id, body));

  mount(app, contrato.explicar, ({ params: { id }, body, contexto }) => explicar(db, contexto, id, body));

  mount(app, contrato.quitarExplicaciones, ({ params: { id }, body, contexto }) =>
    quitarExplicaciones(db, contexto, id, body),
  );
}
