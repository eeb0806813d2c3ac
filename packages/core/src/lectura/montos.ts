// An amount as people write it, with its sign: exact, by its digits. Which mark has the decimals is told by its whole column: 1.234
// may be a thousand or one with three decimals, and what is not sure says so.
import { leerMonto } from '../bancos/leer-monto.ts';
import { type Centavos, opuesto } from '../dinero.ts';

export const decimalesPosibles = ['punto', 'coma'] as const;
/** The mark between quetzales and centavos. */
export type Decimales = (typeof decimalesPosibles)[number];

/** Positive is debe: a mark of credit behind it (`5.00 CR`) makes it negative. Undefined: it is no exact amount, written so. */
export function leerMontoEscrito(escrito: string, decimales: Decimales): Centavos | undefined {
  const { cifra, esHaber } = sinLado(escrito);
  const leido = leerMonto(cifra, decimales);
  if (leido.tipo !== 'monto') return undefined;
  if (esHaber === undefined) return leido.monto;
  // Two signs that may say opposite things are none.
  if (/[-−–‐+(]/u.test(cifra)) return undefined;
  return esHaber ? opuesto(leido.monto) : leido.monto;
}

export interface DecimalesDeColumna {
  readonly decimales: Decimales;
  /** False when the other mark would read other amounts, or neither reads all of them. */
  readonly segura: boolean;
  /** One that tells nothing by itself, or that the proposed mark does not read; null where there is none. */
  readonly ejemplo: string | null;
}

export function decimalesDeColumna(escritos: Iterable<string>): DecimalesDeColumna {
  const claros: Record<Decimales, string[]> = { punto: [], coma: [] };
  const dudosos: string[] = [];
  const mirados = new Set<string>();
  for (const escrito of escritos) {
    if (SIN_MARCAS.test(escrito) || mirados.has(escrito)) continue;
    // By then they have told; those that come later and say otherwise are refused one by one.
    if (mirados.size === MIRADOS_MAX) break;
    mirados.add(escrito);
    const cual = loQueDice(escrito);
    if (cual === 'duda') dudosos.push(escrito);
    else if (cual !== undefined) claros[cual].push(escrito);
  }
  const { punto, coma } = claros;
  if (punto.length > 0 && coma.length > 0) {
    const decimales = coma.length > punto.length ? 'coma' : 'punto';
    return { decimales, segura: false, ejemplo: claros[decimales === 'coma' ? 'punto' : 'coma'][0] ?? null };
  }
  if (punto.length > 0 || coma.length > 0)
    return { decimales: coma.length > 0 ? 'coma' : 'punto', segura: true, ejemplo: null };
  const [duda] = dudosos;
  if (duda === undefined) return { decimales: 'punto', segura: true, ejemplo: null };
  // Money has no third decimal: the mark that makes thousands of all of them is the likelier one.
  const deMiles = dudosos.every((escrito) => leerMontoEscrito(escrito, 'punto') === undefined);
  return { decimales: deMiles ? 'coma' : 'punto', segura: false, ejemplo: duda };
}

const MIRADOS_MAX = 20_000;
/** Read the same by any mark. */
const SIN_MARCAS = /^-?\d{1,15}$/;

function loQueDice(escrito: string): Decimales | 'duda' | undefined {
  const { cifra } = sinLado(escrito);
  const sola = leerMonto(cifra).tipo === 'monto';
  const leyeron = decimalesPosibles.filter((marca) => leerMonto(cifra, marca).tipo === 'monto');
  if (!sola) return leyeron.length > 0 ? 'duda' : undefined;
  return leyeron.length === 1 ? leyeron[0] : undefined;
}

/** Books say debe and haber, or debit and credit: banks mean the opposite by it, and their reader is another. */
function sinLado(escrito: string): { readonly cifra: string; readonly esHaber: boolean | undefined } {
  const partes = /^(.*[\d.,)])\s*(cr|c|h|dr|db|d)\.?\s*$/isu.exec(escrito);
  if (partes === null || escrito.length > LARGO_MAX) return { cifra: escrito, esHaber: undefined };
  const [, cifra = '', lado = ''] = partes;
  return { cifra, esHaber: /^[ch]/i.test(lado) };
}

const LARGO_MAX = 200;
