import type { Aceptacion } from '@cuadra/contract/contabilidad/borradores/advertencias';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import * as reversiones from '@cuadra/contract/contabilidad/reversion';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { listarPartidas } from './listar-partidas.ts';
import { type ExigirAceptadas, type LeerCruces, revertirPartida } from './revertir-partida.ts';
import { totalizarPartidas } from './totalizar-partidas.ts';
import { verPartida } from './ver-partida.ts';
import { verReversion } from './ver-reversion.ts';

/** What other rooms say of a reversal. */
interface DeOtros {
  /** What becomes of one that takes a second person: the drafts. */
  readonly proponerReversion: (
    tx: Tx,
    contexto: ContextoConActor,
    reversion: PartidaPorContabilizar,
    aceptadas: readonly Aceptacion[],
  ) => Promise<void>;
  /** What is asked of it as of the same lines by hand. */
  readonly exigirAceptadas: ExigirAceptadas;
  /** What it undoes at the banks. */
  readonly leerCruces: LeerCruces;
}

export function rutasDePartidas(
  app: FastifyInstance,
  { db }: Plataforma,
  cola: Cola,
  { proponerReversion, exigirAceptadas, leerCruces }: DeOtros,
): void {
  mount(app, contrato.listarPartidas, async ({ query: { totales, ...query }, contexto: { actor } }) => {
    const { cursor, limite, orden, ...filtros } = query;
    const [pagina, sumas] = await Promise.all([
      listarPartidas(db, actor, query),
      totales === 'true' ? totalizarPartidas(db, actor, filtros, { completo: false }) : {},
    ]);
    return { ...pagina, ...sumas };
  });

  mount(app, contrato.totalizarPartidas, ({ query: { completo, ...filtros }, contexto }) =>
    totalizarPartidas(db, contexto.actor, filtros, { completo: completo === 'true' }),
  );

  mount(app, contrato.verPartida, ({ params, contexto }) => verPartida(db, contexto.actor, params.id));

  mount(app, reversiones.verReversion, ({ params, contexto }) =>
    verReversion({ db, leerCruces }, contexto, params.id),
  );

  const proponer = (
    contexto: ContextoConActor,
    reversion: PartidaPorContabilizar,
    aceptadas: readonly Aceptacion[],
  ) =>
    escribir(db, contexto, 'partidas:proponer-reversion', (tx) =>
      proponerReversion(tx, contexto, reversion, aceptadas),
    );
  mount(app, reversiones.revertirPartida, ({ params, body, contexto }) =>
    revertirPartida({ db, cola, proponer, exigirAceptadas, leerCruces }, contexto, params.id, body),
  );
}
