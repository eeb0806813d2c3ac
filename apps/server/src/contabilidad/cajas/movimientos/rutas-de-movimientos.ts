import * as ive from '@cuadra/contract/contabilidad/cajas/ive';
import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { buscarCuentasAtendidas } from './ahorro/cuenta-atendida.ts';
import { consultarIve } from './ive/consultar-ive.ts';
import { listarIve } from './ive/listar-ive.ts';
import { listarMovimientos, movimientosDePartida, verMovimiento } from './queries.ts';
import { registrarMovimiento } from './registrar-movimiento.ts';
import { revertirMovimiento } from './revertir-movimiento.ts';

export function rutasDeMovimientosDeCaja(
  app: FastifyInstance,
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  cola: Cola,
): void {
  const medios = { db, cola, reloj };

  mount(app, contrato.registrarMovimiento, ({ params, body, llave, contexto }) =>
    registrarMovimiento(medios, contexto, params.id, body, llave),
  );

  mount(app, contrato.revertirMovimiento, ({ params, body, llave, contexto }) =>
    revertirMovimiento(medios, contexto, params.id, body, llave),
  );

  mount(app, contrato.listarMovimientos, ({ params, query, contexto }) =>
    listarMovimientos(db, contexto.actor, params.id, query),
  );

  mount(app, contrato.verMovimiento, ({ params, contexto }) => verMovimiento(db, contexto.actor, params.id));

  mount(app, contrato.buscarCuentasAtendidas, ({ query, contexto }) =>
    buscarCuentasAtendidas(db, contexto, query.texto),
  );

  mount(app, contrato.movimientosDePartida, ({ params, contexto }) =>
    movimientosDePartida(db, contexto.actor, params.id),
  );

  mount(app, ive.listarIve, ({ query, contexto }) => listarIve(db, contexto.actor, query));

  mount(app, ive.consultarIve, ({ query, contexto }) => consultarIve(db, contexto, query));
}
