// Costly work that goes on beside the answers: whoever asked may leave, and finds how far it has come or what came of it.
import { z } from 'zod';
import { persona } from './campos.ts';

const clasesDeTrabajo = [
  'verificacion',
  'reconstruccion',
  'hoja',
  'cruce',
  'respaldo',
  'exportacion',
  'practica',
] as const;
export type ClaseDeTrabajo = (typeof clasesDeTrabajo)[number];

const estadosDeTrabajo = ['haciendo', 'listo', 'fallido', 'interrumpido'] as const;
export type EstadoDeTrabajo = (typeof estadosDeTrabajo)[number];

/** One of them, as it goes or as it ended; each class says what it did in a field of its own. */
export const trabajoPesado = z.object({
  id: z.uuid(),
  estado: z.enum(estadosDeTrabajo),
  pedidoPor: persona,
  pedidoEn: z.iso.datetime(),
  terminadoEn: z.iso.datetime().nullable(),
  /** What was done, of how many; zero while nobody knows. */
  hechas: z.int(),
  total: z.int(),
});
export type TrabajoPesado = z.infer<typeof trabajoPesado>;
