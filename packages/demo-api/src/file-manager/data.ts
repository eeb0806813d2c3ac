// The folders and files that are there from the start: three folders and thirteen files at the root, and below them one
// folder more and four files.
import { people } from '../people.ts';
import { seedId } from '../seeds.ts';
import { daysFromNow, type World } from '../world.ts';
import { FOLDER } from './calls.ts';

/** As it is kept: what can be counted is counted when it is asked for. */
export interface StoredItem {
  readonly id: string;
  readonly folderId: string | null;
  readonly name: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly type: string;
  readonly description: string | null;
  readonly bytes: number;
}

const KB = 1024;

/** Name, folder, type, KB, days since it was created and since it was changed, description. */
const ITEMS: readonly (readonly [string, string | null, string, number, number, number, string?])[] = [
  ['Personal', null, FOLDER, 0, 310, 12, 'Documentos propios, fuera del trabajo.'],
  ['Fotos', null, FOLDER, 0, 280, 40],
  ['Trabajo', null, FOLDER, 0, 305, 2, 'Lo que el equipo comparte cada mes.'],
  ['Facturas 2026', 'Trabajo', FOLDER, 0, 64, 2],
  ['Acta de asamblea.pdf', null, 'PDF', 842, 92, 90, 'Firmada por la junta directiva.'],
  ['Carta de presentación.docx', null, 'DOC', 38, 75, 71],
  ['Contrato de arrendamiento.pdf', null, 'PDF', 1_310, 240, 240],
  ['Cotización de mobiliario.xlsx', null, 'XLS', 64, 33, 29],
  ['Directorio de proveedores.xlsx', null, 'XLS', 118, 150, 6, 'Teléfonos y correos, al día.'],
  ['Estado de cuenta.pdf', null, 'PDF', 276, 21, 21],
  ['Guía de bienvenida.docx', null, 'DOC', 412, 130, 54],
  ['Inventario de bodega.xlsx', null, 'XLS', 203, 18, 4],
  ['Lago al amanecer.jpg', null, 'JPG', 2_460, 61, 61],
  ['Lista de pendientes.txt', null, 'TXT', 3, 9, 1],
  ['Manual de usuario.pdf', null, 'PDF', 5_120, 200, 118, 'Segunda edición.'],
  ['Minuta de la reunión.docx', null, 'DOC', 57, 14, 13],
  ['Notas de la visita.txt', null, 'TXT', 7, 26, 25],
  ['Constancia de estudios.pdf', 'Personal', 'PDF', 190, 170, 170],
  ['Presupuesto del hogar.xlsx', 'Personal', 'XLS', 45, 88, 12],
  ['Volcán desde el mirador.jpg', 'Fotos', 'JPG', 3_072, 40, 40, 'Tomada al final de la tarde.'],
  ['Factura de energía.pdf', 'Facturas 2026', 'PDF', 96, 30, 30],
];

export function seededFiles(world: World): StoredItem[] {
  const authors = people(ITEMS.length);
  return ITEMS.map(([name, folder, type, kilobytes, created, modified, description], place) => ({
    id: idOf(name),
    folderId: folder === null ? null : idOf(folder),
    name,
    createdBy: authors[place]?.name ?? '',
    createdAt: daysFromNow(world, -created),
    modifiedAt: daysFromNow(world, -modified),
    type,
    description: description ?? null,
    bytes: kilobytes * KB,
  }));
}

const idOf = (name: string): string => seedId('file', name);
