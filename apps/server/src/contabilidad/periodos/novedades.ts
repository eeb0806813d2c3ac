// The months that were closed and opened again since a day. They are a handful in each year.
import { sql } from 'kysely';
import { type ClaseDeNovedad, comienzoDe } from '#inicio/novedad.ts';

export const mesesCerrados: ClaseDeNovedad = {
  id: 'meses-cerrados',
  permiso: 'periodos:ver',
  textos: ['mes cerrado', 'meses cerrados'],
  async contar(db, { actor: { agencias } }, desde) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(distinct (anio, mes))::int as cuenta from cierre_de_periodo
      where cerrado_en >= ${comienzoDe(desde)} and agencia = any(${agencias}::text[])`.execute(db);
    return { cuenta: rows[0]?.cuenta ?? 0 };
  },
  link: () => '/contabilidad/cierre',
};

export const mesesReabiertos: ClaseDeNovedad = {
  id: 'meses-reabiertos',
  permiso: 'periodos:ver',
  textos: ['mes reabierto', 'meses reabiertos'],
  llamaLaAtencion: true,
  async contar(db, { actor: { agencias } }, desde) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(distinct (anio, mes))::int as cuenta from reapertura
      where reabierta_en >= ${comienzoDe(desde)} and agencia = any(${agencias}::text[])`.execute(db);
    return { cuenta: rows[0]?.cuenta ?? 0 };
  },
  link: () => '/contabilidad/cierre',
};
