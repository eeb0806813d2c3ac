// What the months leave somebody to do.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '../../escritorio/pendientes/clase-de-pendiente.ts';
import { ZONA_HORARIA } from '../../platform/reloj.ts';

/** A month is one, however many of the person's agencias have it open. */
export const mesesSinCerrar: ClaseDePendiente = {
  id: 'meses-sin-cerrar',
  titulo: 'Meses anteriores sin cerrar',
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
