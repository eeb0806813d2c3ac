// The rate tables of the savings products: what each amount and term earns a year, from a day on.
import { modosDeTabla } from '@cuadra/core/interes/tasas';
import { z } from 'zod';
import { enteroEscrito, fechaDeLibros, version } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import {
  BASE_DE_PRODUCTOS,
  deVersion,
  porProducto,
  porRegla,
  productoDeAhorro,
  tablaDeTasas,
  tramoEscrito,
} from './productos.ts';

const base = BASE_DE_PRODUCTOS;

export const TRAMOS_MAX = 200;

export const listarTasas = endpoint({
  method: 'GET',
  path: '/api/ahorros/tasas',
  permission: 'ahorros:ver',
  summary: 'Las tablas de tasas, con sus tramos',
  query: z.strictObject({ producto: enteroEscrito(1, 2_147_483_647).optional() }),
  response: z.object({ tablas: z.array(tablaDeTasas) }),
  errors: ['NO_ENCONTRADO'],
});

const tasasEscritas = z.strictObject({
  desde: fechaDeLibros,
  modo: z.enum(modosDeTabla),
  /** A draft may still have gaps; no two of them may be of the same amount and term. */
  tramos: z.array(tramoEscrito.strict()).max(TRAMOS_MAX),
});
export type TasasEscritas = z.output<typeof tasasEscritas>;

const deBorrador = ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'REGLA_PUBLICADA'] as const;

export const escribirTasas = endpoint({
  method: 'POST',
  path: `${base}/:id/tasas`,
  permission: 'ahorros:administrar',
  summary: 'Escribe una tabla de tasas de un producto desde un día, por publicar',
  params: porProducto,
  body: tasasEscritas,
  response: productoDeAhorro,
  status: 201,
  errors: ['NO_ENCONTRADO', 'REGLA_DEL_MISMO_DIA', 'TASAS_TRASLAPADAS'],
});

export const editarTasas = endpoint({
  method: 'PUT',
  path: `${base}/:id/tasas/:regla`,
  permission: 'ahorros:administrar',
  summary: 'Cambia una tabla de tasas que todavía no se publica',
  params: porRegla,
  body: tasasEscritas.extend({ version }),
  response: productoDeAhorro,
  errors: [...deBorrador, 'REGLA_DEL_MISMO_DIA', 'TASAS_TRASLAPADAS'],
});

export const descartarTasas = endpoint({
  method: 'DELETE',
  path: `${base}/:id/tasas/:regla`,
  permission: 'ahorros:administrar',
  summary: 'Descarta una tabla de tasas que todavía no se publica',
  params: porRegla,
  query: deVersion,
  response: productoDeAhorro,
  errors: [...deBorrador],
});

export const publicarTasas = endpoint({
  method: 'POST',
  path: `${base}/:id/tasas/:regla/publicacion`,
  permission: 'ahorros:publicar',
  autorizable: true,
  summary: 'Publica la tabla de tasas que otra persona escribió; ya no cambia',
  params: porRegla,
  body: z.strictObject({ version }),
  response: productoDeAhorro,
  errors: [
    ...deBorrador,
    'REGLA_PROPIA',
    'REGLA_RETROACTIVA',
    'REGLAS_INCOMPATIBLES',
    'TASAS_CON_HUECOS',
    'TASAS_TRASLAPADAS',
    'FIRMA_AJENA',
  ],
});
