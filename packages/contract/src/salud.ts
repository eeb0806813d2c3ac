import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const vivo = endpoint({
  method: 'GET',
  path: '/api/health/live',
  permission: 'publico',
  summary: 'El proceso responde',
  response: z.object({ estado: z.literal('vivo') }),
  errors: [],
});

export const listo = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  permission: 'publico',
  summary: 'El proceso puede atender: la base de datos responde',
  response: z.object({ estado: z.literal('listo') }),
  errors: ['BASE_NO_DISPONIBLE'],
});
