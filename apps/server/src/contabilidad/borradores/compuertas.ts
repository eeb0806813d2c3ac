// What a month's close asks of the drafts: that none is left with a date of the month.
import { sql } from 'kysely';
import { enlaceAPartida } from '#contabilidad/partidas/enlace.ts';
import {
  type Alcance,
  type Compuerta,
  DETALLES_MAX,
  EN_ORDEN,
  type Revision,
} from '#contabilidad/periodos/compuerta.ts';
import type { Database } from '#platform/database/pool.ts';

export const sinBorradores: Compuerta = {
  id: 'borradores',
  titulo: 'Sin borradores',
  admiteExcepcion: true,
  revisar: (db, alcance) =>
    sinPendientes(db, alcance, ['borrador', 'rechazada'], ['borrador', 'borradores', 'sin contabilizar']),
};

export const sinPartidasEnRevision: Compuerta = {
  id: 'en-revision',
  titulo: 'Sin partidas en revisión',
  admiteExcepcion: true,
  revisar: (db, alcance) =>
    sinPendientes(db, alcance, ['en_revision'], ['partida', 'partidas', 'en revisión']),
};

async function sinPendientes(
  db: Database,
  { desde, hasta, agencia }: Alcance,
  estados: readonly ('borrador' | 'rechazada' | 'en_revision')[],
  [uno, varios, como]: readonly [string, string, string],
): Promise<Revision> {
  const { rows } = await sql<{ id: string; fecha: string; concepto: string; total: number }>`
    select b.id, b.fecha, b.concepto, count(*) over () as total
    from borrador b
    where b.fecha between ${desde}::date and ${hasta}::date and b.agencia = ${agencia}
      and b.estado = any(${estados}::text[])
    order by b.fecha, b.creado_en, b.id limit ${DETALLES_MAX}`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return EN_ORDEN;
  return {
    pasa: false,
    motivo: `Hay ${total} ${total === 1 ? uno : varios} ${como} con fecha del periodo. Contabilice, cambie la fecha o descarte.`,
    detalle: rows.map(({ id, fecha, concepto }) => ({
      id,
      texto: `${fecha.split('-').reverse().join('/')} ${concepto || '(sin concepto)'}`,
      enlace: enlaceAPartida(id),
    })),
  };
}
