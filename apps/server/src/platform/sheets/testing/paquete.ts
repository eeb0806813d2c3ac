// XLSX packages made by hand: with whatever parts, sizes and sums a test wants them to say.
import { crc32, deflateRawSync } from 'node:zlib';

export interface ParteDePrueba {
  readonly nombre: string;
  readonly contenido: string | Buffer;
  /** What the package says of it, when it is not the truth. */
  readonly declarado?: number;
  readonly suma?: number;
  /** 0: as large in the package as it is. */
  readonly nivel?: number;
}

/** A workbook of one sheet, whose XML is that one. */
export function libroCon(hoja: string | Buffer, ...otras: readonly ParteDePrueba[]): Buffer {
  const propias = new Set(otras.map(({ nombre }) => nombre));
  return empaquetar([
    ...[...PARTES, { nombre: HOJA, contenido: hoja }].filter(({ nombre }) => !propias.has(nombre)),
    ...otras,
  ]);
}

/** The same, with a sheet that shrinks nothing: nobody can tell from its size what it holds. */
export const libroSuelto = (hoja: string): Buffer =>
  libroCon('', { nombre: HOJA, contenido: hoja, nivel: 0 });

export const HOJA = 'xl/worksheets/sheet1.xml';
export const TEXTOS = 'xl/sharedStrings.xml';

/** A sheet of rows of XML. */
export const hojaDe = (filas: string) => `<worksheet><sheetData>${filas}</sheetData></worksheet>`;
export const celda = (ref: string, texto: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${texto}</t></is></c>`;
export const textos = (dentro: string) => `<sst>${dentro}</sst>`;

const RELACION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relaciones = (...filas: readonly (readonly [id: string, tipo: string, destino: string])[]) =>
  `<Relationships>${filas
    .map(([id, tipo, destino]) => `<Relationship Id="${id}" Type="${RELACION}/${tipo}" Target="${destino}"/>`)
    .join('')}</Relationships>`;

const PARTES: readonly ParteDePrueba[] = [
  { nombre: '[Content_Types].xml', contenido: '<?xml version="1.0"?><Types></Types>' },
  { nombre: '_rels/.rels', contenido: relaciones(['rId1', 'officeDocument', 'xl/workbook.xml']) },
  {
    nombre: 'xl/workbook.xml',
    contenido: '<workbook><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    nombre: 'xl/_rels/workbook.xml.rels',
    contenido: relaciones(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
    ),
  },
];

export function empaquetar(partes: readonly ParteDePrueba[]): Buffer {
  const locales: Buffer[] = [];
  const centrales: Buffer[] = [];
  let lugar = 0;
  for (const { nombre, contenido, declarado, suma, nivel } of partes) {
    const bytes = Buffer.from(contenido);
    const datos = deflateRawSync(bytes, nivel === undefined ? {} : { level: nivel });
    const comun = Buffer.alloc(26);
    comun.writeUInt16LE(20, 0);
    comun.writeUInt16LE(8, 4);
    comun.writeUInt32LE(suma ?? crc32(bytes), 10);
    comun.writeUInt32LE(datos.length, 14);
    comun.writeUInt32LE(declarado ?? bytes.length, 18);
    comun.writeUInt16LE(nombre.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), comun, Buffer.from(nombre), datos]);
    const resto = Buffer.alloc(14);
    resto.writeUInt32LE(lugar, 10);
    centrales.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), comun, resto, Buffer.from(nombre)]),
    );
    locales.push(local);
    lugar += local.length;
  }
  const central = Buffer.concat(centrales);
  const fin = Buffer.alloc(22);
  fin.write('PK\u0005\u0006', 'latin1');
  fin.writeUInt16LE(partes.length, 8);
  fin.writeUInt16LE(partes.length, 10);
  fin.writeUInt32LE(central.length, 12);
  fin.writeUInt32LE(lugar, 16);
  return Buffer.concat([...locales, central, fin]);
}
