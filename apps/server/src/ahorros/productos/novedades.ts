// Which rules and rates of the savings were published since a day.
import { sql } from 'kysely';
import { type ClaseDeNovedad, comienzoDe } from '#inicio/novedad.ts';

export const reglasPublicadas: ClaseDeNovedad = {
  id: 'reglas-publicadas',
  permiso: 'ahorros:ver',
  textos: ['regla o tasa de ahorros publicada', 'reglas o tasas de ahorros publicadas'],
  async contar(db, _contexto, desde) {
    const { rows } = await sql<{ cuenta: number }>`
      select ((select count(*) from version_de_producto v where v.publicada_en >= ${comienzoDe(desde)})
        + (select count(*) from tabla_de_tasas t where t.publicada_en >= ${comienzoDe(desde)})
        + (select count(*) from parametro_isr p where p.publicada_en >= ${comienzoDe(desde)}))::int as cuenta`.execute(
      db,
    );
    return { cuenta: rows[0]?.cuenta ?? 0 };
  },
  link: () => '/ahorros/productos',
};
