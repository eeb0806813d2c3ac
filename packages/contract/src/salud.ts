// How the process is, for whoever watches it: a load balancer asks whether it can serve; a person, what is failing.
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

const partes = ['base', 'replica', 'trabajos', 'eventos', 'correo', 'respaldo', 'sellos', 'disco'] as const;
export type NombreDeParte = (typeof partes)[number];

/** `degradada`: people are served, and somebody should look at it. */
const estadosDeParte = ['bien', 'degradada', 'sin-configurar'] as const;

const parteDeSalud = z.object({
  parte: z.enum(partes),
  estado: z.enum(estadosDeParte),
  /** In words; only for whoever signed in or calls from the same machine. */
  detalle: z.string().optional(),
});
export type ParteDeSalud = z.infer<typeof parteDeSalud>;

export const listo = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  permission: 'publico',
  summary: 'El proceso puede atender (la base de datos responde y se deja escribir), y cómo está cada parte',
  response: z.object({ estado: z.enum(['listo', 'degradado']), partes: z.array(parteDeSalud) }),
  errors: ['PROCESO_QUE_SE_RETIRA', 'BASE_NO_DISPONIBLE'],
});
