// The savings products, to choose one: what an account tells of its own, and no more.
import { productoDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { endpoint, type ResponseOf } from '@cuadra/contract/endpoint';
import { z } from 'zod';

export const productosParaElegir = endpoint({
  method: 'GET',
  path: '/api/ahorros/productos',
  permission: 'ahorros:ver',
  summary: 'Los productos de ahorro',
  response: z.object({ productos: z.array(productoDeCuenta) }),
  errors: [],
});

export type ProductoParaElegir = ResponseOf<typeof productosParaElegir>['productos'][number];
