import * as contrato from '@cuadra/contract/contabilidad/saldos';
import type { FastifyInstance } from 'fastify';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { mount } from '#platform/http/mount.ts';
import { mountReporte } from '#platform/http/mount-reporte.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { balanceDeComprobacion } from './balance-de-comprobacion.ts';
import { iniciarReconstruccion, listarReconstrucciones } from './reconstrucciones.ts';

export function rutasDeSaldos(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, reportes } = plataforma;
  // Asked beside what is being written, where there is no place to say until when it knows.
  mount(app, contrato.verSaldos, ({ query: { fecha, agencia, nivel, conCero }, contexto }) =>
    reportes.leerExacto((lugar) =>
      balanceDeComprobacion(lugar, {
        desde: `${fecha.slice(0, 4)}-01-01`,
        hasta: fecha,
        agencias: agenciasPedidas(contexto.actor, agencia),
        nivel,
        conCero: conCero === 'true',
      }),
    ),
  );

  mountReporte(app, contrato.verBalanceDeComprobacion, reportes, (lugar, { query, contexto }) =>
    balanceDeComprobacion(lugar, {
      desde: query.desde,
      hasta: query.hasta,
      agencias: agenciasPedidas(contexto.actor, query.agencia),
      nivel: query.nivel,
      conCero: query.conCero === 'true',
    }),
  );

  mount(app, contrato.reconstruirSaldos, ({ contexto }) => iniciarReconstruccion(plataforma, contexto));

  mount(app, contrato.listarReconstrucciones, ({ contexto }) => listarReconstrucciones(db, contexto.ahora));
}
