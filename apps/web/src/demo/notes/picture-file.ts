// A picture that the person chooses, as an address that a note keeps.

export type PictureError = 'imageKind' | 'imageSize';

/** What the file dialog offers. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;
const BYTES_MAX = 5 * 1024 * 1024;

/** Why it cannot be taken; undefined: it can. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): PictureError | undefined {
  if (!PICTURE_TYPES.some((one) => one === type)) return 'imageKind';
  return size >= BYTES_MAX ? 'imageSize' : undefined;
}

/** As a data URL. */
export const readPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(file);
  });
