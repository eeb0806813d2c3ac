import { CSV, XLSX } from '@cuadra/contract/medios';
import { expect, test } from 'vitest';
import { readChosenFile } from './sheet-file.ts';

const BYTES_MAX = 5 * 2 ** 20;
const archivo = (nombre: string, contenido = 'idCuenta') => new File([contenido], nombre);

test.each([
  ['catalogo.csv', CSV],
  ['Catálogo 2026.XLSX', XLSX],
])('%s se lee a la memoria', async (nombre, mediaType) => {
  const bytes = new TextEncoder().encode('idCuenta');
  expect(await readChosenFile(archivo(nombre), BYTES_MAX)).toEqual({
    archivo: { name: nombre, mediaType, bytes },
  });
});

test.each([
  [
    'otro formato',
    archivo('catalogo.pdf'),
    '«catalogo.pdf» no es CSV ni XLSX. Guárdelo en uno de esos formatos.',
  ],
  ['sin extensión', archivo('csv'), '«csv» no es CSV ni XLSX. Guárdelo en uno de esos formatos.'],
  ['uno vacío', archivo('a.csv', ''), '«a.csv» está vacío.'],
  [
    'uno enorme',
    archivo('a.csv', 'x'.repeat(BYTES_MAX + 1)),
    '«a.csv» pesa más de 5 MB. Divídalo en partes.',
  ],
  [
    'uno que ya no está',
    { name: 'a.csv', size: 3, arrayBuffer: () => Promise.reject(new Error('NotReadableError')) },
    'No se pudo leer «a.csv». Revise que siga en su lugar y elíjalo de nuevo.',
  ],
])('se rechaza %s', async (_, elegido, rechazo) =>
  expect(await readChosenFile(elegido, BYTES_MAX)).toEqual({ rechazo }),
);
