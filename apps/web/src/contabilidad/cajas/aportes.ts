// What the cajas add to the rest.
import { BASE_DE_CAJAS } from '@cuadra/contract/contabilidad/cajas/cajas';
import { queryString } from '@cuadra/contract/endpoint';
import type { Reaction } from '#platform/reactions.ts';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

export const alCambiarLasCajas: Reaction = { to: 'cajas-cambio', asksAgain: [BASE_DE_CAJAS] };

const pantalla = (busqueda: Parameters<typeof queryString>[0]) =>
  `/contabilidad/caja${queryString(busqueda)}`;

const deJornada: PantallaDeReporte = ({ jornada }) => pantalla({ jornada });
const deMovimiento: PantallaDeReporte = ({ movimiento }) => pantalla({ movimiento });

/** What each paper of the cajas is made of; an acta is found by its caja, and none says which here. */
export const pantallasDeCajas = {
  'recibo-de-caja': deMovimiento,
  'formulario-ive': deMovimiento,
  'arqueo-de-caja': deJornada,
  'cierre-de-caja': deJornada,
  'acta-de-arqueo': () => pantalla({}),
  'resumen-de-cajas': ({ fecha, agencia }) => pantalla({ fecha, agencia }),
  'efectivo-reportado': ({ anio, mes }) => pantalla({ vista: 'ive', anio, mes }),
} as const satisfies Readonly<Record<string, PantallaDeReporte>>;
