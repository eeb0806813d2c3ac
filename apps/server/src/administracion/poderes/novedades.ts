import { sql } from 'kysely';
import { type ClaseDeNovedad, comienzoDe } from '#inicio/novedad.ts';

/** Asked for or resolved. */
export const poderesCambiados: ClaseDeNovedad = {
  id: 'poderes',
  permiso: 'poderes:ver',
  textos: ['cambio de poderes pedido o resuelto', 'cambios de poderes pedidos o resueltos'],
  llamaLaAtencion: true,
  async contar(db, _, desde) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(*)::int as cuenta from cambio_de_poder
      where greatest(pedido_en, resuelto_en) >= ${comienzoDe(desde)}`.execute(db);
    return { cuenta: rows[0]?.cuenta ?? 0 };
  },
  link: () => '/administracion/poderes',
};
