// A hint of how hard a password is to guess, while it is typed. Only the server judges.
import { CONTRASENA_MIN } from '@cuadra/contract/acceso/sesion';

/** 0: does not reach the minimum; 1: weak; 2: acceptable; 3: strong. */
export type Fuerza = 0 | 1 | 2 | 3;

const DISTINTOS_MIN = 6;
const LARGO_FUERTE = 14;

export function fuerzaDe(contrasena: string): Fuerza {
  if (contrasena.length < CONTRASENA_MIN) return 0;
  if (new Set(contrasena.toLowerCase()).size < DISTINTOS_MIN) return 1;
  const clases = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((clase) => clase.test(contrasena)).length;
  if (contrasena.length >= LARGO_FUERTE && clases >= 2) return 3;
  return clases >= 3 ? 2 : 1;
}
