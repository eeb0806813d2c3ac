import { z } from 'zod';
import { codigoDeAgencia } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const agencia = z.object({
  idAgencia: codigoDeAgencia,
  nombreAgencia: z.string().trim().min(1, 'Escriba el nombre de la agencia.').max(80),
  municipio: z.string().trim().max(80),
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
