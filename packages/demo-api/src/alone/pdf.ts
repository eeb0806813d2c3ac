// A PDF of lines of text, one page after another: just enough for a list in the fonts that every reader has.

const LINES_PER_PAGE = 44;
const LINE_HEIGHT = 15;

export function writePdf(title: string, subtitle: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE)) }, (_, page) =>
    pageText(title, subtitle, lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE)),
  );
  // 1 catalogue, 2 tree of pages, 3 and 4 fonts; then each page and what is on it.
  const kids = pages.map((_, page) => `${5 + page * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-GT) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica-Bold'),
    font('Courier'),
    ...pages.flatMap((text, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + page * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ];
  return latin(assembled(objects));
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function pageText(title: string, subtitle: string, lines: readonly string[]): string {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return [
    `BT /F1 16 Tf 56 736 Td (${escaped(title)}) Tj ET`,
    `BT /F2 10 Tf 56 718 Td (${escaped(subtitle)}) Tj ET`,
    `BT /F2 11 Tf ${LINE_HEIGHT} TL 56 692 Td`,
    shown,
    'ET',
  ].join('\n');
}

function assembled(objects: readonly string[]): string {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** One byte per letter, as those fonts read them: all that Spanish needs. */
const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
