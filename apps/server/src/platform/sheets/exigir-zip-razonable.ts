// An XLSX is a ZIP, and a small ZIP can say it holds gigabytes. The reader never inflates a part beyond the size its
// directory declares, so it is enough to add those up before reading.
import { ProblemaError } from '../problema.ts';

const INFLADO_MAX = 100 * 1024 * 1024;
const FIN_DE_DIRECTORIO = 0x06054b50;
const ENTRADA_DE_DIRECTORIO = 0x02014b50;
const FIN_BYTES = 22;
const ENTRADA_BYTES = 46;

export function exigirZipRazonable(bytes: Uint8Array): void {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (const { comprimido, inflado } of entradas(vista)) {
    const sinDeclarar = inflado === 0 && comprimido > 0;
    total += sinDeclarar ? Number.POSITIVE_INFINITY : inflado;
  }
  if (total <= INFLADO_MAX) return;
  throw new ProblemaError('ARCHIVO_ILEGIBLE', {
    detalle: 'El archivo XLSX es demasiado grande por dentro. Deje solo la hoja que quiere importar.',
  });
}

/** Nothing when it is no ZIP at all: the reader says so better. */
function* entradas(vista: DataView): Generator<{ comprimido: number; inflado: number }> {
  let fin = vista.byteLength - FIN_BYTES;
  while (fin >= 0 && vista.getUint32(fin, true) !== FIN_DE_DIRECTORIO) fin--;
  if (fin < 0) return;
  let lugar = vista.getUint32(fin + 16, true);
  for (let quedan = vista.getUint16(fin + 10, true); quedan > 0; quedan--) {
    if (lugar + ENTRADA_BYTES > vista.byteLength || vista.getUint32(lugar, true) !== ENTRADA_DE_DIRECTORIO)
      return;
    yield { comprimido: vista.getUint32(lugar + 20, true), inflado: vista.getUint32(lugar + 24, true) };
    const nombre = vista.getUint16(lugar + 28, true);
    const extra = vista.getUint16(lugar + 30, true);
    lugar += ENTRADA_BYTES + nombre + extra + vista.getUint16(lugar + 32, true);
  }
}
