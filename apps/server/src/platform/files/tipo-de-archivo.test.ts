import { describe, expect, it } from 'vitest';
import { nombreConExtension, tipoDeArchivo } from './tipo-de-archivo.ts';

const bytes = (texto: string) => Buffer.from(texto, 'latin1');

describe('el contenido dice lo que es', () => {
  it.each([
    ['%PDF-1.7\n…', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n…', 'image/png'],
    ['\xff\xd8\xff\xe0…', 'image/jpeg'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['<?xml version="1.0"?><a/>', 'application/xml'],
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<dte:GTDocumento xmlns:dte="x"></dte:GTDocumento>\n',
      'application/xml',
    ],
    ['\xef\xbb\xbf<?xml version="1.0" encoding=\'iso-8859-1\'?><a>\xf1</a>', 'application/xml'],
    ['  <!-- nota --><a/>', 'application/xml'],
    ['<factura><total>1</total></factura>', 'application/xml'],
  ])('%j', (contenido, tipo) => {
    expect(tipoDeArchivo(bytes(contenido))).toBe(tipo);
  });

  it.each([
    ['vacío', ''],
    ['un texto', 'hola'],
    ['un programa', 'MZ\x90\0'],
    ['un ZIP', 'PK\x03\x04'],
    ['un PDF que no empieza como PDF', 'x%PDF-1.7'],
    ['otro RIFF', 'RIFF\x10\0\0\0WAVEfmt '],
    ['WEBP sin RIFF', 'XXXX\x10\0\0\0WEBPVP8 '],
    ['XML cortado', '<?xml version="1.0"?><a'],
    ['HTML con su DOCTYPE', '<!DOCTYPE html><html></html>'],
    ['XML con DOCTYPE', '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ['XML con doctype en minúsculas', '<?xml version="1.0"?>\n<!doctype a><a/>'],
    ['XML con entidades', '<?xml version="1.0"?><a/><!ENTITY x "y">'],
    ['XML en UTF-16', '\xff\xfe<\0a\0/\0>\0'],
    [
      'XML que esconde su marcado en otra codificación',
      '<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE<a/>',
    ],
  ])('y %s no se admite', (_, contenido) => {
    expect(tipoDeArchivo(bytes(contenido))).toBeUndefined();
  });
});

it('el nombre termina en lo que es', () => {
  expect(nombreConExtension('factura.PDF', 'application/pdf')).toBe('factura.PDF');
  expect(nombreConExtension('foto.jpeg', 'image/jpeg')).toBe('foto.jpeg');
  expect(nombreConExtension('foto', 'image/jpeg')).toBe('foto.jpg');
  expect(nombreConExtension('factura.pdf', 'image/png')).toBe('factura.pdf.png');
});
