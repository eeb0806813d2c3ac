// The files that the first mails carry: made when somebody downloads them, as long as they are said to be.
import { landscape } from '../pictures.ts';
import { chance } from '../seeds.ts';

export interface StoredFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  csv: 'text/csv',
};

export const typeOf = (name: string): string => TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';

export const pictureOf = (name: string): string | null =>
  typeOf(name) === 'image/svg+xml' ? landscape(name) : null;

/** Letters of the plain alphabet only, so that a byte is a letter. */
export function makeFile(name: string, size: number): StoredFile {
  const type = typeOf(name);
  const text =
    type === 'application/pdf'
      ? pdf(name, size)
      : type === 'text/csv'
        ? table(name, size)
        : drawingOf(name, size);
  return { type, bytes: new TextEncoder().encode(text) };
}

/** What a data URL carries. */
export function fileIn(url: string): StoredFile {
  const [head = '', content = ''] = splitAtComma(url.slice('data:'.length));
  const [type = ''] = head.split(';');
  const bytes = head.endsWith(';base64')
    ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(decodeURIComponent(content));
  return { type: type === '' ? 'application/octet-stream' : type, bytes };
}

const splitAtComma = (text: string): string[] => {
  const comma = text.indexOf(',');
  return comma < 0 ? [text] : [text.slice(0, comma), text.slice(comma + 1)];
};

const drawingOf = (name: string, size: number): string =>
  decodeURIComponent(landscape(name).split(',').slice(1).join(',')).padEnd(size, '\n');

function table(name: string, size: number): string {
  const next = chance(name);
  const head = 'documento,fecha,monto\n';
  const rows = Array.from({ length: Math.floor((size - head.length) / ROW) }, () => {
    const digits = Math.floor(next() * 1_000_000)
      .toString()
      .padStart(6, '0');
    return `F-${digits},2026-0${1 + (Number(digits) % 9)}-1${digits.slice(4, 5)},${digits.slice(0, 4)}.${digits.slice(2, 4)}\n`;
  });
  return `${head}${rows.join('')}`.padEnd(size, '\n');
}
const ROW = 'F-123456,2026-01-11,1234.12\n'.length;

/** One page with the name on it. The room that is left is a remark, where readers look at nothing. */
function pdf(name: string, size: number): string {
  const written = `BT /F1 20 Tf 72 720 Td (${name}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${written.length}>>stream\n${written}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((inside, index) => `${index + 1} 0 obj${inside}endobj\n`);
  const body = `%PDF-1.4\n${objects.join('')}%`;
  const offsets = objects.map((_, index) => `%PDF-1.4\n${objects.slice(0, index).join('')}`.length);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tail = (start: number) =>
    `\nxref\n0 6\n0000000000 65535 f \n${entries}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${String(start).padStart(6, '0')}\n%%EOF\n`;
  const room = size - tail(0).length;
  return `${body.padEnd(room, '.')}${tail(room + 1)}`;
}
