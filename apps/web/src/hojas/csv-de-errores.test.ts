import { expect, test } from 'vitest';
import { csvDeErrores } from './csv-de-errores.ts';

test('una fila por error, con comillas donde hacen falta y sin fórmulas', async () => {
  const archivo = csvDeErrores(
    [
      { linea: 7, campo: 'debe', mensaje: '«1,5» no es un monto, "así".' },
      { linea: 12, campo: '', mensaje: '=HYPERLINK(1)' },
    ],
    (campo) => (campo === 'debe' ? 'Debe' : ''),
    'Pólizas de enero.v2.xlsx',
  );
  expect(archivo.name).toBe('errores de Pólizas de enero.v2.csv');
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    ['Línea,Campo,Qué corregir', '7,Debe,"«1,5» no es un monto, ""así""."', "12,,'=HYPERLINK(1)", ''].join(
      '\r\n',
    ),
  );
});
