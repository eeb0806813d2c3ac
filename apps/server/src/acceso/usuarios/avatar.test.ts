import { AVATAR_BYTES_MAX } from '@cuadra/contract/acceso/sesion';
import { expect, test } from 'vitest';
import { ProblemaError } from '#platform/problema.ts';
import { leerAvatar } from './avatar.ts';

const dataUrl = (tipo: string, bytes: number[] | string | Buffer) =>
  `data:image/${tipo};base64,${Buffer.from(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes).toString('base64')}`;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00];
const pngDe = (bytes: number) =>
  dataUrl('png', Buffer.concat([Buffer.from(PNG), Buffer.alloc(bytes - PNG.length)]));

const rechazo = (avatar: string) => {
  try {
    leerAvatar(avatar);
    return 'aceptado';
  } catch (error) {
    return error instanceof ProblemaError ? error.errores?.[0]?.mensaje : error;
  }
};

test.each([
  ['png', dataUrl('png', PNG)],
  ['jpeg', dataUrl('jpeg', [0xff, 0xd8, 0xff, 0xe0])],
  ['webp', dataUrl('webp', 'RIFF\x10\0\0\0WEBPVP8 ')],
])('se acepta un %s verdadero', (tipo, avatar) => {
  expect(leerAvatar(avatar).tipo).toBe(`image/${tipo}`);
});

test.each([
  ['un SVG, que puede llevar código', dataUrl('svg+xml', '<svg onload="alert(1)"/>')],
  ['un PNG que en realidad es texto', dataUrl('png', '<script>alert(1)</script>')],
  ['un JPEG que en realidad es PNG', dataUrl('jpeg', PNG)],
  ['un RIFF que no es WebP', dataUrl('webp', 'RIFF\x10\0\0\0WAVEfmt ')],
  ['algo que no está en base64', 'data:image/png,hola'],
  ['una dirección ajena', 'https://ejemplo.gt/foto.png'],
])('se rechaza %s', (_, avatar) => {
  expect(rechazo(avatar)).toBe('Use una imagen PNG, JPEG o WebP.');
});

test('hasta un megabyte, ni un byte más', () => {
  expect(leerAvatar(pngDe(AVATAR_BYTES_MAX)).contenido).toHaveLength(1_048_576);
  expect(rechazo(pngDe(AVATAR_BYTES_MAX + 1))).toBe('La imagen pesa más de 1 MB.');
});
