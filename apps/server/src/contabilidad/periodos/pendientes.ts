// What the months leave somebody to do.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { enlaceAlCierre } from './enlace.ts';

/** A month is one, however many of the person's agencias have it open. */
export const mesesSinCerrar: ClaseDePendiente = {
  id: 'meses-sin-cerrar',
  titulo: ['mes anterior sin cerrar', 'meses anteriores sin cerrar'],
  permiso: 'periodos:cerrar',
  contar(db, { actor: { agencias }, ahora }) {
    const { year, month } = ahora.toZonedDateTimeISO(ZONA_HORARIA);
    return contarFilas(
      db,
      sql`(
        select distinct anio, mes from periodo
        where estado <> 'cerrado' and (anio, mes) < (${year}::int, ${month}::int)
          and agencia = any(${agencias}::text[])) meses`,
    );
  },
  link: () => '/contabilidad/cierre',
};

export const reaperturasPorAprobar: ClaseDePendiente = {
  id: 'reaperturas-por-aprobar',
  titulo: ['reapertura por aprobar', 'reaperturas por aprobar'],
  permiso: 'periodos:reabrir',
  contar: (db, { actor: { id, agencias } }) =>
    contarFilas(
      db,
      sql`solicitud_de_reapertura where estado = 'pendiente' and pedida_por <> ${id}
        and agencia = any(${agencias}::text[])`,
    ),
  async link({ actor: { id, agencias } }, db) {
    const primera = await db
      .selectFrom('solicitudDeReapertura')
      .select(['anio', 'mes', 'agencia'])
      .where('estado', '=', 'pendiente')
      .where('pedidaPor', '<>', id)
      .where('agencia', '=', sql<string>`any(${agencias}::text[])`)
      .orderBy('pedidaEn')
      .executeTakeFirst();
    return primera === undefined ? '/contabilidad/cierre' : enlaceAlCierre(primera);
  },
};
