// Proving again who one is, in a session that is already open: what a colleague at an unlocked desk, or a stolen token,
// could do the most harm with asks for it. An endpoint says so with `reautenticacion: true`.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { contrasenaEscrita } from './sesion.ts';

/** For this long after proving it (or signing in, or unlocking the session) it is not asked again. */
export const REAUTENTICACION_MINUTOS = 10;

const prueba = z.discriminatedUnion('metodo', [
  z.object({ metodo: z.literal('contrasena'), password: contrasenaEscrita }),
]);
export type Prueba = z.infer<typeof prueba>;

export const reautenticar = endpoint({
  method: 'POST',
  path: '/api/auth/reauthenticate',
  permission: 'autenticado',
  summary: 'Comprueba otra vez quién tiene la sesión, que sigue siendo la misma; vale 10 minutos',
  body: prueba,
  response: z.literal(true),
  errors: ['CONTRASENA_ACTUAL_INCORRECTA', 'DEMASIADOS_INTENTOS'],
});
