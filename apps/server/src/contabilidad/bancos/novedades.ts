// What was signed at the banks since a day, and what was opened again. From the steps of those days on: never from all.
import { sql } from 'kysely';
import { type ClaseDeNovedad, comienzoDe } from '#inicio/novedad.ts';
import type { Database } from '#platform/database/pool.ts';
import { BANCOS } from './enlace.ts';

const dePasos = (paso: 'aprobar' | 'reabrir'): Pick<ClaseDeNovedad, 'contar' | 'link' | 'permiso'> => ({
  permiso: 'bancos:ver',
  async contar(db: Database, _contexto, desde) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(distinct p.conciliacion)::int as cuenta from paso_de_conciliacion p
      where p.en >= ${comienzoDe(desde)} and p.paso = ${sql.lit(paso)}`.execute(db);
    return { cuenta: rows[0]?.cuenta ?? 0 };
  },
  link: () => BANCOS,
});

export const conciliacionesAprobadas: ClaseDeNovedad = {
  id: 'conciliaciones-aprobadas',
  textos: ['conciliación bancaria aprobada', 'conciliaciones bancarias aprobadas'],
  ...dePasos('aprobar'),
};

export const conciliacionesReabiertas: ClaseDeNovedad = {
  id: 'conciliaciones-reabiertas',
  textos: ['conciliación bancaria reabierta', 'conciliaciones bancarias reabiertas'],
  llamaLaAtencion: true,
  ...dePasos('reabrir'),
};
