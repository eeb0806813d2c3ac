// What a file is: by what it has inside first, since people rename files and banks give any name; by its name only when it
// could be anything.
import { EstadoIlegible, type FormatoDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import { esPagina, seAbreComoPagina } from '#platform/files/es-pagina.ts';

const MUESTRA = 64 * 1024;

/** What bytes alone tell: a sheet, or what nobody can read as a statement. */
export function formatoDeBytes(bytes: Uint8Array): 'xlsx' | undefined {
  if (empiezaCon(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'xlsx';
  if (empiezaCon(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new EstadoIlegible(
      'El archivo es de Excel 97-2003 (XLS). Ábralo en su hoja de cálculo y guárdelo como XLSX.',
    );
  if (empiezaCon(bytes, [0x25, 0x50, 0x44, 0x46]))
    throw new EstadoIlegible('El archivo es un PDF. Descargue del banco el estado como OFX, CSV o XLSX.');
  return undefined;
}

const empiezaCon = (bytes: Uint8Array, firma: readonly number[]): boolean =>
  firma.every((byte, i) => bytes[i] === byte);

export function formatoDeTexto(texto: string, nombre: string): Exclude<FormatoDeEstado, 'xlsx'> {
  const muestra = texto.slice(0, MUESTRA);
  // The original is kept and given back: nobody is handed a page under the name of a statement.
  if (esPagina(texto) || seAbreComoPagina(nombre))
    throw new EstadoIlegible(
      'El archivo es una página HTML. Ábralo en su hoja de cálculo y guárdelo como XLSX o CSV.',
    );
  return senas.find(([, sena]) => sena.test(muestra))?.[0] ?? porNombre(nombre);
}

const senas: readonly (readonly [Exclude<FormatoDeEstado, 'xlsx'>, RegExp])[] = [
  ['camt053', /<(?:[\w.-]{1,40}:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b|iso:20022:tech:xsd:camt\.05/],
  ['ofx', /^\s*OFXHEADER\s*:|<\?OFX\b|<OFX>/im],
  [
    'mt940',
    /^\s{0,2}:(?:60[FM]|62[FM]|61):|^\s{0,2}:20:.{0,40}(?:\r*\n|\r)\s{0,2}:2[1578]|\{1:F\d\d[\s\S]{0,200}\{4:/m,
  ],
  ['qif', /^\s*!(?:type\s*:|account\b|option:)/im],
];

function porNombre(nombre: string): Exclude<FormatoDeEstado, 'xlsx'> {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(nombre.trim())?.[1]?.toLowerCase() ?? '';
  return extensiones.get(extension) ?? 'csv';
}

const extensiones: ReadonlyMap<string, Exclude<FormatoDeEstado, 'xlsx'>> = new Map([
  ['ofx', 'ofx'],
  ['qfx', 'ofx'],
  ['xml', 'camt053'],
  ['camt', 'camt053'],
  ['sta', 'mt940'],
  ['940', 'mt940'],
  ['mt940', 'mt940'],
  ['swi', 'mt940'],
  ['qif', 'qif'],
]);
