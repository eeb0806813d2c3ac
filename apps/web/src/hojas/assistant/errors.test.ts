import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { errorKinds, errorsCsv, sayLines } from './errors.ts';

const error = (linea: number, campo: string, mensaje: string) => ({ linea, campo, mensaje });

it('junta lo que dice lo mismo de la misma columna, venga lo que venga en ella', () => {
  expect(
    errorKinds([
      error(2, 'dpi', 'El DPI son trece dígitos.'),
      error(4, 'correo', '«ana» no es un correo: escriba algo como nombre@institucion.gt.'),
      error(3, 'correo', '«beto» no es un correo: escriba algo como nombre@institucion.gt.'),
      error(9, 'nombre', 'Tiene 130 letras: escriba hasta 120.'),
    ]),
  ).toEqual([
    {
      campo: 'correo',
      mensaje: '«ana» no es un correo: escriba algo como nombre@institucion.gt.',
      lines: [3, 4],
      isExample: true,
    },
    { campo: 'dpi', mensaje: 'El DPI son trece dígitos.', lines: [2], isExample: false },
    { campo: 'nombre', mensaje: 'Tiene 130 letras: escriba hasta 120.', lines: [9], isExample: false },
  ]);
});

it('la misma frase de dos columnas son dos clases; la misma línea se nombra una vez', () => {
  const clases = errorKinds([
    error(2, 'debe', 'Escriba un monto.'),
    error(2, 'debe', 'Escriba un monto.'),
    error(2, 'haber', 'Escriba un monto.'),
  ]);
  expect(clases.map(({ campo, lines }) => [campo, lines])).toEqual([
    ['debe', [2]],
    ['haber', [2]],
  ]);
});

it('ninguno se pierde: cada línea con error está en alguna clase de su columna', () => {
  const errores = fc.array(
    fc.record({
      linea: fc.integer({ min: 2, max: 40 }),
      campo: fc.constantFrom('a', 'b', ''),
      mensaje: fc.constantFrom('«x» no', '«y» no', 'son 3', 'son 4', 'otra'),
    }),
  );
  fc.assert(
    fc.property(errores, (todos) => {
      const clases = errorKinds(todos);
      for (const { linea, campo } of todos)
        expect(clases.some((clase) => clase.campo === campo && clase.lines.includes(linea))).toBe(true);
      const nombradas = clases.reduce((suma, { lines }) => suma + lines.length, 0);
      expect(nombradas).toBeLessThanOrEqual(todos.length);
    }),
  );
});

it.each([
  [[3], '3'],
  [[3, 4], '3 y 4'],
  [[3, 4, 9], '3, 4 y 9'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], '1, 2, 3, 4, 5, 6, 7, 8 y 9'],
  [Array.from({ length: 1_508 }, (_, n) => n + 1), '1, 2, 3, 4, 5, 6, 7, 8 y 1,500 más'],
])('las líneas se dicen en orden y sin llenar la pantalla', (lineas, dichas) => {
  expect(sayLines(lineas)).toBe(dichas);
});

test('una fila por error, con comillas donde hacen falta y sin fórmulas', async () => {
  const archivo = errorsCsv(
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
