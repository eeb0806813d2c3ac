// Rules for what a bank writes again and again: which line each is for, the concepto it fills in, and those that people have been
// following without writing them down.
import { type Centavos, magnitud } from '../dinero.ts';
import { nombreDeMes, nombresDeMes } from '../meses.ts';
import type { LineaPorCruzar } from './cruce.ts';
import { sinAcentos } from './palabras.ts';

export type SignoDeRegla = 'entrada' | 'salida';

export interface Regla {
  readonly id: string;
  /** Words that must all appear, accents and case aside; one that ends in * is a beginning. */
  readonly texto: string;
  /** Null: whichever. */
  readonly signo: SignoDeRegla | null;
  /** Sizes, whichever the sign. */
  readonly montoMinimo: Centavos | null;
  readonly montoMaximo: Centavos | null;
  /** Null: all of them. */
  readonly cuentaBancaria: string | null;
  readonly orden: number;
}

export interface LineaDeRegla extends Pick<LineaPorCruzar, 'texto' | 'monto'> {
  readonly cuentaBancaria: string;
}

/** The first by order that applies. */
export function reglaQueAplica<R extends Regla>(linea: LineaDeRegla, reglas: readonly R[]): R | null {
  const palabras = enPalabras(linea.texto);
  let primera: R | null = null;
  for (const regla of reglas) {
    const vaAntes = primera === null || regla.orden < primera.orden;
    if (vaAntes && cumple(regla, linea, palabras)) primera = regla;
  }
  return primera;
}

type Condiciones = Omit<Regla, 'id' | 'orden'>;

export function aplica(regla: Condiciones, linea: LineaDeRegla): boolean {
  return cumple(regla, linea, enPalabras(linea.texto));
}

function cumple(regla: Condiciones, linea: LineaDeRegla, palabras: readonly string[]): boolean {
  const { signo, montoMinimo, montoMaximo, cuentaBancaria } = regla;
  const monto = magnitud(linea.monto);
  return (
    (cuentaBancaria === null || cuentaBancaria === linea.cuentaBancaria) &&
    (signo === null || signo === signoDe(linea.monto)) &&
    (montoMinimo === null || monto >= montoMinimo) &&
    (montoMaximo === null || monto <= montoMaximo) &&
    estanTodas(pedidasPor(regla), palabras)
  );
}

export const signoDe = (monto: Centavos): SignoDeRegla => (monto > 0 ? 'entrada' : 'salida');

/** A rule without words would apply to everything: it applies to nothing. */
function estanTodas(pedidas: readonly string[], palabras: readonly string[]): boolean {
  return (
    pedidas.length > 0 &&
    pedidas.every((pedida) =>
      pedida.endsWith('*')
        ? palabras.some((palabra) => palabra.startsWith(pedida.slice(0, -1)))
        : palabras.includes(pedida),
    )
  );
}

/** The words of each rule, read once: it is tried on thousands of lines. */
const leidas = new WeakMap<Condiciones, readonly string[]>();

function pedidasPor(regla: Condiciones): readonly string[] {
  const pedidas = leidas.get(regla) ?? palabrasDeRegla(regla.texto);
  leidas.set(regla, pedidas);
  return pedidas;
}

/** As they are looked for; none when the text of a rule has no word. */
export function palabrasDeRegla(texto: string): string[] {
  return sinAcentos(texto).match(/[a-z0-9]+\*?/g) ?? [];
}

function enPalabras(texto: string): string[] {
  return sinAcentos(texto).match(/[a-z0-9]+/g) ?? [];
}

/** `Comisión de {mes}` → `Comisión de octubre de 2026`. What has no value leaves no gap. */
export function llenarConcepto(
  plantilla: string,
  { texto, referencia, fecha }: Pick<LineaPorCruzar, 'texto' | 'referencia' | 'fecha'>,
): string {
  const [anio = '', mes = '', dia = ''] = fecha.split('-');
  const valores: Readonly<Record<string, string>> = {
    texto,
    referencia: referencia ?? '',
    fecha: `${dia}/${mes}/${anio}`,
    mes: `${nombreDeMes(Number(mes))} de ${anio}`,
  };
  return plantilla
    .replaceAll(/\{(\w+)\}/g, (escrito, campo: string) => valores[campo] ?? escrito)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const DIAS = 'lunes martes miercoles jueves viernes sabado domingo lun mie jue vie sab dom'.split(' ');
const DE_FECHA = new Set([...DIAS, ...nombresDeMes, ...nombresDeMes.map((mes) => mes.slice(0, 3))]);

/** What is always the same in a text of the bank: without numbers, dates, days nor months. */
export function esqueleto(texto: string): string {
  return enPalabras(texto)
    .filter((palabra) => !/\d/.test(palabra) && !DE_FECHA.has(palabra))
    .join(' ');
}

/** What somebody did with a line of the bank: the partida that was made of it. */
export interface LineaContabilizada {
  readonly texto: string;
  readonly signo: SignoDeRegla;
  readonly idCuenta: string;
  readonly concepto: string;
  readonly monto: Centavos;
}

export interface ReglaPropuesta {
  readonly texto: string;
  readonly signo: SignoDeRegla;
  /** Between the smallest and the largest that was seen. */
  readonly montoMinimo: Centavos;
  readonly montoMaximo: Centavos;
  readonly idCuenta: string;
  readonly concepto: string;
  /** How many times people did it, and the last text. */
  readonly veces: number;
  readonly ejemplo: string;
}

const VECES_MIN = 3;

/** What people did three times at least and never otherwise, the most frequent first. */
export function proponerReglas(hechas: readonly LineaContabilizada[]): ReglaPropuesta[] {
  const grupos = Map.groupBy(hechas, ({ texto, signo }) => `${signo}/${esqueleto(texto)}`).values();
  return [...grupos]
    .filter((grupo) => grupo.length >= VECES_MIN)
    .flatMap((grupo) => reglaDe(grupo) ?? [])
    .filter((regla) => !seHizoDeOtroModo(regla, hechas))
    .sort((una, otra) => otra.veces - una.veces);
}

function reglaDe(grupo: readonly LineaContabilizada[]): ReglaPropuesta | null {
  const [primera] = grupo;
  if (primera === undefined) return null;
  const { signo, idCuenta } = primera;
  const texto = esqueleto(primera.texto);
  const montos = grupo.map(({ monto }) => magnitud(monto)).sort((uno, otro) => uno - otro);
  const [montoMinimo, montoMaximo] = [montos[0], montos.at(-1)];
  if (texto === '' || montoMinimo === undefined || montoMaximo === undefined) return null;
  return {
    texto,
    signo,
    montoMinimo,
    montoMaximo,
    idCuenta,
    concepto: masFrecuente(grupo),
    veces: grupo.length,
    ejemplo: grupo.at(-1)?.texto ?? '',
  };
}

/** The concepto that repeats the text of the bank is the same one each time. */
function masFrecuente(grupo: readonly LineaContabilizada[]): string {
  const conceptos = grupo.map(({ concepto, texto }) =>
    texto === '' ? concepto : concepto.replace(texto, '{texto}'),
  );
  const [primero] = [...Map.groupBy(conceptos, (uno) => uno)].sort(
    ([, unos], [, otros]) => otros.length - unos.length,
  );
  return primero?.[0] ?? '';
}

/** Its words are in longer texts too: whatever those became counts as well. */
function seHizoDeOtroModo(
  { texto, signo, idCuenta }: ReglaPropuesta,
  hechas: readonly LineaContabilizada[],
): boolean {
  const pedidas = palabrasDeRegla(texto);
  return hechas.some(
    (hecha) =>
      hecha.signo === signo && hecha.idCuenta !== idCuenta && estanTodas(pedidas, enPalabras(hecha.texto)),
  );
}
