// The journal of beancount as transactions. What moves nothing is passed over; what adds entries that are not written (pad, plugins, includes) is
// refused by its line.
import { leerFechaEscrita } from '../fechas.ts';
import { type AsientoEscrito, type DiarioEscrito, leerCantidad } from './asiento-escrito.ts';
import { DiarioIlegible } from './diario-ilegible.ts';

const DE_FECHA_SIN_EFECTO = new Set([
  'open',
  'close',
  'commodity',
  'note',
  'document',
  'event',
  'query',
  'custom',
  'price',
  'balance',
]);
const SIN_EFECTO = new Set(['option', 'pushtag', 'poptag', 'pushmeta', 'popmeta']);
/** Those that only look: any other may add entries. */
const SOLO_MIRAN =
  /^"beancount\.plugins\.(?:auto_accounts|check_\w+|coherent_cost|commodity_attr|implicit_prices|leafonly|noduplicates|nounused|onecommodity|sellgains|unique_prices)"/;

export function leerBeancount(renglones: Iterable<string>): DiarioEscrito {
  const asientos: AsientoEscrito[] = [];
  let abierto: AsientoEscrito | null = null;
  let linea = 0;
  for (const renglon of renglones) {
    linea++;
    const limpio = sinComentario(renglon).trim();
    if (/^\s/.test(renglon)) {
      if (limpio !== '' && abierto !== null) leerLinea(limpio, linea, abierto);
      continue;
    }
    abierto = null;
    if (limpio === '' || /^[*#:!&?%]/.test(limpio)) continue;
    if (/^\d/.test(limpio)) {
      abierto = leerDeFecha(limpio, linea);
      if (abierto !== null) asientos.push(abierto);
    } else exigirSinEfecto(limpio, linea);
  }
  return { asientos, ejemplos: [], decimales: 'punto', monedaOmitida: undefined };
}

/** Null: it moves nothing. */
function leerDeFecha(limpio: string, linea: number): AsientoEscrito | null {
  const [, escrita = '', que = '', resto = ''] =
    /^(\d{4}[-/]\d{1,2}[-/]\d{1,2})\s+(\S+)\s*(.*)$/.exec(limpio) ?? [];
  const fecha = leerFechaEscrita(escrita, 'anio-mes');
  if (fecha === undefined)
    throw new DiarioIlegible(linea, 'no empieza con una fecha completa, como 2026-01-31.');
  if (DE_FECHA_SIN_EFECTO.has(que)) return null;
  if (que === 'pad')
    throw new DiarioIlegible(linea, 'pide completar un saldo («pad»). Escriba el asiento que lo completa.');
  if (que !== 'txn' && !/^[*!#&?%A-Z]$/.test(que))
    throw new DiarioIlegible(
      linea,
      `no se entiende: «${que.slice(0, 40).toWellFormed()}». Después de la fecha va * o una declaración.`,
    );
  const textos = [...resto.matchAll(/"((?:[^"\\]|\\.){0,2000})"/g)].map(([, texto = '']) =>
    texto.replaceAll(/\\(.)/g, '$1'),
  );
  if ((resto.replaceAll(/\\./g, '').match(/"/g)?.length ?? 0) % 2 === 1)
    throw new DiarioIlegible(linea, 'abre comillas que no se cierran en la misma línea. Ciérrelas.');
  const [, enlace = ''] = /\^([\w./-]{1,100})/.exec(resto.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')) ?? [];
  return {
    linea,
    fecha,
    concepto: textos.filter((texto) => texto !== '').join(': '),
    documento: enlace,
    lineas: [],
  };
}

function leerLinea(limpio: string, linea: number, asiento: AsientoEscrito): void {
  // Metadata, tags and links.
  if (/^[a-z][\w-]*\s*:/.test(limpio) || /^[#^]/.test(limpio)) return;
  const [, cuenta = '', resto = ''] =
    /^(?:[*!#&?%A-Z]\s+)?(\p{Lu}[\p{L}\p{N}-]*(?::[\p{L}\p{N}-]+)+)(?:\s+(.*))?$/u.exec(limpio) ?? [];
  if (cuenta === '')
    throw new DiarioIlegible(
      linea,
      `no empieza con una cuenta, como Activo:Caja: «${limpio.slice(0, 40).toWellFormed()}».`,
    );
  asiento.lineas.push({
    linea,
    cuenta,
    cantidad: resto === '' ? null : leerCantidad(resto, linea),
    concepto: '',
  });
}

function exigirSinEfecto(limpio: string, linea: number): void {
  const [palabra = '', ...resto] = limpio.split(/\s+/, 2);
  if (SIN_EFECTO.has(palabra)) return;
  if (palabra === 'plugin' && SOLO_MIRAN.test(resto.join(' '))) return;
  if (palabra === 'plugin' || palabra === 'include')
    throw new DiarioIlegible(
      linea,
      `trae asientos que no están escritos aquí («${palabra}»). Escriba el diario ya calculado («bean-report … print») y tráigalo.`,
    );
  throw new DiarioIlegible(linea, `no se entiende: «${limpio.slice(0, 40).toWellFormed()}».`);
}

/** A semicolon within quotes is of the text. */
function sinComentario(renglon: string): string {
  if (!renglon.includes(';')) return renglon;
  let entreComillas = false;
  for (let i = 0; i < renglon.length; i++) {
    if (renglon[i] === '\\') i++;
    else if (renglon[i] === '"') entreComillas = !entreComillas;
    else if (renglon[i] === ';' && !entreComillas) return renglon.slice(0, i);
  }
  return renglon;
}
