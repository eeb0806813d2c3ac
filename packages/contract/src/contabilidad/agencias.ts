import { z } from 'zod';
import { codigoDeAgencia, nombre, renglon } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const agencia = z.object({
  idAgencia: codigoDeAgencia,
  nombreAgencia: nombre(80, 'Escriba el nombre de la agencia.'),
  municipio: renglon(80),
  activa: z.boolean(),
});
export type Agencia = z.infer<typeof agencia>;

export const listarAgencias = endpoint({
  method: 'GET',
  path: '/api/contabilidad/agencias',
  permission: 'autenticado',
  summary: 'Las agencias de la institución',
  response: z.array(agencia),
  errors: [],
});
