// Folders and files. The specification has one call, the one that lists a folder; the others are ours, so that every
// button of the screen does what it says: upload, new folder, rename, describe, delete and download.
import { call } from '../call.ts';

export interface FileItem {
  readonly id: string;
  /** Null: at the root. */
  readonly folderId: string | null;
  readonly name: string;
  readonly createdBy: string;
  /** ISO instants. */
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** With its unit; a folder's is that of everything in it. */
  readonly size: string;
  /** `folder`, or what its extension says: PDF, XLS, DOC, TXT, JPG and whatever else is uploaded. */
  readonly type: string;
  /** What a folder has directly in it, in words; null of a file. */
  readonly contents: string | null;
  /** The same in figures, for whoever says it in another language. */
  readonly inside: Inside | null;
  readonly description: string | null;
}

export interface Inside {
  readonly folders: number;
  readonly files: number;
}

export interface FolderListing {
  readonly folders: readonly FileItem[];
  readonly files: readonly FileItem[];
  /** From the root to the folder itself. */
  readonly path: readonly FileItem[];
}

export const FOLDER = 'folder';
/** How the root is said in the address of a call. */
export const ROOT = 'null';
export const NAME_MAX = 100;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Why a folder or a name is refused (409): there is one that is called like that. */
export const TAKEN = 'taken';

const PATH = '/api/apps/file-manager';

export const fileCalls = {
  list: call<{ query: { folderId: string }; response: FolderListing | null }>('GET', PATH),
  addFolder: call<{
    body: { folderId: string | null; name: string; createdBy: string };
    response: FileItem | null;
  }>('POST', `${PATH}/folder`),
  upload: call<{ form: { folderId: string; createdBy: string; file: File }; response: FileItem | null }>(
    'POST',
    `${PATH}/file`,
  ),
  patch: call<{
    body: { id: string; item: { name?: string; description?: string | null } };
    response: FileItem | null;
  }>('PATCH', `${PATH}/item`),
  remove: call<{ query: { id: string }; response: true | null }>('DELETE', `${PATH}/item`),
  content: call<{ query: { id: string }; response: FileContent | null }>('GET', `${PATH}/content`),
} as const;

/** What is downloaded: the bytes that were uploaded; of the sample's own, a drawing for a photograph and a text for the rest. */
export interface FileContent {
  readonly name: string;
  /** A data URL. */
  readonly address: string;
}
