// What waits for one person's signature, with what they need to decide: why it takes a second person, who sent it, and
// what was accepted in it.
import { z } from 'zod';
import { persona } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { resumenDePartida } from '../partidas.ts';

export const POR_APROBAR_MAX = 200;

export const porAprobar = z.object({
  partida: resumenDePartida,
  /** Why its author could not post it alone. */
  motivo: z.string(),
  enviadaPor: persona.nullable(),
  enviadaEn: z.iso.datetime(),
  /** How many warnings were accepted in it. */
  advertencias: z.int(),
});
export type PorAprobar = z.infer<typeof porAprobar>;

export const listarPorAprobar = endpoint({
  method: 'GET',
  path: '/api/contabilidad/partidas/por-aprobar',
  permission: 'partidas:aprobar',
  summary: 'Lo que esta persona puede aprobar, de lo que más espera a lo último; sin lo propio',
  response: z.object({
    /** All of them; the list stops at the first two hundred. */
    total: z.int(),
    partidas: z.array(porAprobar),
  }),
  errors: [],
});
