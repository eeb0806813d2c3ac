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

describe('lo que un navegador ejecutaría no es un XML, se vista como se vista', () => {
  const SVG = 'http://www.w3.org/2000/svg';
  const XHTML = 'http://www.w3.org/1999/xhtml';
  it.each([
    ['un SVG', `<svg xmlns="${SVG}" onload="alert(1)"/>`],
    ['un SVG con declaración', `<?xml version="1.0"?>\n<svg xmlns="${SVG}"><script>alert(1)</script></svg>`],
    ['un SVG sin espacio de nombres', '<svg onload="alert(1)"></svg>'],
    ['un SVG en mayúsculas', '<SVG ONLOAD="alert(1)"></SVG>'],
    ['un SVG tras un comentario', `<!-- <a> --><svg xmlns="${SVG}"/>`],
    ['un SVG tras una instrucción', `<?nota dice?>\n<!----><svg xmlns="${SVG}"/>`],
    ['un SVG tras una instrucción de una letra', '<?a?><svg onload="alert(1)"/><?b?><a/>'],
    ['un SVG con prefijo', `<x:svg xmlns:x="${SVG}"/>`],
    ['un SVG con el nombre partido en líneas', `<svg\n\txmlns='${SVG}'\n/>`],
    ['un SVG dentro de otro documento', `<factura><s:svg xmlns:s="${SVG}"/></factura>`],
    ['un SVG con BOM', `\xef\xbb\xbf<svg xmlns="${SVG}"/>`],
    ['un HTML', '<html><script>alert(1)</script></html>'],
    ['un HTML en mayúsculas', '<HTML><BODY></BODY></HTML>'],
    ['un XHTML', `<html xmlns="${XHTML}"><body/></html>`],
    ['un XHTML con otro nombre de raíz', `<a xmlns="${XHTML}"><script>alert(1)</script></a>`],
    ['un XHTML con prefijo', `<a xmlns:h="${XHTML}"><h:script>alert(1)</h:script></a>`],
    ['su espacio de nombres en números', `<a xmlns="http://www.w3.org/1999/xhtm&#108;"/>`],
    ['en números de base 16', `<a xmlns="http:&#x2F;&#x2f;www.w3.org/1999/xhtml"/>`],
    ['en números con ceros', `<a xmlns="http://www.w3.org/2000/sv&#000103;"/>`],
    ['un trozo de página', '<body onload="alert(1)"></body>'],
    ['un guion', '<script>alert(1)</script>'],
    ['un marco', '<iframe src="javascript:alert(1)"></iframe>'],
    ['una hoja de estilo que lo transforma', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>'],
    ['una transformación', '<x:stylesheet xmlns:x="http://www.w3.org/1999/XSL/Transform"/>'],
    ['MathML', '<math xmlns="http://www.w3.org/1998/Math/MathML"/>'],
  ])('%s', (_, contenido) => {
    expect(tipoDeArchivo(bytes(contenido))).toBeUndefined();
  });

  it('lo que solo se le parece sí lo es', () => {
    for (const contenido of [
      '<svgs/>',
      '<factura><html-adjunto/></factura>',
      '<dte:GTDocumento xmlns:dte="http://www.sat.gob.gt/dte/fel/0.2.0" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"/>',
      '<factura><descripcion>Libro de &lt;script&gt; &#38; svg</descripcion></factura>',
    ])
      expect(tipoDeArchivo(bytes(contenido))).toBe('application/xml');
  });
});

it('el nombre termina en lo que es', () => {
  expect(nombreConExtension('factura.PDF', 'application/pdf')).toBe('factura.PDF');
  expect(nombreConExtension('foto.jpeg', 'image/jpeg')).toBe('foto.jpeg');
  expect(nombreConExtension('foto', 'image/jpeg')).toBe('foto.jpg');
  expect(nombreConExtension('factura.pdf', 'image/png')).toBe('factura.pdf.png');
});
