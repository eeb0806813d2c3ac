import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clasesDeError, decirLineas } from './clases-de-error.ts';

const error = (linea: number, campo: string, mensaje: string) => ({ linea, campo, mensaje });

it('junta lo que dice lo mismo de la misma columna, venga lo que venga en ella', () => {
  expect(
    clasesDeError([
      error(2, 'dpi', 'El DPI son trece dígitos.'),
      error(4, 'correo', '«ana» no es un correo: escriba algo como nombre@institucion.gt.'),
      error(3, 'correo', '«beto» no es un correo: escriba algo como nombre@institucion.gt.'),
      error(9, 'nombre', 'Tiene 130 letras: escriba hasta 120.'),
    ]),
  ).toEqual([
    {
      campo: 'correo',
      mensaje: '«ana» no es un correo: escriba algo como nombre@institucion.gt.',
      lineas: [3, 4],
      esEjemplo: true,
    },
    { campo: 'dpi', mensaje: 'El DPI son trece dígitos.', lineas: [2], esEjemplo: false },
    { campo: 'nombre', mensaje: 'Tiene 130 letras: escriba hasta 120.', lineas: [9], esEjemplo: false },
  ]);
});

it('la misma frase de dos columnas son dos clases; la misma línea se nombra una vez', () => {
  const clases = clasesDeError([
    error(2, 'debe', 'Escriba un monto.'),
    error(2, 'debe', 'Escriba un monto.'),
    error(2, 'haber', 'Escriba un monto.'),
  ]);
  expect(clases.map(({ campo, lineas }) => [campo, lineas])).toEqual([
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
      const clases = clasesDeError(todos);
      for (const { linea, campo } of todos)
        expect(clases.some((clase) => clase.campo === campo && clase.lineas.includes(linea))).toBe(true);
      const nombradas = clases.reduce((suma, { lineas }) => suma + lineas.length, 0);
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
  expect(decirLineas(lineas)).toBe(dichas);
});
