import { describe, expect, it } from 'vitest';
import { medirImagen } from './medir-imagen.ts';
import { jpeg, png } from './testing/imagenes.ts';

const medir = (bytes: Uint8Array) => medirImagen(bytes, { ladoMax: 200 });

describe('medirImagen', () => {
  it('dice cuánto mide lo que es una imagen', () => {
    expect(medir(png({ ancho: 30, alto: 20 }))).toEqual({ tipo: 'image/png', ancho: 30, alto: 20 });
    expect(medir(png({ color: 6, ancho: 200, alto: 200 }))).toBeDefined();
    expect(medir(jpeg({ ancho: 40, alto: 10 }))).toEqual({ tipo: 'image/jpeg', ancho: 40, alto: 10 });
  });

  it.each([
    ['un texto', Buffer.from('<svg onload="alert(1)"/>')],
    ['un PDF', Buffer.from('%PDF-1.7')],
    ['un PNG cortado', png().subarray(0, 40)],
    ['un PNG sin final', png().subarray(0, -12)],
    ['un PNG entrelazado', png({ entrelazado: 1 })],
    ['un PNG de dieciséis bits', png({ bits: 16 })],
    ['un PNG de paleta sin paleta', png({ color: 3 })],
    ['un PNG más ancho de lo que cabe', png({ ancho: 201 })],
    ['un PNG que se infla a más de lo que dice', png({ puntos: Buffer.alloc(1_000_000) })],
    ['un PNG con menos puntos de los que dice', png({ puntos: Buffer.alloc(10) })],
    ['un PNG sin puntos', png({ ancho: 0, puntos: Buffer.alloc(6) })],
    ['un JPEG más alto de lo que cabe', jpeg({ alto: 201 })],
    ['un JPEG de doce bits', jpeg({ bits: 12 })],
    ['un JPEG de dos colores', jpeg({ componentes: 2 })],
    ['un JPEG cortado', jpeg().subarray(0, 12)],
    ['nada', Buffer.alloc(0)],
  ])('no admite %s', (_, bytes) => expect(medir(bytes)).toBeUndefined());
});
