import * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerJornada } from '../jornadas/queries.ts';
import { conRechazosDeCajas } from '../rechazos.ts';
import { arqueoSorpresivo } from './arqueo-sorpresivo.ts';
import { congelarCaja } from './congelar-caja.ts';
import { descongelarCaja } from './descongelar-caja.ts';
import { observarJornada } from './observar-jornada.ts';
import { posiblesCausas } from './posibles-causas.ts';
import { resolverPropuesta } from './resolver-propuesta.ts';
import { responderObservacion } from './responder-observacion.ts';
import { revisarJornada } from './revisar-jornada.ts';
import { tendenciaDeCajero } from './tendencia-de-cajero.ts';
import { verDia } from './ver-dia.ts';

export function rutasDeRevision(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  montarLecturas(app, plataforma);
  montarDecisiones(app, plataforma, cola);
  montarArqueoSorpresivo(app, plataforma);
}

function montarLecturas(app: FastifyInstance, { db, reloj }: Plataforma): void {
  mount(app, contrato.verDia, ({ query, contexto }) =>
    verDia(db, contexto.actor, hoyEn(reloj).toString(), query),
  );

  mount(app, contrato.tendenciaDeCajero, ({ params, contexto }) =>
    tendenciaDeCajero(db, contexto.actor, params.id),
  );

  mount(app, contrato.posiblesCausas, ({ params, contexto }) =>
    posiblesCausas(db, contexto.actor, params.id),
  );
}

function montarDecisiones(app: FastifyInstance, { db }: Plataforma, cola: Cola): void {
  mount(app, contrato.revisarJornada, async ({ params: { id }, body, contexto }) => {
    await revisarJornada({ db, cola }, contexto, id, body);
    return leerJornada(db, contexto.actor, id);
  });

  mount(app, contrato.resolverPropuesta, async ({ params: { id }, body, contexto }) => {
    await resolverPropuesta({ db, cola }, contexto, id, body);
    return leerJornada(db, contexto.actor, id);
  });

  mount(app, contrato.observarJornada, ({ params: { id }, body, contexto }) =>
    cambiar(db, contexto, 'cajas:observar', id, (tx) => observarJornada(tx, contexto, id, body)),
  );

  mount(app, contrato.responderObservacion, ({ params: { id }, body, contexto }) =>
    cambiar(db, contexto, 'cajas:responder', id, (tx) => responderObservacion(tx, contexto, id, body)),
  );
}

function montarArqueoSorpresivo(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.congelarCaja, ({ params: { id }, body, contexto }) =>
    cambiar(db, contexto, 'cajas:congelar', id, (tx) => congelarCaja(tx, contexto, id, body)),
  );

  mount(app, contrato.descongelarCaja, ({ params: { id }, body, contexto }) =>
    cambiar(db, contexto, 'cajas:descongelar', id, (tx) => descongelarCaja(tx, contexto, id, body)),
  );

  mount(app, contrato.arqueoSorpresivo, async ({ params: { id }, body, contexto }) => {
    await conRechazosDeCajas(arqueoSorpresivo({ db }, contexto, id, body));
    return leerJornada(db, contexto.actor, id);
  });
}

async function cambiar(
  db: Database,
  contexto: ContextoConActor,
  accion: string,
  id: string,
  trabajo: (tx: Tx) => Promise<void>,
) {
  await conRechazosDeCajas(escribir(db, contexto, accion, trabajo));
  return leerJornada(db, contexto.actor, id);
}
