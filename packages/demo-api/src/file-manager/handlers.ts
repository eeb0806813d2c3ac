import type { HttpHandler } from 'msw';
import { answer, Reply } from '../answer.ts';
import { landscape } from '../pictures.ts';
import type { World } from '../world.ts';
import {
  fileCalls as calls,
  type FileContent,
  type FileItem,
  FOLDER,
  NAME_MAX,
  ROOT,
  TAKEN,
} from './calls.ts';
import { type StoredItem, seededFiles } from './data.ts';
import { contentsText, freeName, sizeText, typeOf } from './describe.ts';

export function fileManagerHandlers(world: World): HttpHandler[] {
  const kept: Kept = { items: seededFiles(world), uploaded: new Map() };
  return [listing(kept), content(kept), ...additions(world, kept), ...changes(world, kept)];
}

interface Kept {
  items: StoredItem[];
  /** The bytes of those that somebody brought. */
  readonly uploaded: Map<string, Blob>;
}

const listing = (kept: Kept): HttpHandler =>
  answer(calls.list, ({ query: { folderId } }) => {
    const folder = folderOf(kept, folderId);
    if (folder === undefined) return null;
    const here = kept.items
      .filter((one) => one.folderId === (folder?.id ?? null))
      .toSorted((one, other) => byName.compare(one.name, other.name))
      .map((one) => shown(kept, one));
    return {
      folders: here.filter(({ type }) => type === FOLDER),
      files: here.filter(({ type }) => type !== FOLDER),
      path: pathTo(kept, folder).map((one) => shown(kept, one)),
    };
  });

const additions = (world: World, kept: Kept): HttpHandler[] => {
  const add = (item: Pick<StoredItem, 'folderId' | 'name' | 'createdBy' | 'type' | 'bytes'>) => {
    const now = new Date(world.nowMs()).toISOString();
    const added = { ...item, id: world.newId(), createdAt: now, modifiedAt: now, description: null };
    kept.items = [...kept.items, added];
    return added;
  };
  return [
    answer(calls.addFolder, ({ body: { folderId, name, createdBy } }) => {
      const folder = folderOf(kept, folderId ?? ROOT);
      if (folder === undefined) return null;
      const clean = cleanName(name);
      if (clean === '') return new Reply(400, { error: 'name' });
      if (isTaken(kept, folder?.id ?? null, clean)) return new Reply(409, { error: TAKEN });
      return shown(
        kept,
        add({ folderId: folder?.id ?? null, name: clean, createdBy, type: FOLDER, bytes: 0 }),
      );
    }),
    answer(calls.upload, ({ form: { folderId, createdBy, file } }) => {
      const folder = folderOf(kept, folderId);
      if (folder === undefined) return null;
      const inFolder = folder?.id ?? null;
      const name = freeName(file.name, (candidate) => isTaken(kept, inFolder, candidate));
      const added = add({ folderId: inFolder, name, createdBy, type: typeOf(name), bytes: file.size });
      kept.uploaded.set(added.id, file);
      return shown(kept, added);
    }),
  ];
};

const changes = (world: World, kept: Kept): HttpHandler[] => [
  answer(calls.patch, ({ body: { id, item } }) => {
    const found = kept.items.find((one) => one.id === id);
    if (found === undefined) return null;
    const name = item.name === undefined ? found.name : cleanName(item.name);
    if (name === '') return new Reply(400, { error: 'name' });
    if (isTaken(kept, found.folderId, name, id)) return new Reply(409, { error: TAKEN });
    const description = item.description === undefined ? found.description : item.description?.trim() || null;
    const changed = { ...found, name, description, modifiedAt: new Date(world.nowMs()).toISOString() };
    kept.items = kept.items.map((one) => (one.id === id ? changed : one));
    return shown(kept, changed);
  }),
  answer(calls.remove, ({ query: { id } }) => {
    const found = kept.items.find((one) => one.id === id);
    if (found === undefined) return null;
    const gone = new Set([id, ...below(kept, id).map((one) => one.id)]);
    kept.items = kept.items.filter((one) => !gone.has(one.id));
    for (const one of gone) kept.uploaded.delete(one);
    return true;
  }),
];

const content = (kept: Kept): HttpHandler =>
  answer(calls.content, async ({ query: { id } }): Promise<FileContent | null> => {
    const found = kept.items.find((one) => one.id === id);
    if (found === undefined || found.type === FOLDER) return null;
    const bytes = kept.uploaded.get(id);
    if (bytes !== undefined) return { name: found.name, address: await dataUrl(bytes) };
    if (found.type === 'JPG') return { name: pictureName(found.name), address: landscape(found.name) };
    const text = `${found.name}\n${sizeText(found.bytes)}\n\nArchivo de muestra de Cuadra.\n`;
    const name = found.type === 'TXT' ? found.name : `${found.name}.txt`;
    return { name, address: await dataUrl(new Blob([text], { type: 'text/plain' })) };
  });

/** The picture of a photograph of the sample is a drawing. */
const pictureName = (name: string): string => name.replace(/\.jpg$/, '.svg');

const byName = new Intl.Collator('es', { numeric: true });

/** Null is the root; undefined, that there is no such folder. */
function folderOf({ items }: Kept, folderId: string): StoredItem | null | undefined {
  if (folderId === ROOT) return null;
  return items.find((one) => one.id === folderId && one.type === FOLDER);
}

function pathTo(kept: Kept, folder: StoredItem | null): StoredItem[] {
  if (folder === null) return [];
  return [...pathTo(kept, folderOf(kept, folder.folderId ?? ROOT) ?? null), folder];
}

/** Everything in a folder, at any depth. */
function below(kept: Kept, folderId: string): StoredItem[] {
  const inside = kept.items.filter((one) => one.folderId === folderId);
  return [...inside, ...inside.flatMap((one) => below(kept, one.id))];
}

function shown(kept: Kept, item: StoredItem): FileItem {
  const { bytes, ...told } = item;
  if (item.type !== FOLDER) return { ...told, size: sizeText(bytes), contents: null, inside: null };
  const here = kept.items.filter((one) => one.folderId === item.id);
  const folders = here.filter(({ type }) => type === FOLDER).length;
  const inside = { folders, files: here.length - folders };
  const total = below(kept, item.id).reduce((sum, one) => sum + one.bytes, 0);
  return { ...told, size: sizeText(total), contents: contentsText(inside), inside };
}

const isTaken = ({ items }: Kept, folderId: string | null, name: string, except?: string): boolean =>
  items.some(
    (one) => one.id !== except && one.folderId === folderId && one.name.toLowerCase() === name.toLowerCase(),
  );

const cleanName = (name: string): string => name.trim().slice(0, NAME_MAX).trim();

const PIECE = 0x8000;

async function dataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  for (let from = 0; from < bytes.length; from += PIECE)
    letters += String.fromCodePoint(...bytes.subarray(from, from + PIECE));
  return `data:${blob.type || 'application/octet-stream'};base64,${btoa(letters)}`;
}
