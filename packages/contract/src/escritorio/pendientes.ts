// What needs this person's attention today: counts with a link to the screen where it is attended. What is zero is
// not said.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const pendiente = z.object({
  id: z.string(),
  titulo: z.string(),
  cuenta: z.int().positive(),
  link: z.string(),
});
export type Pendiente = z.infer<typeof pendiente>;

export const listarPendientes = endpoint({
  method: 'GET',
  path: '/api/common/pendientes',
  permission: 'autenticado',
  summary: 'Lo que espera a esta persona, con cuántos hay y dónde se atiende',
  response: z.array(pendiente),
  errors: [],
});
