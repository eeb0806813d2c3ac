import * as contrato from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import type { FastifyInstance } from 'fastify';
import { escribir, restriccionRota } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { editarAuxiliarExterno, marcarAuxiliarExterno } from './marcar-auxiliar-externo.ts';
import { leerAuxiliarExterno, leerAuxiliaresExternos, leerMesDeAuxiliares, quienesTraen } from './queries.ts';
import { traerCifras } from './traer-cifras.ts';

export function rutasDeAuxiliaresExternos(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarAuxiliaresExternos, () => leerAuxiliaresExternos(db));
  mount(app, contrato.listarQuienesTraen, () => quienesTraen(db).execute());

  mount(app, contrato.marcarAuxiliarExterno, async ({ body, contexto }) => {
    const id = await conRechazos(
      escribir(db, contexto, 'auxiliares:marcar', (tx) => marcarAuxiliarExterno(tx, body)),
    );
    return leerAuxiliarExterno(db, id);
  });
  mount(app, contrato.editarAuxiliarExterno, async ({ params: { id }, body, contexto }) => {
    await conRechazos(
      escribir(db, contexto, 'auxiliares:editar', (tx) => editarAuxiliarExterno(tx, id, body)),
    );
    return leerAuxiliarExterno(db, id);
  });

  mount(app, contrato.verMesDeAuxiliares, ({ query, contexto: { actor } }) =>
    leerMesDeAuxiliares(db, query, actor.agencias),
  );
  mount(app, contrato.traerCifras, async ({ body, contexto }) => {
    await conRechazos(escribir(db, contexto, 'auxiliares:traer', (tx) => traerCifras(tx, contexto, body)));
    return leerMesDeAuxiliares(db, body, contexto.actor.agencias);
  });
}

async function conRechazos<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    if (restriccionRota(error) === 'auxiliar_externo_unico') throw new ProblemaError('AUXILIAR_REPETIDO');
    return explicarRechazo(error);
  }
}
