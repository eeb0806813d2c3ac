// What the address of the screen says: what is open of the counter or of the review, of which day, agencia, jornada,
// caja or month.
import { estadosDeJornada, nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import * as field from '#platform/address/fields.ts';
import { agency, day, defineFilters, oneOf, pick } from '#ui/list/filters.ts';

/** Absent: the counter for a cajero, the cajas of a day for whoever answers for them. */
const vistas = ['contar', 'jornadas', 'tendencia', 'cajas', 'configuracion', 'ive'] as const;

const SIN_REVISAR = 'Sin revisar';
const nombresDeEstado = { sin_revisar: SIN_REVISAR, ...nombresDeEstadoDeJornada } as const;

/** The filters of the list of jornadas, in the address of all the views. */
export const filtrosDeJornadas = defineFilters(
  {
    estado: oneOf({
      label: 'Estado',
      values: ['sin_revisar', ...estadosDeJornada],
      names: nombresDeEstado,
      button: ['sin_revisar', SIN_REVISAR],
      chip: (estado) => `Estado: ${nombresDeEstado[estado]}`,
    }),
    caja: pick({ label: 'Caja', field: field.uuid, all: 'Todas', other: 'otra' }),
    cajero: pick({ label: 'Cajero', field: field.uuid, other: 'otro' }),
    agencia: agency(),
    desde: day({ label: 'Desde' }),
    hasta: day({ label: 'Hasta' }),
  },
  {
    vista: field.oneOf(vistas),
    fecha: field.fecha,
    jornada: field.uuid,
    /** A receipt that the search found. */
    movimiento: field.uuid,
    /** The partida of a movement, from the list of partidas. */
    partida: field.uuid,
    anio: field.integer(2000, 2100),
    mes: field.integer(1, 12),
  },
);

export const direccionDeCajas = filtrosDeJornadas.address;
