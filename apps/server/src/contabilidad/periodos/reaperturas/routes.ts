import * as contrato from '@cuadra/contract/contabilidad/periodos/reaperturas';
import type { FastifyInstance } from 'fastify';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { pedirReapertura } from './pedir-reapertura.ts';
import { aprobarReapertura, rechazarReapertura, retirarReapertura } from './resolver-reapertura.ts';

export function rutasDeReaperturas(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.reabrirPeriodo, async ({ params, body: { agencia, ...pedido }, contexto }) => {
    exigirAgencia(contexto.actor, agencia);
    return escribir(db, contexto, 'periodos:pedir-reapertura', (tx) =>
      pedirReapertura(tx, contexto, { ...params, agencia }, pedido),
    );
  });

  mount(app, contrato.aprobarReapertura, ({ params: { id }, contexto }) =>
    escribir(db, contexto, 'periodos:reabrir', (tx) => aprobarReapertura(tx, contexto, id)),
  );

  mount(app, contrato.rechazarReapertura, async ({ params: { id }, body: { motivo }, contexto }) => {
    await escribir(db, contexto, 'periodos:rechazar-reapertura', (tx) =>
      rechazarReapertura(tx, contexto, id, motivo),
    );
    return true as const;
  });

  mount(app, contrato.retirarReapertura, async ({ params: { id }, contexto }) => {
    await escribir(db, contexto, 'periodos:retirar-reapertura', (tx) => retirarReapertura(tx, contexto, id));
    return true as const;
  });
}
