// A person's own sessions: which are open, closing those of other places, and staying in this one while working.
import { z } from 'zod';
import { porId } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const sesion = z.object({
  id: z.uuid(),
  direccion: z.string(),
  navegador: z.string(),
  abiertaEn: z.iso.datetime(),
  ultimoUso: z.iso.datetime(),
  venceEn: z.iso.datetime(),
  esActual: z.boolean(),
});
export type Sesion = z.infer<typeof sesion>;

/** How often the web application says that somebody is at the keyboard. */
export const PULSO_SEGUNDOS = 15;

const limitesDeSesion = z.object({
  /** Without activity for this long, the warning opens… */
  inactividadSegundos: z.int(),
  /** …and counts down for this long before the session ends. */
  avisoSegundos: z.int(),
  /** When it ends whatever the person does. */
  venceEn: z.iso.datetime(),
});

export const mantenerSesion = endpoint({
  method: 'POST',
  path: '/api/auth/ping',
  permission: 'autenticado',
  summary: 'La persona sigue trabajando: la sesión no vence por inactividad. Responde los límites',
  response: limitesDeSesion,
  errors: [],
});

export const listarMisSesiones = endpoint({
  method: 'GET',
  path: '/api/common/sessions',
  permission: 'autenticado',
  summary: 'Las sesiones propias abiertas, de la usada hace menos a la usada hace más',
  response: z.array(sesion),
  errors: [],
});

/** With proof: whoever came by somebody's session must not put its owner out of the others and stay alone in it. */
export const terminarMiSesion = endpoint({
  method: 'DELETE',
  path: '/api/common/sessions/:id',
  permission: 'autenticado',
  reautenticacion: true,
  summary: 'Termina una sesión propia; su token deja de servir en el acto',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO'],
});

export const terminarMisOtrasSesiones = endpoint({
  method: 'DELETE',
  path: '/api/common/sessions',
  permission: 'autenticado',
  reautenticacion: true,
  summary: 'Termina todas las sesiones propias menos esta; responde cuántas',
  response: z.int(),
  errors: [],
});
