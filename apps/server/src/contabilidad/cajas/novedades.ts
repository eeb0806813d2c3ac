// What happened in the cajas since a day, to whoever answers for them. From the jornadas of those days on: never from all.
import { type RawBuilder, sql } from 'kysely';
import type { ClaseDeNovedad } from '#inicio/novedad.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { CAJAS } from './enlace.ts';

export const cajasConDiferencia: ClaseDeNovedad = {
  id: 'cajas-con-diferencia',
  permiso: 'arqueos:ver',
  textos: ['caja cerrada con diferencia', 'cajas cerradas con diferencia'],
  llamaLaAtencion: true,
  async contar(db, contexto, desde) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(*)::int as cuenta from ${jornadasDesde(contexto, desde)}
      cross join lateral diferencia_de_jornada(j.id) d
      where j.cerrada_en is not null and d.descuadre <> 0`.execute(db);
    return { cuenta: rows[0]?.cuenta ?? 0 };
  },
  link: () => `${CAJAS}?vista=jornadas`,
};

export const arqueosSorpresivos: ClaseDeNovedad = {
  id: 'arqueos-sorpresivos',
  permiso: 'arqueos:ver',
  textos: ['arqueo sorpresivo', 'arqueos sorpresivos'],
  async contar(db, contexto, desde) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(*)::int as cuenta from ${jornadasDesde(contexto, desde)}
      join arqueo a on a.jornada = j.id and a.clase = 'sorpresa'`.execute(db);
    return { cuenta: rows[0]?.cuenta ?? 0 };
  },
  link: () => `${CAJAS}?vista=jornadas`,
};

const jornadasDesde = ({ actor: { agencias } }: ContextoConActor, desde: string): RawBuilder<unknown> =>
  sql`jornada j join caja c on c.id = j.caja and j.fecha >= ${desde}::date and c.agencia = any(${agencias}::text[])`;
