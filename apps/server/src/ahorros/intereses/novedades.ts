// Which runs of interest were paid since a day, and which were undone. From the steps of those days on: never from all.
import { sql } from 'kysely';
import { type ClaseDeNovedad, comienzoDe } from '#inicio/novedad.ts';
import { esDeSusAgencias } from './corridas/tomar-corrida.ts';
import { CORRIDAS } from './enlace.ts';

const dePasos = (estado: 'aplicado' | 'revertido'): Pick<ClaseDeNovedad, 'contar' | 'link' | 'permiso'> => {
  const cuando = sql.ref(estado === 'aplicado' ? 'r.aplicada_en' : 'r.revertida_en');
  return {
    permiso: 'intereses:ver',
    async contar(db, { actor }, desde) {
      const { rows } = await sql<{ cuenta: number }>`
        select count(*)::int as cuenta from corrida r
        where ${cuando} >= ${comienzoDe(desde)} and r.clase <> 'cierre' and r.estado = ${estado} and ${esDeSusAgencias(actor)}`.execute(
        db,
      );
      return { cuenta: rows[0]?.cuenta ?? 0 };
    },
    link: () => `${CORRIDAS}?estado=${estado}`,
  };
};

export const corridasAplicadas: ClaseDeNovedad = {
  id: 'corridas-aplicadas',
  textos: ['corrida de intereses aplicada', 'corridas de intereses aplicadas'],
  ...dePasos('aplicado'),
};

export const corridasRevertidas: ClaseDeNovedad = {
  id: 'corridas-revertidas',
  textos: ['corrida de intereses revertida', 'corridas de intereses revertidas'],
  llamaLaAtencion: true,
  ...dePasos('revertido'),
};
