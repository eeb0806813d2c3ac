// What the things of a folder are called.
import type { FolderListing } from '@cuadra/demo-api/file-manager/calls';

export const namesIn = (listing: FolderListing | undefined, except?: string): string[] =>
  [...(listing?.folders ?? []), ...(listing?.files ?? [])]
    .filter(({ id }) => id !== except)
    .map(({ name }) => name);
