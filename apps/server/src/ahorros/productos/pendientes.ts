// What the products leave somebody to do: what another person wrote waits to be published.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';

export const reglasPorPublicar: ClaseDePendiente = {
  id: 'reglas-por-publicar',
  titulo: ['regla o tasa de ahorros por publicar', 'reglas o tasas de ahorros por publicar'],
  permiso: 'ahorros:publicar',
  contar: (db, { actor: { id } }) =>
    contarFilas(
      db,
      sql`(select from version_de_producto v where v.estado = 'borrador' and v.escrita_por <> ${id}
        union all select from tabla_de_tasas t where t.estado = 'borrador' and t.escrita_por <> ${id}
        union all select from parametro_isr p where p.estado = 'borrador' and p.escrita_por <> ${id}) x`,
    ),
  link: () => '/ahorros/productos',
};
