// What the savings products add to the rest.
import type { listarParametrosDeIsr } from '@cuadra/contract/ahorros/isr';
import type { listarProductos } from '@cuadra/contract/ahorros/productos';
import type { listarTasas } from '@cuadra/contract/ahorros/tasas';
import type { Reaction } from '#platform/reactions.ts';

// Everyone loads this file: it spells the paths, which the compiler compares, rather than bring the schemas of the savings.
const PRODUCTOS: (typeof listarProductos)['path'] = '/api/ahorros/productos';
const TASAS: (typeof listarTasas)['path'] = '/api/ahorros/tasas';
const ISR: (typeof listarParametrosDeIsr)['path'] = '/api/ahorros/isr-parametros';

/** Also each product and their figures, whose paths begin with the list's. */
export const alCambiarLosProductos: Reaction = { to: 'ahorros-cambio', asksAgain: [PRODUCTOS, TASAS, ISR] };
