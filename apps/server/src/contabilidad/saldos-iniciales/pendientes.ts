// What the opening balances leave somebody to do.
import { type RawBuilder, sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { enlaceAApertura } from './apertura.ts';

/** Sent by others and written by others, or asked by others to be taken back. */
const porDecidir = ({
  actor: { id, agencias },
}: ContextoConActor): RawBuilder<unknown> => sql`saldos_iniciales s
  where s.agencia = any(${agencias}::text[]) and institucion_en_preparacion() and (
    (s.estado = 'en_revision' and s.enviada_por <> ${id} and not ${id}::uuid = any(s.escritores))
    or (s.estado = 'contabilizada' and s.reversion_pedida_por <> ${id}))`;

export const saldosInicialesPorAprobar: ClaseDePendiente = {
  id: 'saldos-iniciales-por-aprobar',
  titulo: ['agencia con saldos iniciales por aprobar', 'agencias con saldos iniciales por aprobar'],
  permiso: 'partidas:aprobar',
  contar: (db, contexto) => contarFilas(db, porDecidir(contexto)),
  async link(contexto, db) {
    const { rows } = await sql<{ agencia: string }>`
      select s.agencia from ${porDecidir(contexto)} order by s.agencia limit 1`.execute(db);
    return rows[0] === undefined ? '/contabilidad/saldos-iniciales' : enlaceAApertura(rows[0].agencia);
  },
};
