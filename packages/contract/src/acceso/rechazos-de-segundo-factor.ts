// What the second factor refuses.
import type { Rechazos } from '../rechazos.ts';

export const deSegundoFactor = {
  SEGUNDO_FACTOR_REQUERIDO: [401, 'Falta su segundo factor. Complete el ingreso con él.'],
  INGRESO_VENCIDO: [401, 'El ingreso tardó demasiado. Escriba otra vez su correo y su contraseña.'],
  CODIGO_INCORRECTO: [
    422,
    'El código no es correcto o ya se usó. Escriba el que muestra su aplicación ahora.',
  ],
  PASSKEY_INVALIDA: [
    401,
    'No se pudo comprobar la llave de acceso. Intente de nuevo o use otra forma de ingresar.',
  ],
  PASSKEY_NO_REGISTRADA: [422, 'No se pudo registrar la llave de acceso. Intente de nuevo.'],
  PASSKEY_SIN_NOMBRE_DE_SITIO: [
    409,
    'Las llaves de acceso necesitan abrir Cuadra por su nombre, no por una dirección IP. Use la aplicación de códigos.',
  ],
  DEMASIADAS_PASSKEYS: [409, 'Ya tiene el máximo de llaves de acceso. Quite alguna antes de agregar otra.'],
  ULTIMO_SEGUNDO_FACTOR: [
    409,
    'Su rol exige un segundo factor y este es el último. Agregue otro antes de quitarlo.',
  ],
} as const satisfies Rechazos;
