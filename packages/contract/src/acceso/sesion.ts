// Sign-in, sessions and the signed-in person. Field names follow the client's specification (English here).
import { z } from 'zod';
import { download, endpoint } from '../endpoint.ts';
import { permisos, roles } from './permisos.ts';

export const CONTRASENA_MIN = 10;
export const CONTRASENA_MAX = 128;

export const correo = z.string().trim().toLowerCase().max(254).pipe(z.email('Escriba un correo válido.'));
export const contrasenaNueva = z
  .string()
  .min(CONTRASENA_MIN, `Use al menos ${CONTRASENA_MIN} caracteres.`)
  .max(CONTRASENA_MAX, `Use como máximo ${CONTRASENA_MAX} caracteres.`);
const contrasenaEscrita = z.string().min(1, 'Escriba su contraseña.').max(CONTRASENA_MAX);
/** Said by its name, so that whoever sends one learns that nobody chooses it here. */
export const sinContrasena = z
  .never('La contraseña la elige cada persona con su invitación: no la envíe.')
  .optional();
export const nombrePersona = z.string().trim().min(1, 'Escriba el nombre.').max(120);

export const estadoPresencia = z.enum(['online', 'away', 'busy', 'not-visible']);
export type EstadoPresencia = z.infer<typeof estadoPresencia>;

const usuarioActual = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  status: estadoPresencia,
  roles: z.array(z.enum(roles)),
  permisos: z.array(z.enum(permisos)),
  agencias: z.array(z.string()),
});
export type UsuarioActual = z.infer<typeof usuarioActual>;

const sesionAbierta = z.object({
  user: usuarioActual,
  accessToken: z.string(),
  tokenType: z.literal('bearer'),
});
export type SesionAbierta = z.infer<typeof sesionAbierta>;

export const credenciales = z.object({ email: correo, password: contrasenaEscrita });

export const iniciarSesion = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  permission: 'publico',
  summary: 'Abre una sesión con correo y contraseña',
  body: credenciales,
  response: sesionAbierta,
  errors: ['CREDENCIALES_INVALIDAS', 'DEMASIADOS_INTENTOS'],
});

export const desbloquearSesion = endpoint({
  method: 'POST',
  path: '/api/auth/unlock-session',
  permission: 'publico',
  summary: 'Vuelve a abrir la sesión de quien quedó inactivo',
  body: credenciales,
  response: sesionAbierta,
  errors: ['CREDENCIALES_INVALIDAS', 'DEMASIADOS_INTENTOS'],
});

export const continuarSesion = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-with-token',
  permission: 'publico',
  summary: 'Comprueba un token guardado y lo renueva',
  body: z.object({ accessToken: z.string().min(1).max(4096) }),
  response: sesionAbierta,
  errors: ['TOKEN_INVALIDO', 'SESION_VENCIDA'],
});

export const cerrarSesion = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  permission: 'autenticado',
  summary: 'Cierra la sesión actual; su token deja de servir',
  response: z.literal(true),
  errors: [],
});

export const olvideContrasena = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  permission: 'publico',
  summary:
    'Envía un enlace para restablecer la contraseña, si el correo está registrado; sin servidor de correo, avisa a los administradores',
  body: z.object({ email: correo }),
  response: z.literal(true),
  errors: [],
});

export const restablecerContrasena = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  permission: 'publico',
  summary: 'Pone la contraseña con el enlace recibido o el sobre; cierra todas las sesiones de la persona',
  body: z.object({
    /** What came in the link, or the code of the envelope. */
    token: z.string().min(1).max(200),
    /** With a code: whose it is, and the key given by who identified them. */
    sobre: z.object({ email: correo, clave: z.string().max(20).optional() }).optional(),
    password: contrasenaNueva,
  }),
  response: z.literal(true),
  errors: [
    'ENLACE_VENCIDO',
    'SOBRE_NO_SIRVE',
    'INVITACION_POR_CONFIRMAR',
    'CLAVE_INCORRECTA',
    'CONTRASENA_DEBIL',
  ],
});

export const solicitarCuenta = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  permission: 'publico',
  summary: 'Pide una cuenta, sin contraseña; un administrador la aprueba o la rechaza',
  body: z.object({
    name: nombrePersona,
    email: correo,
    password: sinContrasena,
    company: z.string().trim().max(120).optional(),
  }),
  response: z.literal(true),
  errors: [],
});

export const verUsuarioActual = endpoint({
  method: 'GET',
  path: '/api/common/user',
  permission: 'autenticado',
  summary: 'La persona que tiene la sesión',
  response: usuarioActual,
  errors: [],
});

/** What the image itself may weigh. It travels as a data URL, a third bigger. */
export const AVATAR_BYTES_MAX = 1024 * 1024;
export const mediosDeAvatar = ['image/png', 'image/jpeg', 'image/webp'] as const;
const AVATAR_MAX = Math.ceil((AVATAR_BYTES_MAX * 4) / 3) + 64;
const AVATAR_MUY_GRANDE = 'La imagen pesa más de 1 MB.';

export const editarUsuarioActual = endpoint({
  method: 'PATCH',
  path: '/api/common/user',
  permission: 'autenticado',
  summary: 'Cambia nombre, avatar o contraseña propios. El estado (status) no se guarda entre sesiones',
  body: z.object({
    user: z.object({
      name: nombrePersona.optional(),
      /** A data URL to put one, null to remove it. The answer carries the address where it is served. */
      avatar: z
        .string()
        .max(AVATAR_MAX, AVATAR_MUY_GRANDE)
        .startsWith('data:image/', 'Use una imagen PNG, JPEG o WebP.')
        .nullable()
        .optional(),
      status: estadoPresencia.optional(),
      password: z.object({ current: contrasenaEscrita, next: contrasenaNueva }).optional(),
    }),
  }),
  bytesMax: AVATAR_MAX + 16 * 1024,
  response: usuarioActual,
  errors: ['DEMASIADOS_INTENTOS', 'CONTRASENA_ACTUAL_INCORRECTA', 'CONTRASENA_DEBIL'],
});

/** Public because an <img> carries no token; the address is at random, new with each image, and known to colleagues only. */
export const verAvatar = endpoint({
  method: 'GET',
  path: '/api/common/avatars/:id',
  permission: 'publico',
  summary: 'La imagen de una persona, por la dirección que dan las demás llamadas',
  params: z.object({ id: z.uuid() }),
  response: download('image/*'),
  errors: ['NO_ENCONTRADO'],
});

export const opcionesDeAcceso = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  permission: 'publico',
  summary:
    'Lo que las páginas de ingreso deben saber: los usuarios de demostración, si se puede enviar correo',
  response: z.object({
    institucion: z.string(),
    /** Whether letters leave; without a mail server invitations are envelopes. */
    hayCorreo: z.boolean(),
    demo: z
      .object({
        password: z.string(),
        users: z.array(z.object({ name: z.string(), email: z.string(), rol: z.string() })),
      })
      .nullable(),
  }),
  errors: [],
});
