import { expect, it } from 'vitest';
import { pictureError, readPicture } from './picture-file.ts';

it('solo JPEG y PNG, de menos de 5 MB', () => {
  expect(pictureError({ type: 'image/jpeg', size: 1 })).toBeUndefined();
  expect(pictureError({ type: 'image/png', size: 5 * 1024 * 1024 - 1 })).toBeUndefined();
  expect(pictureError({ type: 'image/png', size: 5 * 1024 * 1024 })).toBe('imageSize');
  for (const type of ['image/svg+xml', 'image/gif', 'text/html', ''])
    expect(pictureError({ type, size: 1 })).toBe('imageKind');
});

it('se guarda como una dirección de datos', async () => {
  const file = new File([new Uint8Array([1, 2, 3])], 'foto.png', { type: 'image/png' });
  expect(await readPicture(file)).toBe('data:image/png;base64,AQID');
});
