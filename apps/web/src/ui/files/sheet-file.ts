// A sheet (CSV or XLSX) that somebody chooses to import, read into memory at once: what was rehearsed is then what is
// imported, even if the file changes on the disk meanwhile.
//
//   const lectura = await readChosenFile(archivo, importarCatalogo.body.bytesMax);
import { CSV, XLSX } from '@cuadra/contract/medios';

export const SHEET_EXTENSIONS = ['.csv', '.xlsx'] as const;

export interface SheetFile {
  readonly nombre: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type SheetReading = { readonly archivo: SheetFile } | { readonly rechazo: string };

type Elegido = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

export async function readChosenFile(elegido: Elegido, bytesMax: number): Promise<SheetReading> {
  const mediaType = mediaTypeDe(elegido.name);
  if (mediaType === undefined)
    return { rechazo: `«${elegido.name}» no es CSV ni XLSX. Guárdelo en uno de esos formatos.` };
  if (elegido.size === 0) return { rechazo: `«${elegido.name}» está vacío.` };
  if (elegido.size > bytesMax) {
    return { rechazo: `«${elegido.name}» pesa más de ${bytesMax / 2 ** 20} MB. Divídalo en partes.` };
  }
  try {
    return {
      archivo: { nombre: elegido.name, mediaType, bytes: new Uint8Array(await elegido.arrayBuffer()) },
    };
  } catch {
    return { rechazo: `No se pudo leer «${elegido.name}». Revise que siga en su lugar y elíjalo de nuevo.` };
  }
}

/** By its extension: browsers name the type of a CSV as the installed programs please. */
function mediaTypeDe(nombre: string): string | undefined {
  const extension = nombre.toLowerCase().slice(nombre.lastIndexOf('.'));
  if (extension === '.csv') return CSV;
  return extension === '.xlsx' ? XLSX : undefined;
}
