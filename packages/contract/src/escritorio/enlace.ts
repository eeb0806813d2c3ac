// Where something of the shell leads: inside the application (useRouter) or to a plain address. Never to script.
import { renglon } from '../campos.ts';

const ENLACE_MAX = 500;

export const enlace = renglon(ENLACE_MAX).min(1, 'Escriba el enlace.');

export function esEnlaceValido(texto: string, usaRouter: boolean): boolean {
  if (esRutaPropia(texto)) return true;
  if (usaRouter || !/^https?:\/\//i.test(texto)) return false;
  return URL.canParse(texto) && new URL(texto).hostname !== '';
}

export const MENSAJE_DE_ENLACE =
  'Escriba una dirección de la aplicación que empiece con «/» o, sin el enrutador, una que empiece con https://.';

/** `//other.example` and `/\other.example` are somebody else's addresses to a browser, which also ignores tabs and line breaks. */
function esRutaPropia(texto: string): boolean {
  return /^\/(?![/\\])/.test(texto) && !tieneControles(texto);
}

const tieneControles = (texto: string) => /\p{Cc}/u.test(texto);
