import { beforeEach, expect, it } from 'vitest';
import { ask, NOON, testWorld } from '../testing/ask.ts';
import { fileCalls as calls, type FileItem, FOLDER, ROOT, TAKEN } from './calls.ts';
import { contentsText, freeName, sizeText, typeOf } from './describe.ts';
import { fileManagerHandlers } from './handlers.ts';

let handlers: ReturnType<typeof fileManagerHandlers>;

beforeEach(() => {
  handlers = fileManagerHandlers(testWorld());
});

const list = async (folderId: string) => (await ask(handlers, calls.list, { query: { folderId } })).body;
const named = (items: readonly FileItem[] | undefined, name: string): FileItem => {
  const found = items?.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
};
const rootFolder = async (name: string) => named((await list(ROOT))?.folders, name);
const names = (items: readonly FileItem[] | undefined) => items?.map(({ name }) => name);
const upload = async (folderId: string, file: File) =>
  (await ask(handlers, calls.upload, { form: { folderId, createdBy: 'Ana', file } })).body;

async function everything(folderId = ROOT): Promise<FileItem[]> {
  const here = await list(folderId);
  const below = await Promise.all((here?.folders ?? []).map(({ id }) => everything(id)));
  return [...(here?.folders ?? []), ...(here?.files ?? []), ...below.flat()];
}

it('la raíz se pide con null y trae sus carpetas y archivos, cada lista por nombre', async () => {
  const root = await list('null');
  expect(names(root?.folders)).toEqual(['Fotos', 'Personal', 'Trabajo']);
  expect(root?.files).toHaveLength(13);
  expect(names(root?.files)?.slice(0, 2)).toEqual(['Acta de asamblea.pdf', 'Carta de presentación.docx']);
  expect(names(root?.files)).toEqual(names(root?.files)?.toSorted((a, b) => a.localeCompare(b, 'es')));
  expect(root?.path).toEqual([]);
});

it('son 21, con ids distintos, y de los tipos dados', async () => {
  const items = await everything();
  expect(items).toHaveLength(21);
  expect(new Set(items.map(({ id }) => id)).size).toBe(21);
  expect(new Set(items.map(({ type }) => type))).toEqual(
    new Set(['folder', 'PDF', 'XLS', 'DOC', 'TXT', 'JPG']),
  );
  for (const { createdAt, modifiedAt } of items)
    expect([createdAt <= modifiedAt, modifiedAt <= NOON]).toEqual([true, true]);
});

it('el camino va de la raíz a la carpeta, a cualquier profundidad', async () => {
  const work = await rootFolder('Trabajo');
  const [bills] = (await list(work.id))?.folders ?? [];
  expect(bills?.folderId).toBe(work.id);
  expect(names((await list(bills?.id ?? ''))?.path)).toEqual(['Trabajo', 'Facturas 2026']);
});

it('una carpeta dice lo que tiene, y su tamaño es el de todo lo de adentro', async () => {
  const work = await rootFolder('Trabajo');
  expect([work.contents, work.inside, work.size]).toEqual(['1 carpeta', { folders: 1, files: 0 }, '96 KB']);
  await upload(work.id, new File(['x'.repeat(2048)], 'a.txt'));
  const after = await rootFolder('Trabajo');
  expect([after.contents, after.size]).toEqual(['1 carpeta, 1 archivo', '98 KB']);
});

it('la carpeta que no hay, y un archivo como carpeta, son nada', async () => {
  expect(await list('x')).toBeNull();
  expect(await list((await list(ROOT))?.files[0]?.id ?? '')).toBeNull();
  expect(await upload('x', new File([''], 'a.txt'))).toBeNull();
});

it('subir agrega el archivo a la carpeta, con su tamaño y el tipo de su extensión', async () => {
  const { id } = await rootFolder('Fotos');
  const added = await upload(id, new File(['x'.repeat(1536)], 'Playa.jpeg', { type: 'image/jpeg' }));
  expect(added).toMatchObject({
    name: 'Playa.jpeg',
    type: 'JPG',
    size: '1.5 KB',
    folderId: id,
    createdBy: 'Ana',
  });
  expect(added?.createdAt).toBe(NOON);
  expect(named((await list(id))?.files, 'Playa.jpeg')).toEqual(added);
});

it('el mismo nombre dos veces se guarda con un número', async () => {
  await upload(ROOT, new File(['1'], 'nota.txt'));
  expect((await upload(ROOT, new File(['2'], 'Nota.txt')))?.name).toBe('Nota (2).txt');
});

it('se descargan los bytes que se subieron; de los de muestra, un texto con su nombre', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => place % 256);
  const added = await upload(ROOT, new File([bytes], 'datos.bin', { type: 'application/x-datos' }));
  const { body } = await ask(handlers, calls.content, { query: { id: added?.id ?? '' } });
  const [head, encoded = ''] = body?.address.split(',') ?? [];
  expect([body?.name, head]).toEqual(['datos.bin', 'data:application/x-datos;base64']);
  expect(Buffer.from(encoded, 'base64').equals(bytes)).toBe(true);
  const seeded = named((await list(ROOT))?.files, 'Estado de cuenta.pdf');
  const text = (await ask(handlers, calls.content, { query: { id: seeded.id } })).body;
  expect(text?.name).toBe('Estado de cuenta.pdf.txt');
  expect(Buffer.from(text?.address.split(',')[1] ?? '', 'base64').toString()).toContain(
    'Estado de cuenta.pdf',
  );
});

it('de una fotografía de muestra se descarga su dibujo; de una carpeta, nada', async () => {
  const photo = named((await list(ROOT))?.files, 'Lago al amanecer.jpg');
  const { body } = await ask(handlers, calls.content, { query: { id: photo.id } });
  expect(body?.name).toBe('Lago al amanecer.svg');
  expect(body?.address).toMatch(/^data:image\/svg\+xml,/);
  const { id } = await rootFolder('Fotos');
  expect((await ask(handlers, calls.content, { query: { id } })).body).toBeNull();
});

it('una carpeta nueva está vacía; sin nombre o con uno que ya hay, no se crea', async () => {
  const add = (name: string) =>
    ask(handlers, calls.addFolder, { body: { folderId: null, name, createdBy: 'Ana' } });
  const { body } = await add('  Recibos ');
  expect(body).toMatchObject({
    name: 'Recibos',
    type: FOLDER,
    contents: 'Vacía',
    size: '0 B',
    folderId: null,
  });
  expect(await add('recibos')).toEqual({ status: 409, body: { error: TAKEN } });
  expect((await add('   ')).status).toBe(400);
});

it('se cambia el nombre o la descripción, y queda la hora', async () => {
  const file = named((await list(ROOT))?.files, 'Estado de cuenta.pdf');
  const patch = (item: { name?: string; description?: string | null }) =>
    ask(handlers, calls.patch, { body: { id: file.id, item } });
  expect((await patch({ description: ' Del mes ' })).body).toEqual({
    ...file,
    description: 'Del mes',
    modifiedAt: NOON,
  });
  expect((await patch({ name: 'Marzo.pdf' })).body).toMatchObject({
    name: 'Marzo.pdf',
    description: 'Del mes',
  });
  expect((await patch({ name: 'marzo.PDF' })).status).toBe(200);
  expect((await patch({ name: 'Acta de asamblea.pdf' })).status).toBe(409);
  expect((await patch({ description: '' })).body).toMatchObject({ description: null });
});

it('eliminar una carpeta elimina lo que tiene a cualquier profundidad', async () => {
  const work = await rootFolder('Trabajo');
  expect((await ask(handlers, calls.remove, { query: { id: work.id } })).body).toBe(true);
  // Trabajo, Facturas 2026 y su factura.
  expect(await everything()).toHaveLength(21 - 3);
  expect((await ask(handlers, calls.remove, { query: { id: work.id } })).body).toBeNull();
});

it('el tamaño, el tipo y el contenido, en palabras', () => {
  expect([0, 1023, 1024, 1_572_864].map(sizeText)).toEqual(['0 B', '1023 B', '1 KB', '1.5 MB']);
  expect(['a.XLSX', 'b.docx', 'c.jpeg', 'd.tar.gz', 'e', '.x'].map(typeOf)).toEqual([
    'XLS',
    'DOC',
    'JPG',
    'GZ',
    'BIN',
    'X',
  ]);
  expect(contentsText({ folders: 2, files: 1 })).toBe('2 carpetas, 1 archivo');
  expect(freeName('a', (name) => name === 'a')).toBe('a (2)');
});
