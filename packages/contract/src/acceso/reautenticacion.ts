// Proving again who one is, in a session that is already open: what a colleague at an unlocked desk, or a stolen token,
// could do the most harm with asks for it. An endpoint says so with `reautenticacion: true`.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { codigoDeRecuperacion, codigoTemporal } from './segundo-factor.ts';
import { contrasenaEscrita, sesionAbierta } from './sesion.ts';
import { firmaDePasskey, opcionesDeFirma } from './webauthn.ts';

/** For this long after proving it (or signing in, or unlocking the session) it is not asked again. */
export const REAUTENTICACION_MINUTOS = 10;

const prueba = z.discriminatedUnion('metodo', [
  z.strictObject({
    metodo: z.literal('contrasena'),
    password: contrasenaEscrita,
    /** Whoever has a second factor sends it too. */
    codigo: z
      .discriminatedUnion('metodo', [
        z.strictObject({ metodo: z.literal('totp'), codigo: codigoTemporal }),
        z.strictObject({ metodo: z.literal('recuperacion'), codigo: codigoDeRecuperacion }),
      ])
      .optional(),
  }),
  z.strictObject({ metodo: z.literal('passkey'), firma: firmaDePasskey }),
]);
export type Prueba = z.infer<typeof prueba>;

export const reautenticar = endpoint({
  method: 'POST',
  path: '/api/auth/reauthenticate',
  permission: 'autenticado',
  sinSegundoFactor: true,
  summary:
    'Comprueba otra vez quién tiene la sesión, que sigue siendo la misma con otro token; vale 10 minutos',
  body: prueba,
  response: sesionAbierta,
  errors: [
    'CONTRASENA_ACTUAL_INCORRECTA',
    'DEMASIADOS_INTENTOS',
    'SEGUNDO_FACTOR_REQUERIDO',
    'CODIGO_INCORRECTO',
    'PASSKEY_INVALIDA',
  ],
});

export const pedirFirmaDeReautenticacion = endpoint({
  method: 'POST',
  path: '/api/auth/reauthenticate/options',
  permission: 'autenticado',
  sinSegundoFactor: true,
  summary: 'Lo que debe firmar una llave de acceso propia para comprobar quién tiene la sesión',
  response: opcionesDeFirma,
  errors: ['PASSKEY_SIN_NOMBRE_DE_SITIO'],
});
