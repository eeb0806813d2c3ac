// The last partidas, as the list of partidas begins: a few from the end of each agencia's index, however long the books.
import type { PartidaEnInicio } from '@cuadra/contract/contabilidad/partidas';
import { sql } from 'kysely';
import type { RecuadroDe } from '#inicio/recuadro.ts';

const CUANTAS = 6;

export const recuadroDeUltimas: RecuadroDe['ultimas'] = {
  id: 'ultimas',
  permiso: 'partidas:ver',
  async leer(db, { actor: { agencias } }) {
    const { rows } = await sql<PartidaEnInicio>`
      select p.id, p.ejercicio, p.numero, p.tipo, p.fecha, p.agencia, p.concepto, p.total, p.autor_nombre as autor
      from unnest(${agencias}::text[]) a (agencia)
      cross join lateral (
        select u.id, u.ejercicio, u.numero, u.tipo, u.fecha, u.agencia, u.concepto, u.total, u.autor_nombre
        from partida u where u.agencia = a.agencia
        order by u.fecha desc, u.ejercicio desc, u.numero desc limit ${CUANTAS}
      ) p
      order by p.fecha desc, p.ejercicio desc, p.numero desc limit ${CUANTAS}`.execute(db);
    return rows;
  },
};
