// Where there were backups once, that there is none of late: with what failed, or because nobody makes them any more.
import { HORAS_MAX_SIN_RESPALDO } from '@cuadra/contract/administracion/respaldos';
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';

export const respaldoAtrasado: ClaseDePendiente = {
  id: 'respaldo-atrasado',
  titulo: ['respaldo atrasado', 'respaldos atrasados'],
  permiso: 'respaldos:hacer',
  contar: (db, { ahora }) => {
    const limite = ahora.subtract({ hours: HORAS_MAX_SIN_RESPALDO }).toString();
    return contarFilas(
      db,
      sql`(select 1 where exists (select from respaldo) and not exists (
        select from respaldo where resultado = 'hecho' and terminado_en >= ${limite})) atrasado`,
    );
  },
  link: () => '/administracion/respaldos',
};
