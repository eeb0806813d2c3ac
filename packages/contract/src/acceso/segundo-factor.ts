// The second factor: completing a sign-in with it, entering with a passkey alone, and what each person keeps of theirs.
import { z } from 'zod';
import { base64url, correo, porId, renglon, textoExacto } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { dispositivo, sesionAbierta } from './sesion.ts';
import { firmaDePasskey, opcionesDeFirma, opcionesDeRegistro, passkeyNueva } from './webauthn.ts';

export const PASSKEYS_MAX = 10;
export const CODIGOS_DE_RECUPERACION = 10;
export const DIAS_RECORDADO = 30;

/** As it is typed: with or without the spaces and dashes that make it easier to read. */
export const codigoTemporal = textoExacto(20)
  .transform((texto) => texto.replaceAll(/[\s-]/g, ''))
  .pipe(textoExacto(6).regex(/^\d{6}$/, 'Escriba los 6 dígitos.'));
export const codigoDeRecuperacion = textoExacto(40)
  .transform((texto) => texto.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(textoExacto(40).regex(/^[0-9A-Z]{10}$/, 'Escriba el código completo: 10 letras y números.'));

/** What somebody shows, besides the password. */
const pruebaDeSegundoFactor = z.discriminatedUnion('metodo', [
  z.strictObject({ metodo: z.literal('totp'), codigo: codigoTemporal }),
  z.strictObject({ metodo: z.literal('recuperacion'), codigo: codigoDeRecuperacion }),
  z.strictObject({ metodo: z.literal('passkey'), firma: firmaDePasskey }),
]);
export type PruebaDeSegundoFactor = z.infer<typeof pruebaDeSegundoFactor>;

const intento = base64url(43).length(43);

export const terminarIngreso = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  permission: 'publico',
  summary: 'Completa con el segundo factor un ingreso cuya contraseña fue correcta',
  body: z.strictObject({ intento, recordar: z.boolean().default(false), prueba: pruebaDeSegundoFactor }),
  response: sesionAbierta.extend({
    /** To be kept by the browser, when the person asked to be remembered in it. */
    dispositivo: dispositivo.nullable(),
    /** How many recovery codes are left, when one was used. */
    codigosRestantes: z.int().nullable(),
  }),
  errors: ['INGRESO_VENCIDO', 'CODIGO_INCORRECTO', 'PASSKEY_INVALIDA', 'DEMASIADOS_INTENTOS'],
});

export const pedirFirmaDeIngreso = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/options',
  permission: 'publico',
  summary: 'Lo que debe firmar una llave de acceso para completar un ingreso',
  body: z.strictObject({ intento }),
  response: opcionesDeFirma,
  errors: ['INGRESO_VENCIDO', 'PASSKEY_SIN_NOMBRE_DE_SITIO'],
});

export const pedirFirma = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  permission: 'publico',
  summary: 'Lo que debe firmar una llave de acceso para ingresar o desbloquear sin contraseña',
  response: opcionesDeFirma,
  errors: ['PASSKEY_SIN_NOMBRE_DE_SITIO'],
});

export const ingresarConPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  permission: 'publico',
  summary: 'Abre una sesión con una llave de acceso; vale por los dos factores',
  body: z.strictObject({ firma: firmaDePasskey }),
  response: sesionAbierta,
  errors: ['PASSKEY_INVALIDA', 'CREDENCIALES_INVALIDAS'],
});

export const desbloquearConPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/unlock-session/passkey',
  permission: 'publico',
  summary: 'Vuelve a abrir con una llave de acceso la sesión de quien quedó inactivo',
  body: z.strictObject({ email: correo, firma: firmaDePasskey }),
  response: sesionAbierta,
  errors: ['PASSKEY_INVALIDA', 'CREDENCIALES_INVALIDAS'],
});

const passkey = z.object({
  id: z.uuid(),
  nombre: z.string(),
  creadaEn: z.iso.datetime(),
  ultimoUso: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const recordado = z.object({
  id: z.uuid(),
  navegador: z.string(),
  direccion: z.string(),
  creadoEn: z.iso.datetime(),
  ultimoUso: z.iso.datetime(),
  venceEn: z.iso.datetime(),
});
export type Recordado = z.infer<typeof recordado>;

const miSegundoFactor = z.object({
  /** Their role asks for it. */
  esObligatorio: z.boolean(),
  passkeys: z.array(passkey),
  /** Since when there is an application of codes; null: there is none. */
  totpDesde: z.iso.datetime().nullable(),
  codigosRestantes: z.int(),
  dispositivos: z.array(recordado),
});
export type MiSegundoFactor = z.infer<typeof miSegundoFactor>;

/** The codes are told once, with the first factor. */
const conCodigos = z.object({ segundoFactor: miSegundoFactor, codigos: z.array(z.string()).nullable() });
export type ConCodigos = z.infer<typeof conCodigos>;

const base = '/api/common/second-factor';
const permission = 'autenticado';
export const nombreDePasskey = renglon(60).min(1, 'Escriba un nombre para reconocerla.');

export const verMiSegundoFactor = endpoint({
  method: 'GET',
  path: base,
  permission,
  sinSegundoFactor: true,
  summary: 'Las formas propias de segundo factor y los dispositivos recordados',
  response: miSegundoFactor,
  errors: [],
});

export const prepararPasskey = endpoint({
  method: 'POST',
  path: `${base}/passkeys/options`,
  permission,
  reautenticacion: true,
  sinSegundoFactor: true,
  summary: 'Lo que el navegador necesita para crear una llave de acceso',
  response: opcionesDeRegistro,
  errors: ['PASSKEY_SIN_NOMBRE_DE_SITIO', 'DEMASIADAS_PASSKEYS'],
});

export const registrarPasskey = endpoint({
  method: 'POST',
  path: `${base}/passkeys`,
  permission,
  reautenticacion: true,
  sinSegundoFactor: true,
  summary: 'Registra una llave de acceso; con el primer factor entrega los códigos de recuperación',
  body: z.strictObject({ nombre: nombreDePasskey, credencial: passkeyNueva }),
  response: conCodigos,
  status: 201,
  errors: ['PASSKEY_NO_REGISTRADA', 'DEMASIADAS_PASSKEYS'],
});

export const renombrarPasskey = endpoint({
  method: 'PATCH',
  path: `${base}/passkeys/:id`,
  permission,
  summary: 'Cambia el nombre de una llave de acceso propia',
  params: porId,
  body: z.strictObject({ nombre: nombreDePasskey }),
  response: miSegundoFactor,
  errors: ['NO_ENCONTRADO'],
});

export const quitarPasskey = endpoint({
  method: 'DELETE',
  path: `${base}/passkeys/:id`,
  permission,
  reautenticacion: true,
  summary: 'Quita una llave de acceso propia',
  params: porId,
  response: miSegundoFactor,
  errors: ['NO_ENCONTRADO', 'ULTIMO_SEGUNDO_FACTOR'],
});

export const prepararTotp = endpoint({
  method: 'POST',
  path: `${base}/totp`,
  permission,
  reautenticacion: true,
  sinSegundoFactor: true,
  summary: 'Un secreto nuevo para la aplicación de códigos; vale cuando se confirma con un código',
  response: z.object({ secreto: z.string(), uri: z.string() }),
  errors: [],
});

export const confirmarTotp = endpoint({
  method: 'POST',
  path: `${base}/totp/confirm`,
  permission,
  reautenticacion: true,
  sinSegundoFactor: true,
  summary: 'Activa la aplicación de códigos con uno de ellos; reemplaza a la anterior',
  body: z.strictObject({ codigo: codigoTemporal }),
  response: conCodigos,
  errors: ['NO_ENCONTRADO', 'CODIGO_INCORRECTO', 'DEMASIADOS_INTENTOS'],
});

export const quitarTotp = endpoint({
  method: 'DELETE',
  path: `${base}/totp`,
  permission,
  reautenticacion: true,
  summary: 'Quita la aplicación de códigos',
  response: miSegundoFactor,
  errors: ['NO_ENCONTRADO', 'ULTIMO_SEGUNDO_FACTOR'],
});

export const renovarCodigos = endpoint({
  method: 'POST',
  path: `${base}/recovery-codes`,
  permission,
  reautenticacion: true,
  summary: 'Códigos de recuperación nuevos; los anteriores dejan de servir',
  response: conCodigos,
  errors: ['NO_ENCONTRADO'],
});

export const olvidarDispositivo = endpoint({
  method: 'DELETE',
  path: `${base}/devices/:id`,
  permission,
  summary: 'Deja de recordar un dispositivo',
  params: porId,
  response: miSegundoFactor,
  errors: ['NO_ENCONTRADO'],
});

export const olvidarDispositivos = endpoint({
  method: 'DELETE',
  path: `${base}/devices`,
  permission,
  summary: 'Deja de recordar todos los dispositivos',
  response: miSegundoFactor,
  errors: [],
});
