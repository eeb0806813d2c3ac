// What the catálogo leaves somebody to do: without accounts there are no partidas.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';

export const catalogoPorEscribir: ClaseDePendiente = {
  id: 'catalogo-por-escribir',
  titulo: ['catálogo de cuentas por importar o escribir', 'catálogos de cuentas por importar o escribir'],
  permiso: 'catalogo:editar',
  contar: (db) => contarFilas(db, sql`(select 1 where not exists (select 1 from cuenta)) vacio`),
  link: () => '/contabilidad/catalogo',
};
