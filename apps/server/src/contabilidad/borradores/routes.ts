import { aprobarVarias as contratoDeAprobarVarias } from '@cuadra/contract/contabilidad/borradores/aprobaciones';
import * as contrato from '@cuadra/contract/contabilidad/borradores/borradores';
import * as memoria from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import * as porAprobar from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { terminarPartida as contratoDeTerminar } from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { aprobarPartida } from './aprobar-partida.ts';
import { aprobarVarias } from './aprobar-varias.ts';
import { descartarPartida, enviarPartida, rechazarPartida } from './cambiar-estado.ts';
import { contabilizarPartida } from './contabilizar-partida.ts';
import { crearPartida } from './crear-partida.ts';
import { duplicarPartida } from './duplicar-partida.ts';
import { editarPartida } from './editar-partida.ts';
import { rutasDeEfecto } from './efecto/routes.ts';
import { listarPorAprobar } from './listar-por-aprobar.ts';
import { guardarMemoria, verMemoria } from './memoria-de-borrador.ts';
import { rutasDeSoportes } from './soportes/routes.ts';
import { terminarPartida } from './terminar-partida.ts';

export function rutasDeBorradores(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  montarEdicion(app, plataforma);
  montarContabilizacion(app, plataforma, cola);
  rutasDeEfecto(app, plataforma);
  rutasDeSoportes(app, plataforma);
}

function montarEdicion(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, porAprobar.listarPorAprobar, ({ contexto }) => listarPorAprobar(db, contexto));

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

function montarContabilizacion(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  const { db, log } = plataforma;
  mount(app, contrato.crearPartida, async ({ body, llave, encabezar, contexto }) => {
    const { resumen, esRepetida } = await crearPartida({ db, cola }, contexto, body, llave);
    if (esRepetida) encabezar('idempotency-replayed', 'true');
    return resumen;
  });

  mount(app, contratoDeTerminar, async ({ body, llave, encabezar, contexto }) => {
    const { respuesta, esRepetida } = await terminarPartida({ db, cola }, contexto, body, llave);
    if (esRepetida) encabezar('idempotency-replayed', 'true');
    return respuesta;
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
}
