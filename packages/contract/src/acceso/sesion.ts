// Sign-in, sessions and the signed-in person. Field names follow the client's specification (English here).
import { z } from 'zod';
import { base64url, correo, nombre, noSeEnvia, porId, renglon, textoExacto } from '../campos.ts';
import { download, endpoint } from '../endpoint.ts';
import { permisos, roles } from './permisos.ts';

export const CONTRASENA_MIN = 12;
export const CONTRASENA_MAX = 128;

export const contrasenaNueva = textoExacto(
  CONTRASENA_MAX,
  `Use como máximo ${CONTRASENA_MAX} caracteres.`,
).min(CONTRASENA_MIN, `Use al menos ${CONTRASENA_MIN} caracteres.`);
export const contrasenaEscrita = textoExacto(CONTRASENA_MAX).min(1, 'Escriba su contraseña.');
/** Said by its name, so that whoever sends one learns that nobody chooses it here. */
export const sinContrasena = noSeEnvia('La contraseña la elige cada persona con su invitación: no la envíe.');
export const nombrePersona = nombre(120);

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
  /** Their role asks for a second factor and they have none: until then nothing else works. */
  segundoFactorPendiente: z.boolean(),
  /** Whether they may enter, or prove who they are, with a passkey. */
  tienePasskey: z.boolean(),
  /** Whichever it is; to whoever has none it is offered. */
  tieneSegundoFactor: z.boolean(),
});
export type UsuarioActual = z.infer<typeof usuarioActual>;

export const sesionAbierta = z.object({
  user: usuarioActual,
  accessToken: z.string(),
  tokenType: z.literal('bearer'),
});
export type SesionAbierta = z.infer<typeof sesionAbierta>;

export const credenciales = z.strictObject({ email: correo, password: contrasenaEscrita });

/** What a browser keeps when a person asks it not to be asked for the second factor for a while. */
export const dispositivo = base64url(43).length(43, 'No es un dispositivo recordado.');
/** What a browser made up once and keeps: where a person has signed in with it, it is known again. It opens nothing. */
export const equipo = base64url(43).length(43, 'No es lo que guarda un navegador.');
const conDispositivo = credenciales.extend({
  dispositivo: dispositivo.optional(),
  equipo: equipo.optional(),
});

export const iniciarSesion = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  permission: 'publico',
  summary: 'Abre una sesión con correo y contraseña',
  body: conDispositivo,
  response: sesionAbierta,
  errors: ['CREDENCIALES_INVALIDAS', 'DEMASIADOS_INTENTOS', 'SEGUNDO_FACTOR_REQUERIDO', 'INGRESO_VENCIDO'],
});

export const desbloquearSesion = endpoint({
  method: 'POST',
  path: '/api/auth/unlock-session',
  permission: 'publico',
  summary: 'Vuelve a abrir la sesión de quien quedó inactivo',
  body: conDispositivo,
  response: sesionAbierta,
  errors: ['CREDENCIALES_INVALIDAS', 'DEMASIADOS_INTENTOS', 'SEGUNDO_FACTOR_REQUERIDO', 'INGRESO_VENCIDO'],
});

export const continuarSesion = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-with-token',
  permission: 'publico',
  summary: 'Comprueba un token guardado y lo renueva',
  body: z.strictObject({ accessToken: textoExacto(4096).min(1) }),
  response: sesionAbierta,
  errors: ['TOKEN_INVALIDO', 'SESION_VENCIDA'],
});

export const cerrarSesion = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  permission: 'autenticado',
  sinSegundoFactor: true,
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
  body: z.strictObject({ email: correo }),
  response: z.literal(true),
  errors: [],
});

export const restablecerContrasena = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  permission: 'publico',
  summary: 'Pone la contraseña con el enlace recibido o el sobre; cierra todas las sesiones de la persona',
  body: z.strictObject({
    /** What came in the link, or the code of the envelope. */
    token: textoExacto(200).min(1),
    /** With a code: whose it is, and the key given by who identified them. */
    sobre: z.strictObject({ email: correo, clave: textoExacto(20).optional() }).optional(),
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
  body: z.strictObject({
    name: nombrePersona,
    email: correo,
    password: sinContrasena,
    company: renglon(120).optional(),
  }),
  response: z.literal(true),
  errors: [],
});

export const verUsuarioActual = endpoint({
  method: 'GET',
  path: '/api/common/user',
  permission: 'autenticado',
  sinSegundoFactor: true,
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
  summary:
    'Cambia avatar o contraseña propios; el nombre lo cambia un administrador. Con la contraseña, cierra las demás sesiones y responde otro token. El estado (status) no se guarda entre sesiones',
  body: z.strictObject({
    user: z.strictObject({
      name: nombrePersona.optional(),
      /** A data URL to put one, null to remove it. The answer carries the address where it is served. */
      avatar: textoExacto(AVATAR_MAX, AVATAR_MUY_GRANDE)
        .startsWith('data:image/', 'Use una imagen PNG, JPEG o WebP.')
        .nullable()
        .optional(),
      status: estadoPresencia.optional(),
      password: z.strictObject({ current: contrasenaEscrita, next: contrasenaNueva }).optional(),
    }),
  }),
  bytesMax: AVATAR_MAX + 16 * 1024,
  /** With the password changed, the session's token is another one; the one it had no longer serves. */
  response: usuarioActual.extend({ accessToken: z.string().optional() }),
  errors: ['NOMBRE_AJENO', 'DEMASIADOS_INTENTOS', 'CONTRASENA_ACTUAL_INCORRECTA', 'CONTRASENA_DEBIL'],
});

/** Public because an <img> carries no token; the address is at random, new with each image, and known to colleagues only. */
export const verAvatar = endpoint({
  method: 'GET',
  path: '/api/common/avatars/:id',
  permission: 'publico',
  summary: 'La imagen de una persona, por la dirección que dan las demás llamadas',
  params: porId,
  response: download('image/png', 'image/jpeg', 'image/webp'),
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
    /** Nobody can enter yet: the first administrador is made at /primer-inicio. */
    sinUsuarios: z.boolean(),
    demo: z
      .object({
        password: z.string(),
        users: z.array(z.object({ name: z.string(), email: z.string(), rol: z.string() })),
      })
      .nullable(),
  }),
  errors: [],
});
