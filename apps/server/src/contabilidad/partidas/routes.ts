import { aprobarVarias as contratoDeAprobarVarias } from '@cuadra/contract/contabilidad/borradores/aprobaciones';
import * as memoria from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import * as porAprobar from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { FastifyInstance } from 'fastify';
import { escribir } from '../../platform/database/write.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { aprobarPartida } from '../borradores/aprobar-partida.ts';
import { aprobarVarias } from '../borradores/aprobar-varias.ts';
import { contabilizarPartida } from '../borradores/contabilizar-partida.ts';
import { crearPartida } from '../borradores/crear-partida.ts';
import { descartarPartida } from '../borradores/descartar-partida.ts';
import { duplicarPartida } from '../borradores/duplicar-partida.ts';
import { editarPartida } from '../borradores/editar-partida.ts';
import { enviarPartida } from '../borradores/enviar-partida.ts';
import { listarPorAprobar } from '../borradores/listar-por-aprobar.ts';
import { guardarMemoria, verMemoria } from '../borradores/memoria-de-borrador.ts';
import { rechazarPartida } from '../borradores/rechazar-partida.ts';
import { rutasDeSoportes } from '../borradores/soportes/routes.ts';
import { abrirCola, type Cola } from '../libro/cola.ts';
import { listarPartidas } from './listar-partidas.ts';
import { revertirPartida } from './revertir-partida.ts';
import { totalizarPartidas } from './totalizar-partidas.ts';
import { verPartida } from './ver-partida.ts';

export function rutasDePartidas(app: FastifyInstance, plataforma: Plataforma): void {
  const cola = abrirCola(plataforma);
  montarLectura(app, plataforma);
  montarBorradores(app, plataforma);
  montarContabilizacion(app, plataforma, cola);
  rutasDeSoportes(app, plataforma);
}

function montarLectura(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarPartidas, async ({ query: { totales, ...query }, contexto: { actor } }) => {
    const [pagina, sumas] = await Promise.all([
      listarPartidas(db, actor, query),
      totales === 'true' ? totalizarPartidas(db, actor, query) : {},
    ]);
    return { ...pagina, ...sumas };
  });

  mount(app, contrato.totalizarPartidas, ({ query, contexto }) =>
    totalizarPartidas(db, contexto.actor, query),
  );

  mount(app, porAprobar.listarPorAprobar, ({ contexto }) => listarPorAprobar(db, contexto.actor));

  mount(app, contrato.verPartida, ({ params, contexto }) => verPartida(db, contexto.actor, params.id));
}

function montarBorradores(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.editarPartida, ({ params, body, contexto }) =>
    escribir(db, contexto, 'partidas:editar', (tx) => editarPartida(tx, contexto, params.id, body)),
  );

  mount(app, contrato.descartarPartida, ({ params, contexto }) =>
    escribir(db, contexto, 'partidas:descartar', (tx) => descartarPartida(tx, contexto, params.id)),
  );

  mount(app, contrato.enviarPartida, ({ params, query, contexto }) =>
    escribir(db, contexto, 'partidas:enviar', (tx) => enviarPartida(tx, contexto, params.id, query.version)),
  );

  mount(app, contrato.rechazarPartida, ({ params, body, contexto }) =>
    escribir(db, contexto, 'partidas:rechazar', (tx) =>
      rechazarPartida(tx, contexto, params.id, body.motivo),
    ),
  );

  mount(app, contrato.duplicarPartida, ({ params, contexto }) =>
    escribir(db, contexto, 'partidas:duplicar', (tx) => duplicarPartida(tx, contexto, params.id)),
  );

  mount(app, memoria.verMemoria, ({ params, contexto }) => verMemoria(db, contexto, params.id));

  mount(app, memoria.guardarMemoria, ({ params, body, contexto }) =>
    escribir(db, contexto, 'partidas:recordar', (tx) => guardarMemoria(tx, contexto, params.id, body)),
  );
}

function montarContabilizacion(app: FastifyInstance, { db, log }: Plataforma, cola: Cola): void {
  mount(app, contrato.crearPartida, async ({ body, llave, encabezar, contexto }) => {
    const { resumen, esRepetida } = await crearPartida({ db, cola }, contexto, body, llave);
    if (esRepetida) encabezar('idempotency-replayed', 'true');
    return resumen;
  });

  mount(app, contrato.contabilizarPartida, ({ params, query, contexto }) =>
    contabilizarPartida({ db, cola }, contexto, params.id, query.version),
  );

  mount(app, contrato.aprobarPartida, ({ params, query, contexto }) =>
    aprobarPartida({ db, cola }, contexto, params.id, query.version),
  );

  mount(app, contratoDeAprobarVarias, async ({ body, contexto }) => ({
    resultados: await aprobarVarias({ db, cola, log }, contexto, body.partidas),
  }));

  mount(app, contrato.revertirPartida, ({ params, body, contexto }) =>
    revertirPartida({ db, cola }, contexto, params.id, body),
  );
}
