// What asks an auditor to look at the heads: one that did not arrive after several attempts, or none for two days.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';

/** A mail server that was restarting is no news. */
const INTENTOS_DE_CONFIANZA = 3;
const DIAS_SIN_SELLO = 2;

const link = () => '/administracion/sellos';

export const sellosSinEntregar: ClaseDePendiente = {
  id: 'sellos-sin-entregar',
  titulo: ['entrega de sellos que no llega', 'entregas de sellos que no llegan'],
  permiso: 'sellos:ver',
  contar: (db) =>
    contarFilas(
      db,
      sql`entrega_de_sello where entregada_en is null and intentos >= ${INTENTOS_DE_CONFIANZA}`,
    ),
  link,
};

/** Only where there has been one: the first is made by the clock. */
export const sinSelloReciente: ClaseDePendiente = {
  id: 'sin-sello-reciente',
  titulo: ['sello de los libros que falta hace dos días', 'sellos de los libros que faltan hace dos días'],
  permiso: 'sellos:ver',
  contar: (db, { ahora }) =>
    contarFilas(
      db,
      sql`(select max(sellada_en) as ultimo from cabeza_sellada) c
        where c.ultimo < ${ahora.subtract({ hours: 24 * DIAS_SIN_SELLO }).toString()}`,
    ),
  link,
};
