import * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, leerEnUnInstante, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { aprobarConciliacion } from './aprobar-conciliacion.ts';
import { yaCambio } from './dar-paso.ts';
import { devolverConciliacion } from './devolver-conciliacion.ts';
import { enviarConciliacion } from './enviar-conciliacion.ts';
import { listarConciliaciones } from './listar-conciliaciones.ts';
import { pedirReapertura } from './pedir-reapertura.ts';
import { reabrirConciliacion } from './reabrir-conciliacion.ts';
import { retirarReapertura } from './retirar-reapertura.ts';
import { verConciliacion } from './ver-conciliacion.ts';

export function rutasDeConciliaciones(app: FastifyInstance, plataforma: Plataforma): void {
  montarLecturas(app, plataforma);
  montarPasos(app, plataforma);
}

function montarLecturas(app: FastifyInstance, { db, reloj }: Plataforma): void {
  mount(app, contrato.listarConciliaciones, ({ params: { id } }) =>
    leerEnUnInstante(db, (tx) => listarConciliaciones(tx, id, hoyEn(reloj).toString())),
  );

  mount(app, contrato.verConciliacion, ({ params: { id, anio, mes } }) =>
    leerEnUnInstante(db, (tx) =>
      verConciliacion(tx, { cuenta: id, anio, mes, hoy: hoyEn(reloj).toString() }),
    ),
  );
}

function montarPasos(app: FastifyInstance, { db, reloj }: Plataforma): void {
  const hoy = () => hoyEn(reloj).toString();

  mount(app, contrato.enviarConciliacion, async ({ params: { id: cuenta }, body, contexto }) => {
    await conRechazos(
      escribir(db, contexto, 'bancos:enviar', (tx) => enviarConciliacion(tx, contexto, cuenta, body, hoy())),
    );
    return verConciliacion(db, { cuenta, anio: body.anio, mes: body.mes, hoy: hoy() });
  });

  const dar = async (
    contexto: ContextoConActor,
    accion: string,
    id: string,
    paso: (tx: Tx) => Promise<void>,
  ) => {
    await conRechazos(escribir(db, contexto, accion, paso));
    const suya = await db
      .selectFrom('conciliacion')
      .select(['cuentaBancaria as cuenta', 'anio', 'mes'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return verConciliacion(db, { ...suya, hoy: hoy() });
  };

  mount(app, contrato.devolverConciliacion, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'bancos:devolver', id, (tx) => devolverConciliacion(tx, contexto, id, body)),
  );

  mount(app, contrato.aprobarConciliacion, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'bancos:aprobar', id, (tx) => aprobarConciliacion(tx, contexto, id, body)),
  );

  mount(app, contrato.pedirReapertura, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'bancos:pedir-reapertura', id, (tx) => pedirReapertura(tx, contexto, id, body)),
  );

  mount(app, contrato.retirarReapertura, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'bancos:retirar-reapertura', id, (tx) => retirarReapertura(tx, contexto, id, body)),
  );

  mount(app, contrato.reabrirConciliacion, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'bancos:reabrir', id, (tx) => reabrirConciliacion(tx, contexto, id, body)),
  );
}

/** Two who send a month for the first time at once. */
const POR_MES = 'conciliacion_cuenta_bancaria_anio_mes_key';

async function conRechazos<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    if (restriccionRota(error) === POR_MES) throw yaCambio();
    return explicarRechazo(error);
  }
}
