// What a password may not be. Length does most of the work (the contract asks for it); this refuses what a person who
// knows the account's owner, or holds the usual lists, would try first.
import { CONTRASENA_MAX, CONTRASENA_MIN } from '@cuadra/contract/acceso/sesion';
import { ProblemaError } from '../../platform/problema.ts';

export interface Persona {
  readonly nombre: string;
  readonly correo: string;
}

/** Throws CONTRASENA_DEBIL, with the reason beside the field where it was typed. */
export function exigirContrasenaFuerte(contrasena: string, persona: Persona, campo: string): void {
  const mensaje = debilidadDe(contrasena, persona);
  if (mensaje === undefined) return;
  throw new ProblemaError('CONTRASENA_DEBIL', { errores: [{ campo, codigo: 'CONTRASENA_DEBIL', mensaje }] });
}

/** Why the password is weak, as a sentence; undefined when it is not. */
export function debilidadDe(contrasena: string, persona: Persona): string | undefined {
  const simple = simplificar(contrasena);
  if (contrasena.length < CONTRASENA_MIN) return `Use al menos ${CONTRASENA_MIN} caracteres.`;
  if (contrasena.length > CONTRASENA_MAX) return `Use como máximo ${CONTRASENA_MAX} caracteres.`;
  if (new Set(simple).size < DISTINTOS_MIN) return 'Use caracteres más variados.';
  if (secuencias.some((secuencia) => secuencia.includes(simple)))
    return 'No use secuencias del teclado o del abecedario.';
  if (frecuentes.has(simple.replace(/[^a-z]+$/, '')) || frecuentes.has(simple)) {
    return 'Es una contraseña muy usada. Elija otra.';
  }
  if (partesDe(persona).some((parte) => simple.includes(parte))) return 'No incluya su nombre ni su correo.';
  return undefined;
}

const DISTINTOS_MIN = 4;
const PARTE_MIN = 4;
const DIACRITICOS = /\p{Diacritic}/gu;

const simplificar = (texto: string) => texto.normalize('NFD').replaceAll(DIACRITICOS, '').toLowerCase();

/** Rows that fingers and memory follow, long enough for any password, in both directions. */
const secuencias = ['1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertyuiopasdfghjklzxcvbnm']
  .map((fila) => fila.repeat(Math.ceil((2 * CONTRASENA_MAX) / fila.length)))
  .flatMap((fila) => [fila, [...fila].reverse().join('')]);

/** Whole, or with digits and signs after them (`Guatemala2026!`). The demo's own password is public too. */
const frecuentes = new Set(
  `cuadra contrasena micontrasena password passw0rd guatemala guate cooperativa ahorro ahorros contabilidad contador
   administrador admin usuario bienvenido bienvenidos cambiame secreto micontra clave miclave tequiero tequieromucho
   teamo teamomucho princesa futbol barcelona realmadrid jesucristo diosesamor diosteama welcome letmein iloveyou qwerty
   abc abcd asdf asdfgh qwertyuiop 1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5 1122334455 a123456789 abc1234567 123qweasdzxc`.split(
    /\s+/,
  ),
);

/** The mailbox's name, and each name of the person long enough not to appear by chance. */
function partesDe({ nombre, correo }: Persona): string[] {
  const [buzon = ''] = simplificar(correo).split('@');
  return [buzon, ...simplificar(nombre).split(/[^a-z0-9]+/)].filter((parte) => parte.length >= PARTE_MIN);
}
