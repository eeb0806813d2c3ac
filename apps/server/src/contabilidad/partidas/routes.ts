import * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { Cola } from '../libro/cola.ts';
import { listarPartidas } from './listar-partidas.ts';
import { revertirPartida } from './revertir-partida.ts';
import { totalizarPartidas } from './totalizar-partidas.ts';
import { verPartida } from './ver-partida.ts';

export function rutasDePartidas(app: FastifyInstance, { db }: Plataforma, cola: Cola): void {
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

  mount(app, contrato.verPartida, ({ params, contexto }) => verPartida(db, contexto.actor, params.id));

  mount(app, contrato.revertirPartida, ({ params, body, contexto }) =>
    revertirPartida({ db, cola }, contexto, params.id, body),
  );
}
