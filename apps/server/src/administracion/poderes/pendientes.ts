// What powers leave to others: to the administradores, to approve a change and to resolve who holds roles that exclude each
// other; to the contadores, to look at what will take effect by itself.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import { hoyEn } from '#platform/reloj.ts';
import { paresIncumplidos } from './pares.ts';

const link = () => '/administracion/poderes';

export const cambiosPorAprobar: ClaseDePendiente = {
  id: 'cambios-por-aprobar',
  titulo: ['cambio de poderes por aprobar', 'cambios de poderes por aprobar'],
  permiso: 'poderes:aprobar',
  contar: (db, { actor: { id } }) =>
    contarFilas(
      db,
      sql`cambio_de_poder where estado = 'pendiente' and pedido_por <> ${id} and sujeto is distinct from ${id}`,
    ),
  link,
};

export const cambiosQueEsperan: ClaseDePendiente = {
  id: 'cambios-en-espera',
  titulo: [
    'cambio de poderes que valdrá si nadie lo detiene',
    'cambios de poderes que valdrán si nadie los detiene',
  ],
  permiso: 'poderes:detener',
  contar: (db) =>
    contarFilas(db, sql`cambio_de_poder where estado = 'pendiente' and efectivo_en is not null`),
  link,
};

/** People, not pairs: each is resolved at once. While it is accepted nobody is asked; when its day passes they are again. */
export const paresPorResolver: ClaseDePendiente = {
  id: 'pares-por-resolver',
  titulo: ['persona con roles que se excluyen', 'personas con roles que se excluyen'],
  permiso: 'poderes:aprobar',
  contar: (db, { ahora }) =>
    contarFilas(
      db,
      sql`(select distinct id from ${paresIncumplidos(hoyEn({ ahora: () => ahora }))} where hasta is null) persona`,
    ),
  link: () => '/administracion/poderes?vista=reglas',
};
