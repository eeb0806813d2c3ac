// What was posted since a day, and of that, what an attentive reader looks at: what was taken back, and what went into
// months that had ended. Read by the moment it was registered, so it costs what there is in those days.
import { queryString } from '@cuadra/contract/endpoint';
import type { Centavos } from '@cuadra/core/dinero';
import { diaAnterior } from '@cuadra/core/estados-financieros/rangos';
import { type RawBuilder, sql } from 'kysely';
import { type ClaseDeNovedad, comienzoDe } from '#inicio/novedad.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

export const partidasContabilizadas: ClaseDeNovedad = {
  id: 'contabilizadas',
  permiso: 'partidas:ver',
  textos: ['partida contabilizada', 'partidas contabilizadas'],
  contar: (db, contexto, desde) => contar(db, contexto, desde, sql`true`),
  link: (desde) => enlace({ registradaDesde: desde }),
};

export const partidasReversadas: ClaseDeNovedad = {
  id: 'reversiones',
  permiso: 'partidas:ver',
  textos: ['reversión', 'reversiones'],
  llamaLaAtencion: true,
  contar: (db, contexto, desde) => contar(db, contexto, desde, sql`p.tipo = 'reversion'`),
  link: (desde) => enlace({ registradaDesde: desde, tipo: 'reversion' }),
};

/** Before the month of the first of those days. */
export const partidasDeMesesAnteriores: ClaseDeNovedad = {
  id: 'en-meses-anteriores',
  permiso: 'partidas:ver',
  textos: ['partida con fecha de un mes anterior', 'partidas con fecha de meses anteriores'],
  llamaLaAtencion: true,
  contar: (db, contexto, desde) =>
    contar(db, contexto, desde, sql`p.fecha <= ${finDelMesAnterior(desde)}::date`),
  link: (desde) => enlace({ registradaDesde: desde, hasta: finDelMesAnterior(desde) }),
};

async function contar(
  db: Database,
  { actor: { agencias } }: ContextoConActor,
  desde: string,
  cuales: RawBuilder<unknown>,
) {
  const { rows } = await sql<{ cuenta: number; monto: Centavos | null }>`
    select count(*)::int as cuenta, sum(p.total)::bigint as monto from partida p
    where p.registrada_en >= ${comienzoDe(desde)} and p.agencia = any(${agencias}::text[]) and ${cuales}`.execute(
    db,
  );
  return rows[0] ?? { cuenta: 0 };
}

const finDelMesAnterior = (dia: string): string => diaAnterior(`${dia.slice(0, 7)}-01`);

const enlace = (filtros: Readonly<Record<string, string>>): string =>
  `/contabilidad/ver-partidas${queryString({ estado: 'contabilizada', ...filtros })}`;
