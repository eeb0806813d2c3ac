// A sheet (CSV, XLSX or, where it is taken, a journal of text) that somebody chooses to import, read into memory at once: what was rehearsed is then what is
// imported, even if the file changes on the disk meanwhile.
//
//   const lectura = await readChosenFile(archivo, importarCatalogo.body.bytesMax);
import { CSV, DIARIO, XLSX } from '@cuadra/contract/medios';

export const SHEET_EXTENSIONS = ['.csv', '.xlsx'] as const;
/** Also those of plain-text accounting programs, and any table of text. */
const DE_DIARIO = ['.journal', '.hledger', '.ledger', '.beancount', '.bean', '.dat', '.txt', '.tsv'] as const;
export const JOURNAL_EXTENSIONS = [...SHEET_EXTENSIONS, ...DE_DIARIO] as const;

export interface SheetFile {
  readonly nombre: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type SheetReading = { readonly archivo: SheetFile } | { readonly rechazo: string };

type Elegido = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

interface Admitidos {
  /** Whether a journal of text is taken too. */
  readonly conDiarios?: boolean;
}

export async function readChosenFile(
  elegido: Elegido,
  bytesMax: number,
  { conDiarios = false }: Admitidos = {},
): Promise<SheetReading> {
  const mediaType = mediaTypeDe(elegido.name);
  if (mediaType === undefined || (mediaType === DIARIO && !conDiarios))
    return {
      rechazo: `«${elegido.name}» no es CSV ni XLSX${conDiarios ? ' ni un diario de texto' : ''}. Guárdelo en uno de esos formatos.`,
    };
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
  if (extension === '.xlsx') return XLSX;
  return DE_DIARIO.some((una) => una === extension) ? DIARIO : undefined;
}
