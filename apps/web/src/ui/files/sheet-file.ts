// A sheet (CSV, XLSX or, where it is taken, a journal of text) that somebody chooses to import, read into memory at once: what was rehearsed is then what is
// imported, even if the file changes on the disk meanwhile.
//
//   const lectura = await readChosenFile(archivo, importarCatalogo.body.bytesMax);
import { CSV, DIARIO, XLSX } from '@cuadra/contract/medios';

export const SHEET_EXTENSIONS = ['.csv', '.xlsx'] as const;
/** Also those of plain-text accounting programs, and any table of text. */
const OF_JOURNAL = [
  '.journal',
  '.hledger',
  '.ledger',
  '.beancount',
  '.bean',
  '.dat',
  '.txt',
  '.tsv',
] as const;
export const JOURNAL_EXTENSIONS = [...SHEET_EXTENSIONS, ...OF_JOURNAL] as const;

export interface SheetFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type SheetReading = { readonly archivo: SheetFile } | { readonly rechazo: string };

type Chosen = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

interface Accepted {
  /** Whether a journal of text is taken too. */
  readonly withJournals?: boolean;
}

export async function readChosenFile(
  chosen: Chosen,
  bytesMax: number,
  { withJournals = false }: Accepted = {},
): Promise<SheetReading> {
  const mediaType = mediaTypeDe(chosen.name);
  if (mediaType === undefined || (mediaType === DIARIO && !withJournals))
    return {
      rechazo: `«${chosen.name}» no es CSV ni XLSX${withJournals ? ' ni un diario de texto' : ''}. Guárdelo en uno de esos formatos.`,
    };
  if (chosen.size === 0) return { rechazo: `«${chosen.name}» está vacío.` };
  if (chosen.size > bytesMax) {
    return { rechazo: `«${chosen.name}» pesa más de ${bytesMax / 2 ** 20} MB. Divídalo en partes.` };
  }
  try {
    return {
      archivo: { name: chosen.name, mediaType, bytes: new Uint8Array(await chosen.arrayBuffer()) },
    };
  } catch {
    return { rechazo: `No se pudo leer «${chosen.name}». Revise que siga en su lugar y elíjalo de nuevo.` };
  }
}

/** By its extension: browsers name the type of a CSV as the installed programs please. */
function mediaTypeDe(name: string): string | undefined {
  const extension = name.toLowerCase().slice(name.lastIndexOf('.'));
  if (extension === '.csv') return CSV;
  if (extension === '.xlsx') return XLSX;
  return OF_JOURNAL.some((one) => one === extension) ? DIARIO : undefined;
}
