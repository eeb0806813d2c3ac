// What the addresses of the runs say: the filters of their list, and of one the tab that is open and what its lines are
// filtered by.
import type { ordenesDeLineas } from '@cuadra/contract/ahorros/lineas';
import {
  clasesDeCorrida,
  estadosDeCorrida,
  estadosDeLinea,
  frasesDeMotivoSinPago,
  motivosSinPago,
  nombresDeClaseDeCorrida,
  nombresDeEstadoDeCorrida,
  nombresDeEstadoDeLinea,
} from '@cuadra/core/ahorros/corrida';
import type { z } from 'zod';
import * as field from '#platform/address/fields.ts';
import { useAddress } from '#platform/address/use-address.ts';
import { agency, amount, defineFilters, oneOf, order, pick, text } from '#ui/list/filters.ts';

const ID_MAX = 2_147_483_647;

export const filtrosDeCorridas = defineFilters(
  {
    estado: oneOf({ label: 'Estado', values: estadosDeCorrida, names: nombresDeEstadoDeCorrida }),
    clase: oneOf({
      label: 'Clase',
      values: clasesDeCorrida,
      names: nombresDeClaseDeCorrida,
      all: 'Todas',
    }),
    producto: pick({ label: 'Producto', field: field.integer(1, ID_MAX) }),
    agencia: agency(),
    anio: pick({ label: 'Año', field: field.integer(2000, 2100) }),
  },
  {
    /** The dialog of a new one is open. */
    nueva: field.flag,
  },
);
export const direccionDeCorridas = filtrosDeCorridas.address;

/** Absent: the summary. */
export const vistasDeCorrida = ['lineas', 'excepciones', 'comparacion', 'contabilidad', 'bitacora'] as const;

// Everyone loads this file with the routes: it spells them, which the compiler compares, rather than bring the contract.
const ORDENES = ['cuenta', 'interes'] as const satisfies typeof ordenesDeLineas;

export const filtrosDeLineas = defineFilters(
  {
    texto: text({ label: 'Buscar líneas', hint: 'Cuenta o titular' }),
    estado: oneOf({ label: 'Estado', values: estadosDeLinea, names: nombresDeEstadoDeLinea }),
    motivo: oneOf({
      label: 'Por qué no recibe',
      values: motivosSinPago,
      names: frasesDeMotivoSinPago,
      all: 'Cualquier motivo',
      chip: (_, frase) => `Sin pago: ${frase.replace(/\.$/, '')}`,
    }),
    producto: pick({ label: 'Producto', field: field.integer(1, ID_MAX), severalOnly: true }),
    agencia: pick({ label: 'Agencia', field: field.agencia, all: 'Todas', severalOnly: true }),
    desdeMonto: amount({ label: 'Interés desde', chip: (_, monto) => `Interés desde ${monto}` }),
    hastaMonto: amount({ label: 'Interés hasta', chip: (_, monto) => `Interés hasta ${monto}` }),
    orden: order({
      label: 'Orden',
      values: ORDENES,
      names: { cuenta: 'Por cuenta', interes: 'Mayor interés primero' },
      usual: 'cuenta',
    }),
  },
  {
    vista: field.oneOf(vistasDeCorrida),
    /** The account whose line is open. */
    linea: field.integer(1, Number.MAX_SAFE_INTEGER),
  },
);
export const direccionDeCorrida = filtrosDeLineas.address;
export type DireccionDeCorrida = z.output<typeof direccionDeCorrida>;

export const useDireccionDeCorrida = () => useAddress(direccionDeCorrida);
