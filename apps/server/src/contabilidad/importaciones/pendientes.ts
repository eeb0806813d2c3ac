// What the imports leave somebody to do.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';

/** Asked for by somebody else, of imports all of whose agencias are theirs. */
export const importacionesPorDeshacer: ClaseDePendiente = {
  id: 'importaciones-por-deshacer',
  titulo: ['importación que piden deshacer', 'importaciones que piden deshacer'],
  permiso: 'partidas:aprobar',
  contar: (db, { actor }) =>
    contarFilas(
      db,
      sql`lote_deshecho d where d.resolucion is null and d.pedido_por <> ${actor.id}::uuid
        and not exists (select from lote_suma s where s.lote = d.lote and s.agencia <> all(${actor.agencias}::text[]))`,
    ),
  link: () => '/contabilidad/importaciones',
};
