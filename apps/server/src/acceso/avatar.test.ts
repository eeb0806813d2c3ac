import { expect, test } from 'vitest';
import { esAvatarValido } from './avatar.ts';

const dataUrl = (tipo: string, bytes: number[] | string) =>
  `data:image/${tipo};base64,${Buffer.from(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes).toString('base64')}`;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00];

test.each([
  ['PNG', dataUrl('png', PNG)],
  ['JPEG', dataUrl('jpeg', [0xff, 0xd8, 0xff, 0xe0])],
  ['WebP', dataUrl('webp', 'RIFF\x10\0\0\0WEBPVP8 ')],
])('se acepta un %s verdadero', (_, avatar) => {
  expect(esAvatarValido(avatar)).toBe(true);
});

test.each([
  ['un SVG, que puede llevar código', dataUrl('svg+xml', '<svg onload="alert(1)"/>')],
  ['un PNG que en realidad es texto', dataUrl('png', '<script>alert(1)</script>')],
  ['un JPEG que en realidad es PNG', dataUrl('jpeg', PNG)],
  ['un RIFF que no es WebP', dataUrl('webp', 'RIFF\x10\0\0\0WAVEfmt ')],
  ['algo que no está en base64', 'data:image/png,hola'],
  ['una dirección ajena', 'https://ejemplo.gt/foto.png'],
])('se rechaza %s', (_, avatar) => {
  expect(esAvatarValido(avatar)).toBe(false);
});
