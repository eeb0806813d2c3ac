import * as contrato from '@cuadra/contract/ahorros/corridas';
import * as pasos from '@cuadra/contract/ahorros/pasos-de-corrida';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { conRechazosDeIntereses } from '../rechazos.ts';
import { aplicarCorrida } from './aplicar-corrida.ts';
import { aprobarCorrida } from './aprobar-corrida.ts';
import { calcularCorrida } from './calcular-corrida.ts';
import { cancelarCorrida } from './cancelar-corrida.ts';
import { compararCorrida } from './comparar-corrida.ts';
import { crearCorrida } from './crear-corrida.ts';
import { detenerCorrida } from './detener-corrida.ts';
import { exigirCorrida } from './exigir-corrida.ts';
import { ofrecerCorridas } from './ofrecer-corridas.ts';
import { partidasDeCorrida } from './partidas-de-corrida.ts';
import { pedirReversion } from './pedir-reversion.ts';
import { leerEventos, listarCorridas } from './queries.ts';
import { resolverReversion } from './resolver-reversion.ts';
import { verCorrida } from './ver-corrida.ts';

export function rutasDeCorridas(app: FastifyInstance, plataforma: Plataforma): void {
  montarLecturas(app, plataforma);
  montarPasos(app, plataforma);
}

function montarLecturas(app: FastifyInstance, { db, reloj }: Plataforma): void {
  mount(app, contrato.listarCorridas, ({ query, contexto }) => listarCorridas(db, contexto.actor, query));

  mount(app, contrato.verCorrida, ({ params: { id }, contexto }) => verCorrida(db, contexto.actor, id));

  mount(app, contrato.verPartidasDeCorrida, async ({ params: { id }, contexto }) => {
    await exigirCorrida(db, contexto.actor, id);
    return partidasDeCorrida(db, id);
  });

  mount(app, contrato.compararCorrida, async ({ params: { id }, contexto }) => {
    await exigirCorrida(db, contexto.actor, id);
    return compararCorrida(db, id);
  });

  mount(app, contrato.verEventosDeCorrida, async ({ params: { id }, contexto }) => {
    await exigirCorrida(db, contexto.actor, id);
    return { eventos: await leerEventos(db, id) };
  });

  mount(app, contrato.ofrecerCorrida, async ({ query, contexto }) => ({
    porHacer: await ofrecerCorridas(db, contexto.actor, query.al ?? hoyEn(reloj).toString()),
  }));
}

function montarPasos(app: FastifyInstance, { db, trabajos }: Plataforma): void {
  const dar = async (
    contexto: ContextoConActor,
    accion: string,
    id: number,
    paso: (tx: Tx) => Promise<void>,
  ) => {
    await conRechazosDeIntereses(escribir(db, contexto, accion, paso));
    return verCorrida(db, contexto.actor, id);
  };

  mount(app, contrato.crearCorrida, async ({ body, llave, contexto }) => {
    const id = await conRechazosDeIntereses(
      escribir(db, contexto, 'intereses:crear', (tx) =>
        crearCorrida(tx, contexto, body, llave, { trabajos }),
      ),
    );
    return verCorrida(db, contexto.actor, id);
  });

  mount(app, pasos.calcularCorrida, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'intereses:calcular', id, (tx) => calcularCorrida(tx, contexto, id, body, trabajos)),
  );

  mount(app, pasos.aprobarCorrida, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'intereses:aprobar', id, (tx) => aprobarCorrida(tx, contexto, id, body)),
  );

  mount(app, pasos.aplicarCorrida, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'intereses:aplicar', id, (tx) => aplicarCorrida(tx, contexto, id, body, trabajos)),
  );

  mount(app, pasos.detenerCorrida, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'intereses:detener', id, (tx) => detenerCorrida(tx, contexto, id, body)),
  );

  mount(app, pasos.cancelarCorrida, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'intereses:cancelar', id, (tx) => cancelarCorrida(tx, contexto, id, body)),
  );

  mount(app, pasos.pedirReversionDeCorrida, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'intereses:pedir-reversion', id, (tx) => pedirReversion(tx, contexto, id, body)),
  );

  mount(app, pasos.resolverReversionDeCorrida, ({ params: { id }, body, contexto }) =>
    dar(contexto, 'intereses:revertir', id, (tx) => resolverReversion(tx, contexto, id, body, trabajos)),
  );
}
