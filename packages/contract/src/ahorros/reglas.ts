// The rules of a savings product from a day on: written by one person, published by another, then for ever.
import { z } from 'zod';
import { version } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import {
  BASE_DE_PRODUCTOS,
  deVersion,
  porProducto,
  porRegla,
  productoDeAhorro,
  reglasEscritas,
} from './productos.ts';

const base = BASE_DE_PRODUCTOS;

const deReglas = [
  'NO_ENCONTRADO',
  'REGLA_DEL_MISMO_DIA',
  'REGLAS_INCOMPATIBLES',
  'CUENTA_NO_EXISTE',
] as const;
const deBorrador = ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'REGLA_PUBLICADA'] as const;

export const escribirReglas = endpoint({
  method: 'POST',
  path: `${base}/:id/versiones`,
  permission: 'ahorros:administrar',
  summary: 'Escribe las reglas de un producto desde un día, por publicar',
  params: porProducto,
  body: reglasEscritas.strict(),
  response: productoDeAhorro,
  status: 201,
  errors: [...deReglas],
});

export const editarReglas = endpoint({
  method: 'PUT',
  path: `${base}/:id/versiones/:regla`,
  permission: 'ahorros:administrar',
  summary: 'Cambia reglas que todavía no se publican',
  params: porRegla,
  body: reglasEscritas.extend({ version }).strict(),
  response: productoDeAhorro,
  errors: [...deReglas, 'CONFLICTO_DE_EDICION', 'REGLA_PUBLICADA'],
});

export const descartarReglas = endpoint({
  method: 'DELETE',
  path: `${base}/:id/versiones/:regla`,
  permission: 'ahorros:administrar',
  summary: 'Descarta reglas que todavía no se publican',
  params: porRegla,
  query: deVersion,
  response: productoDeAhorro,
  errors: [...deBorrador],
});

export const publicarReglas = endpoint({
  method: 'POST',
  path: `${base}/:id/versiones/:regla/publicacion`,
  permission: 'ahorros:publicar',
  autorizable: true,
  summary: 'Publica las reglas que otra persona escribió; ya no cambian',
  params: porRegla,
  body: z.strictObject({ version }),
  response: productoDeAhorro,
  errors: [...deBorrador, 'REGLA_PROPIA', 'REGLA_RETROACTIVA', 'REGLAS_INCOMPATIBLES', 'FIRMA_AJENA'],
});
