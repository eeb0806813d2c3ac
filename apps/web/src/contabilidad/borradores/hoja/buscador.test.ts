import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { describe, expect, test } from 'vitest';
import { crearBuscador } from './buscador.ts';

function cuenta(linea: string, estado: Cuenta['estado'] = 'activa'): Cuenta {
  const [idCuenta = '', tipo, idParent, ...nombre] = linea.split(' ');
  return {
    idCuenta,
    tipoCuenta: tipo === 'M' ? 'M' : 'D',
    idParent: idParent === '-' ? null : (idParent ?? null),
    nombreCuenta: nombre.join(' '),
    naturaleza: 'deudora',
    estado,
    flujo: 'operacion',
    margen: null,
    saldoContrario: 'avisa',
    etiquetas: [],
    version: 1,
  };
}

const catalogo = [
  cuenta('1 M - ACTIVO'),
  { ...cuenta('101 M 1 Disponibilidades'), etiquetas: ['Encaje'] },
  cuenta('1011 D 101 Caja chica'),
  { ...cuenta('1012 D 101 Depósitos en bancos'), etiquetas: ['Caja y bancos', 'Liquidez'] },
  cuenta('1013 D 101 Efectivo en tránsito'),
  cuenta('1014 D 101 Cajas de ventanilla', 'solo_sistema'),
  cuenta('1015 D 101 Banco quebrado', 'bloqueada'),
  cuenta('7011 D - Gastos de caja'),
  cuenta('7012 D - Repetida'),
  cuenta('7013 D - Repetida'),
];
const buscador = crearBuscador(catalogo);
const codigos = (texto: string) => buscador.buscar(texto).map((hallada) => hallada.cuenta.idCuenta);

describe('buscar una cuenta', () => {
  test.each([
    ['el código desde la izquierda', '101', ['1011', '1012', '1013']],
    ['el código entero, antes que nada', '1012', ['1012']],
    ['el nombre sin tildes ni mayúsculas', 'TRANSITO', ['1013']],
    [
      'lo que comienza así va primero, y al final lo que lleva esa etiqueta',
      'caja',
      ['1011', '7011', '1012'],
    ],
    ['la etiqueta que lleva, sin tildes ni mayúsculas', 'LIQUI', ['1012']],
    ['la etiqueta de su cuenta de mayor vale para todas las de detalle', 'encaje', ['1011', '1012', '1013']],
    ['una palabra del nombre y otra de una etiqueta', 'depositos liquidez', ['1012']],
    ['varias palabras en cualquier orden', 'bancos dep', ['1012']],
    ['código y nombre a la vez', '10 chica', ['1011']],
    ['nada', 'xyz', []],
  ])('%s', (_, texto, esperado) => expect(codigos(texto)).toEqual(esperado));

  test('sin escribir nada están todas las que sirven', () => {
    expect(codigos('')).toEqual(['1011', '1012', '1013', '7011', '7012', '7013']);
  });

  test('dice dónde está cada una', () => {
    expect(buscador.cuenta('1011')?.camino).toBe('ACTIVO › Disponibilidades');
    expect(buscador.cuenta('7011')?.camino).toBe('');
  });

  test('cinco mil cuentas, en un instante', () => {
    const muchas = Array.from({ length: 5_000 }, (_, n) => cuenta(`${1e9 + n} D - Préstamo número ${n}`));
    const grande = crearBuscador([...catalogo, ...muchas]);
    expect(grande.buscar('prestamo 4999').map((hallada) => hallada.cuenta.nombreCuenta)).toEqual([
      'Préstamo número 4999',
    ]);
  });
});

describe('lo que nombra una cuenta sin dudas', () => {
  test.each([
    ['1011', '1011'],
    [' 1011 ', '1011'],
    ['10-11', '1011'],
    ['1011 Caja chica', '1011'],
    ['deposItos en Bancos', '1012'],
    ['101', '101'],
    ['Repetida', undefined],
    ['caja', undefined],
    ['9999', undefined],
    ['1,000.00', undefined],
    ['', undefined],
  ])('«%s» es %s', (texto, esperado) => expect(buscador.resolver(texto)).toBe(esperado));
});

test('por qué una línea no puede tener esa cuenta', () => {
  expect(['1011', '', '999', '101', '1014', '1015'].map((id) => buscador.problema(id))).toEqual([
    undefined,
    undefined,
    'No hay ninguna cuenta con ese código o nombre.',
    'Es una cuenta de mayor: elija una de detalle.',
    'Esta cuenta solo se mueve desde su propio módulo.',
    'La cuenta está bloqueada.',
  ]);
});
