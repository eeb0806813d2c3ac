// Where one is among the folders, as the address says it, and how it says other places.
import { useSampleParams } from '#demo/frame/sample-address.ts';

const FILE_MANAGER = '/apps/file-manager';

export interface Place {
  /** Null: the root. */
  readonly folderId: string | null;
  /** What is looked at in the drawer. */
  readonly detailId?: string | undefined;
}

/** Undefined: no place at all. */
export function usePlace(): Place | undefined {
  const { first, firstId, second, secondId } = useSampleParams();
  return placeOf([first, firstId, second, secondId].filter((part) => part !== undefined));
}

/** The parts of the address are `folders/$folderId`, `details/$id`, both in that order, or none. */
export function placeOf(parts: readonly string[]): Place | undefined {
  const [kind, id, second, detailId, ...more] = parts;
  if (kind === undefined) return { folderId: null };
  if (id === undefined || more.length > 0) return undefined;
  if (kind === 'details') return second === undefined ? { folderId: null, detailId: id } : undefined;
  if (kind !== 'folders') return undefined;
  if (second === undefined) return { folderId: id };
  return second === 'details' && detailId !== undefined ? { folderId: id, detailId } : undefined;
}

export function addressOf({ folderId, detailId }: Place): string {
  const folder = folderId === null ? FILE_MANAGER : `${FILE_MANAGER}/folders/${encodeURIComponent(folderId)}`;
  return detailId === undefined ? folder : `${folder}/details/${encodeURIComponent(detailId)}`;
}
