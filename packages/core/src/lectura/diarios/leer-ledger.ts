// The journal of hledger or ledger as transactions. What does not move money (accounts declared, prices, budgets, balance assertions,
// comments) is passed over; what would change what is written (includes, aliases, rules that add lines, lines outside the balance) is refused
// by its line: here nothing is read in silence as less than it says.
import { leerFechaEscrita } from '../fechas.ts';
import { type AsientoEscrito, type DiarioEscrito, leerCantidad } from './asiento-escrito.ts';
import { DiarioIlegible } from './diario-ilegible.ts';

/** Declarations that move nothing, with the indented lines under them. */
const SIN_EFECTO = new Set([
  'account',
  'commodity',
  'payee',
  'tag',
  'P',
  'N',
  'D',
  'decimal-mark',
  'Y',
  'year',
  'assert',
  'check',
]);
const BLOQUES = new Set(['comment', 'test']);

interface Marcha {
  readonly asientos: AsientoEscrito[];
  readonly ejemplos: string[];
  decimales: 'punto' | 'coma' | undefined;
  monedaOmitida: string | undefined;
  /** To which the indented lines belong; null, to something passed over. */
  abierto: AsientoEscrito | null;
  /** The word that closes what is being passed over. */
  bloque: string | null;
}

export function leerLedger(renglones: Iterable<string>): DiarioEscrito {
  const marcha: Marcha = {
    asientos: [],
    ejemplos: [],
    decimales: undefined,
    monedaOmitida: undefined,
    abierto: null,
    bloque: null,
  };
  let linea = 0;
  for (const renglon of renglones) leerRenglon(renglon, ++linea, marcha);
  return marcha;
}

function leerRenglon(renglon: string, linea: number, marcha: Marcha): void {
  const limpio = renglon.trim();
  if (marcha.bloque !== null) {
    if (limpio === `end ${marcha.bloque}` || limpio === 'end') marcha.bloque = null;
    return;
  }
  if (limpio === '') {
    marcha.abierto = null;
    return;
  }
  if (/^\s/.test(renglon)) {
    if (marcha.abierto !== null) leerLinea(limpio, linea, marcha.abierto);
    return;
  }
  marcha.abierto = null;
  if (/^[;#*%|]/.test(renglon)) return;
  if (/^\d/.test(renglon)) {
    marcha.abierto = leerEncabezado(renglon, linea);
    marcha.asientos.push(marcha.abierto);
    return;
  }
  leerDirectiva(limpio, linea, marcha);
}

function leerEncabezado(renglon: string, linea: number): AsientoEscrito {
  const [, escrita = '', resto = ''] = /^([\d/.-]{1,20})(?:=[\d/.-]{1,20})?(?=\s|$)(.*)$/.exec(renglon) ?? [];
  const conAnio = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/.test(escrita);
  const fecha = conAnio ? leerFechaEscrita(escrita, 'anio-mes') : undefined;
  if (fecha === undefined)
    throw new DiarioIlegible(
      linea,
      `no empieza con una fecha completa, como 2026-01-31. Escríbala con su año.`,
    );
  const [, codigo = '', dicho = ''] =
    /^\s*(?:[*!]\s*)?(?:\(([^)]{0,200})\)\s*)?(.*)$/.exec(sinComentario(resto)) ?? [];
  return { linea, fecha, concepto: dicho.trim(), documento: codigo.trim(), lineas: [] };
}

function leerLinea(limpio: string, linea: number, asiento: AsientoEscrito): void {
  if (/^[;#%|]/.test(limpio)) return;
  const sinEstado = limpio.replace(/^[*!]\s+/, '');
  // The name of an account may have spaces, and ends where there are two.
  const fin = sinEstado.search(/\s{2}|\t/);
  const cuenta = sinComentario(fin === -1 ? sinEstado : sinEstado.slice(0, fin)).trim();
  const resto = fin === -1 ? '' : sinEstado.slice(fin).trim();
  if (/^[[(]/.test(cuenta))
    throw new DiarioIlegible(
      linea,
      'tiene una línea virtual, entre paréntesis o corchetes, que no es de los libros. Quítela.',
    );
  if (cuenta === '') throw new DiarioIlegible(linea, 'no dice la cuenta.');
  const [escrita = '', afirmada] = sinComentario(resto).split('=', 2);
  const monto = escrita.trim();
  if (monto === '' && afirmada !== undefined)
    throw new DiarioIlegible(linea, 'dice el saldo y no el monto («= …»). Escriba el monto de la línea.');
  const cantidad = monto === '' ? null : leerCantidad(monto, linea);
  asiento.lineas.push({ linea, cuenta, cantidad, concepto: comentarioDe(resto) });
}

function leerDirectiva(limpio: string, linea: number, marcha: Marcha): void {
  // Budgets and rules of what may come: they are no entries.
  if (limpio.startsWith('~')) return;
  const [, palabra = '', resto = ''] = /^[!@]?([\w-]{1,30}|\S)\s*(.*)$/.exec(limpio) ?? [];
  if (BLOQUES.has(palabra)) {
    marcha.bloque = palabra;
    return;
  }
  if (palabra === 'decimal-mark') marcha.decimales = resto.startsWith(',') ? 'coma' : 'punto';
  if (palabra === 'D' || palabra === 'commodity') anotarFormato(palabra, sinComentario(resto).trim(), marcha);
  if (SIN_EFECTO.has(palabra)) return;
  throw new DiarioIlegible(linea, porQueNo(palabra, limpio));
}

function anotarFormato(palabra: string, escrita: string, marcha: Marcha): void {
  if (!/\d/.test(escrita)) return;
  const { cifra, moneda } = leerCantidadSuelta(escrita);
  if (cifra !== '') marcha.ejemplos.push(cifra);
  if (palabra === 'D') marcha.monedaOmitida = moneda;
}

function leerCantidadSuelta(escrita: string) {
  try {
    return leerCantidad(escrita, 0);
  } catch {
    return { cifra: '', moneda: '' };
  }
}

function porQueNo(palabra: string, limpio: string): string {
  if (palabra === 'include')
    return 'incluye otro archivo. Junte todo en uno (por ejemplo, con «hledger print») y tráigalo.';
  if (palabra === 'alias' || palabra === 'apply' || palabra === 'bucket' || palabra === 'A')
    return `cambia cómo se leen las demás («${palabra}»). Escriba el diario ya calculado, por ejemplo con «hledger print».`;
  if (limpio.startsWith('='))
    return 'tiene una regla que agrega líneas («=»). Escriba el diario ya calculado, por ejemplo con «hledger print --auto».';
  return `no se entiende: «${limpio.slice(0, 40).toWellFormed()}». Aquí van una fecha, una declaración o un comentario con «;».`;
}

const sinComentario = (texto: string): string => texto.split(';', 1)[0] ?? '';

function comentarioDe(texto: string): string {
  const desde = texto.indexOf(';');
  return desde === -1 ? '' : texto.slice(desde + 1).trim();
}
