// An XLSX is a ZIP, and a small ZIP can hold, or say it holds, gigabytes. Its directory is judged first (parts, bytes,
// how much each shrinks), then each part is inflated to exactly what was said of it, and the XML looked through once: what
// passes is a package that the reader goes through in time that grows with its size and no faster.
import { crc32, inflateRawSync } from 'node:zlib';
import { abrirCuentaDeXml, type CuentaDeXml } from './exigir-xml-razonable.ts';
import { type HojaDeLibro, hojasDeLibro } from './hojas-de-libro.ts';
import { demasiadoGrandePorDentro, noEsXlsx } from './ilegible.ts';

const PARTES_MAX = 2_000;
const INFLADO_MAX = 100 * 1024 * 1024;
/** Text shrinks ten or twenty times; what shrinks more than this holds nothing. Small parts may. */
const RAZON_MAX = 200;
const PARTE_PEQUENA = 1024 * 1024;

const FIN_DE_DIRECTORIO = 0x06054b50;
const ENTRADA_DE_DIRECTORIO = 0x02014b50;
const ENTRADA_LOCAL = 0x04034b50;
const FIN_BYTES = 22;
const ENTRADA_BYTES = 46;
const LOCAL_BYTES = 30;
const SIN_COMPRIMIR = 0;
const DEFLATE = 8;
/** In their place, sizes that need eight bytes: of packages far larger than these. */
const EN_OCHO_BYTES = 0xff_ff_ff_ff;

export interface LibroMedido {
  /** How many rows its sheets have. */
  readonly filas: number;
  readonly hojas: readonly HojaDeLibro[];
}

export function exigirZipRazonable(bytes: Uint8Array): LibroMedido {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const partes = leerDirectorio(vista);
  exigirTamanos(partes);
  const cuenta = abrirCuentaDeXml();
  let hojas: readonly HojaDeLibro[] = [];
  for (const parte of partes) {
    const contenido = exigirParte(bytes, vista, parte, cuenta);
    if (parte.nombre === LISTA_DE_HOJAS) hojas = hojasDeLibro(contenido.toString('utf8'));
  }
  return { filas: cuenta.filas(), hojas };
}

/** Where every program that writes workbooks puts it; in another place, they have no names and the first page is read. */
const LISTA_DE_HOJAS = 'xl/workbook.xml';

interface Parte {
  readonly nombre: string;
  readonly metodo: number;
  readonly suma: number;
  readonly comprimido: number;
  readonly inflado: number;
  readonly lugar: number;
}

function leerDirectorio(vista: DataView): Parte[] {
  let fin = vista.byteLength - FIN_BYTES;
  while (fin >= 0 && vista.getUint32(fin, true) !== FIN_DE_DIRECTORIO) fin--;
  if (fin < 0) throw noEsXlsx();
  const cuantas = vista.getUint16(fin + 10, true);
  if (cuantas > PARTES_MAX) throw demasiadoGrandePorDentro();
  const partes: Parte[] = [];
  let lugar = vista.getUint32(fin + 16, true);
  while (partes.length < cuantas) {
    if (lugar + ENTRADA_BYTES > vista.byteLength || vista.getUint32(lugar, true) !== ENTRADA_DE_DIRECTORIO)
      throw noEsXlsx();
    const largoDelNombre = vista.getUint16(lugar + 28, true);
    partes.push({
      nombre: nombreEn(vista, lugar + ENTRADA_BYTES, largoDelNombre),
      metodo: vista.getUint16(lugar + 10, true),
      suma: vista.getUint32(lugar + 16, true),
      comprimido: vista.getUint32(lugar + 20, true),
      inflado: vista.getUint32(lugar + 24, true),
      lugar: vista.getUint32(lugar + 42, true),
    });
    const extra = vista.getUint16(lugar + 30, true);
    lugar += ENTRADA_BYTES + largoDelNombre + extra + vista.getUint16(lugar + 32, true);
  }
  return partes;
}

function nombreEn(vista: DataView, desde: number, largo: number): string {
  const hasta = Math.min(desde + largo, vista.byteLength);
  return Buffer.from(vista.buffer, vista.byteOffset + desde, Math.max(0, hasta - desde)).toString('latin1');
}

function exigirTamanos(partes: readonly Parte[]): void {
  let total = 0;
  for (const { comprimido, inflado } of partes) {
    const sinDeclarar = inflado === 0 && comprimido > 2;
    if (sinDeclarar || inflado === EN_OCHO_BYTES || comprimido === EN_OCHO_BYTES)
      throw demasiadoGrandePorDentro();
    if (inflado > PARTE_PEQUENA && inflado > comprimido * RAZON_MAX) throw demasiadoGrandePorDentro();
    total += inflado;
  }
  if (total > INFLADO_MAX) throw demasiadoGrandePorDentro();
}

function exigirParte(bytes: Uint8Array, vista: DataView, parte: Parte, cuenta: CuentaDeXml): Buffer {
  const contenido = inflar(bytes, vista, parte);
  if (contenido.length !== parte.inflado || crc32(contenido) !== parte.suma) throw noEsXlsx();
  cuenta.exigir(contenido);
  return contenido;
}

function inflar(bytes: Uint8Array, vista: DataView, { metodo, comprimido, inflado, lugar }: Parte): Buffer {
  if (lugar + LOCAL_BYTES > bytes.length || vista.getUint32(lugar, true) !== ENTRADA_LOCAL) throw noEsXlsx();
  const desde = lugar + LOCAL_BYTES + vista.getUint16(lugar + 26, true) + vista.getUint16(lugar + 28, true);
  if (desde + comprimido > bytes.length) throw noEsXlsx();
  const datos = Buffer.from(bytes.buffer, bytes.byteOffset + desde, comprimido);
  if (metodo === SIN_COMPRIMIR) return datos;
  if (metodo !== DEFLATE) throw noEsXlsx();
  if (comprimido === 0) return Buffer.alloc(0);
  try {
    return inflateRawSync(datos, { maxOutputLength: Math.max(inflado, 1) });
  } catch {
    throw noEsXlsx();
  }
}
