// What a file is, told by its content: the first bytes of PDF and images, the text of XML. A document that brings
// definitions of its own (DOCTYPE, ENTITY) is refused: whoever opens it later could be made to read other files. So is one
// that a browser would run: HTML and SVG are XML too.
import type { TipoDeSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { esPagina } from './es-pagina.ts';

export function tipoDeArchivo(bytes: Uint8Array): TipoDeSoporte | undefined {
  const contenido = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const firma = firmas.find(({ en, de }) => contenido.subarray(en, en + de.length).equals(de));
  if (firma === undefined) return esXml(contenido) ? 'application/xml' : undefined;
  if (firma.tipo !== 'image/webp') return firma.tipo;
  return contenido.subarray(0, 4).toString('latin1') === 'RIFF' ? firma.tipo : undefined;
}

const firmas: readonly { readonly tipo: TipoDeSoporte; readonly en: number; readonly de: Buffer }[] = [
  { tipo: 'application/pdf', en: 0, de: Buffer.from('%PDF-') },
  { tipo: 'image/png', en: 0, de: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { tipo: 'image/jpeg', en: 0, de: Buffer.from([0xff, 0xd8, 0xff]) },
  { tipo: 'image/webp', en: 8, de: Buffer.from('WEBP') },
];

/** In these, markup is written with the same bytes as in ASCII, so looking for it byte by byte is enough. */
const CODIFICACIONES = /^(utf-8|us-ascii|iso-8859-1|iso-8859-15|windows-1252)$/i;

function esXml(contenido: Buffer): boolean {
  const texto = contenido
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trim();
  if (!/^<(\?xml\s|!--|[a-z_])/i.test(texto) || !texto.endsWith('>') || texto.includes('\0')) return false;
  const codificacion = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i.exec(texto)?.[1];
  if (codificacion !== undefined && !CODIFICACIONES.test(codificacion)) return false;
  return !/<!(DOCTYPE|ENTITY)/i.test(texto) && !esPagina(texto);
}

const extensiones: Readonly<Record<TipoDeSoporte, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/xml': ['xml'],
};

/** The name with an extension that says what it is, so that it opens with the right program. */
export function nombreConExtension(nombre: string, tipo: TipoDeSoporte): string {
  const [propia] = extensiones[tipo];
  const dice = /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase() ?? '';
  return extensiones[tipo].includes(dice) ? nombre : `${nombre}.${propia}`;
}
