// How hard a new password is to guess, judged alike by the server, which decides, and by the meter under the field. Lists
// of leaked passwords, Spanish words, names, keyboards and dates come from zxcvbn; it counts each piece as a new choice,
// so that `Guatemala.2026!` looks long. That is the first thing anybody tries: what is left without digits and signs has to
// stand by itself too. Heavy (its lists): the web brings it when somebody types one.
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as comunes } from '@zxcvbn-ts/language-common';
import { dictionary as espanoles } from '@zxcvbn-ts/language-es-es';
import { CONTRASENA_MAX, CONTRASENA_MIN } from './sesion.ts';

/** What somebody who knows the person would try. */
export interface DuenoDeContrasena {
  readonly nombre: string;
  readonly correo: string;
  readonly institucion?: string | undefined;
}

export interface Juicio {
  /** 0: too short or too long; 1: easy to guess; 2: acceptable; 3: strong. The first two are refused. */
  readonly fuerza: 0 | 1 | 2 | 3;
  /** Why it is refused and what to do, as a sentence. */
  readonly debilidad: string | undefined;
}

export function juzgarContrasena(contrasena: string, dueno: DuenoDeContrasena): Juicio {
  if (contrasena.length < CONTRASENA_MIN)
    return { fuerza: 0, debilidad: `Use al menos ${CONTRASENA_MIN} caracteres.` };
  if (contrasena.length > CONTRASENA_MAX)
    return { fuerza: 0, debilidad: `Use como máximo ${CONTRASENA_MAX} caracteres.` };
  const debilidad = debilidadDe(contrasena, dueno);
  if (debilidad !== undefined) return { fuerza: 1, debilidad: `${debilidad} ${CONSEJO}` };
  return { fuerza: medir(contrasena).guessesLog10 < FUERTE_LOG10 ? 2 : 3, debilidad: undefined };
}

const CONSEJO = 'Elija tres o cuatro palabras que no vayan juntas.';
/** A hundred million guesses, on zxcvbn's scale of 0 to 4. */
const PUNTAJE_MIN = 3;
const FUERTE_LOG10 = 12;
/** What two words picked at random among the common ones are worth. */
const TALLO_LOG10 = 6.5;
/** From here on a stem is made of known things; a few letters that look like a word happen by chance. */
const CONOCIDO_MIN = 0.75;
const PARTE_MIN = 4;

function debilidadDe(contrasena: string, dueno: DuenoDeContrasena): string | undefined {
  if (esNumeroCorto(contrasena)) return 'Agregue letras: un número se conoce o se adivina.';
  if (llevaLoPropio(contrasena, dueno))
    return 'No incluya el nombre ni el correo de la persona, ni el de la institución.';
  const medida = medir(contrasena);
  if (medida.score < PUNTAJE_MIN) return motivos[medida.feedback.warning ?? ''] ?? FACIL;
  return tallosDe(contrasena).some(esConocido) ? ADORNADA : undefined;
}

/** A telephone, a DPI, an account, or two of them together; more digits than that, at random, are as good as letters. */
const DIGITOS_MIN = 22;

function esNumeroCorto(contrasena: string): boolean {
  return !/\p{L}/u.test(contrasena) && (contrasena.match(/\d/g) ?? []).length < DIGITOS_MIN;
}

const FACIL = 'Es fácil de adivinar.';
const ADORNADA = 'Palabras conocidas con números o signos son lo primero que se prueba.';
const MUY_USADA = 'Es una contraseña muy usada, o se parece a una.';

/** By the warnings of zxcvbn, where they say more than that it is easy. */
const motivos: Readonly<Record<string, string>> = {
  straightRow: 'Las filas del teclado se adivinan pronto.',
  keyPattern: 'Los recorridos del teclado se adivinan pronto.',
  simpleRepeat: 'Lo que se repite se adivina pronto.',
  extendedRepeat: 'Lo que se repite se adivina pronto.',
  sequences: 'Las secuencias se adivinan pronto.',
  recentYears: 'Los años y las fechas se adivinan pronto.',
  dates: 'Los años y las fechas se adivinan pronto.',
  topTen: MUY_USADA,
  topHundred: MUY_USADA,
  common: MUY_USADA,
  similarToCommon: MUY_USADA,
};

/** Without what adorns it: at its ends, and anywhere. */
function tallosDe(contrasena: string): string[] {
  const sinPuntas = contrasena.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return [...new Set([sinPuntas, contrasena.replaceAll(/\P{L}+/gu, '')])].filter((tallo) => tallo !== '');
}

function esConocido(tallo: string): boolean {
  const { guessesLog10, sequence } = medir(tallo);
  if (guessesLog10 >= TALLO_LOG10) return false;
  const conocidos = sequence.filter(({ pattern }) => pattern !== 'bruteforce');
  const letras = conocidos.reduce((suma, { i, j }) => suma + j - i + 1, 0);
  return letras >= CONOCIDO_MIN * tallo.length;
}

/** Each name, the mailbox and its domain, the institution's words, and the product's: also with digits for letters. */
function llevaLoPropio(contrasena: string, { nombre, correo, institucion = '' }: DuenoDeContrasena): boolean {
  const [buzon = '', dominio = ''] = correo.split('@');
  const partes = [nombre, buzon, dominio.split('.')[0] ?? '', institucion, 'cuadra']
    .flatMap((texto) => simplificar(texto).split(/[^\p{L}\p{N}]+/u))
    .filter((parte) => parte.length >= PARTE_MIN);
  const escrita = simplificar(contrasena);
  const leida = escrita.replaceAll(/[01345@$]/g, (signo) => LETRAS[signo] ?? signo);
  return partes.some((parte) => escrita.includes(parte) || leida.includes(parte));
}

const LETRAS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };

const simplificar = (texto: string) =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What is said here and the lists, made elsewhere, do not know. */
const locales =
  `guatemala guate chapin chapina quetzal quetzales micoope cooperativa ahorro ahorros fenacoac ingecop
  quetzaltenango xela huehuetenango huehue chimaltenango chichicastenango mazatenango totonicapan solola quiche escuintla
  sacatepequez suchitepequez retalhuleu sanmarcos santarosa jutiapa jalapa chiquimula zacapa elprogreso izabal peten
  altaverapaz bajaverapaz verapaz coban salama antigua antiguaguatemala atitlan panajachel tikal flores mixco
  villanueva amatitlan puertobarrios livingston esquipulas semuc champey lanquin carcha comunicaciones municipal cremas
  rojos`.split(/\s+/);

let zxcvbn: ZxcvbnFactory | undefined;

/** Made when it is first needed: putting the lists in order takes a tenth of a second. */
function medir(texto: string): ZxcvbnResult {
  zxcvbn ??= new ZxcvbnFactory({
    dictionary: { ...comunes, ...espanoles, locales },
    graphs: adjacencyGraphs,
    // What follows is not looked at, and of all the ways of reading digits as letters only some are tried: the worst of
    // 128 characters went from 3.5 s to a tenth of a second.
    maxLength: 40,
    l33tMaxSubstitutions: 16,
  });
  return zxcvbn.check(texto);
}
