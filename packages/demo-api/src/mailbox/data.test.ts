import { expect, it } from 'vitest';
import { NOON, testWorld } from '../testing/ask.ts';
import { firstMails } from './data.ts';
import { fileIn } from './files.ts';
import { firstLabels, folders } from './shelves.ts';

const { mails, files } = firstMails(testWorld());

it('son cien correos, cada uno con su id, repartidos en las carpetas', () => {
  expect(new Set(mails.map(({ id }) => id)).size).toBe(100);
  const howMany = folders.map(({ id, slug }) => [slug, mails.filter(({ folder }) => folder === id).length]);
  expect(Object.fromEntries(howMany)).toEqual({ inbox: 45, sent: 17, drafts: 7, spam: 13, trash: 18 });
});

it('son siempre los mismos, y ninguno es del futuro', () => {
  expect(firstMails(testWorld()).mails).toEqual(mails);
  expect(mails.every(({ date }) => date < NOON)).toBe(true);
});

it('llevan cinco de las seis etiquetas', () => {
  const used = new Set(mails.flatMap(({ labels }) => labels));
  expect(used.size).toBe(5);
  expect(
    firstLabels()
      .filter(({ id }) => !used.has(id))
      .map(({ slug }) => slug),
  ).toEqual(['forums']);
});

it('nada queda sin llenar en lo que dicen', () => {
  expect(mails.filter(({ subject, content }) => /[{}]/.test(subject + content))).toEqual([]);
});

it('ocho llevan archivos, de 14 a 244 KB, y cada archivo mide lo que dice', async () => {
  const carrying = mails.filter(({ attachments }) => attachments.length > 0);
  expect(carrying).toHaveLength(8);
  for (const { size, type, downloadUrl } of carrying.flatMap(({ attachments }) => attachments)) {
    expect(size).toBeGreaterThanOrEqual(14 * 1024);
    expect(size).toBeLessThanOrEqual(244 * 1024);
    const file = files.get(downloadUrl.split('=')[1] ?? '')?.();
    expect([file?.type, file?.bytes.length]).toEqual([type, size]);
  }
});

it('el PDF que se descarga dice dónde está cada una de sus partes', () => {
  const pdf = mails.flatMap(({ attachments }) => attachments).find(({ type }) => type === 'application/pdf');
  const bytes = files.get(pdf?.downloadUrl.split('=')[1] ?? '')?.().bytes;
  const text = new TextDecoder().decode(bytes);
  const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map((entry) => Number(entry[1]));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
});

it.each([
  ['en base 64', 'data:text/plain;base64,aG9sYQ==', 'text/plain', 'hola'],
  ['con signos', 'data:text/csv,a%2C%C3%B1', 'text/csv', 'a,ñ'],
  ['sin tipo', 'data:,x', 'application/octet-stream', 'x'],
])('lee un archivo %s', (_, url, type, text) => {
  const file = fileIn(url);
  expect([file.type, new TextDecoder().decode(file.bytes)]).toEqual([type, text]);
});
