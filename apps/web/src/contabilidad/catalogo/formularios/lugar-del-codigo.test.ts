import { expect, test } from 'vitest';
import { crearArbol } from '../arbol.ts';
import { cuentasDe } from '../testing/catalogo-de-prueba.ts';
import { lugarDe } from './lugar-del-codigo.ts';

const arbol = crearArbol(
  cuentasDe(`
    1 M ACTIVO
    101 M DISPONIBILIDADES
    1011 D Caja`),
);

test.each([
  ['', false, 'El largo dice el nivel: 1, 3, 4, 6, 8 o 10 dígitos.'],
  ['10', true, 'Tiene 2 dígitos; los códigos llevan 1, 3, 4, 6, 8 o 10.'],
  ['0', true, 'Lleva solo dígitos y empieza con el de su clase, de 1 a 9.'],
  ['10a', true, 'Lleva solo dígitos y empieza con el de su clase, de 1 a 9.'],
  ['101', true, 'Ya existe: 101 DISPONIBILIDADES.'],
  ['2', false, 'Nivel 1: será una clase, sin cuenta de mayor.'],
  ['201', true, 'Depende de 2, que no existe.'],
  ['101101', true, 'Depende de 1011 Caja, que es de detalle (D).'],
  ['1012', false, 'Nivel 3. Depende de 101 DISPONIBILIDADES.'],
])('el código «%s»', (codigo, impedido, texto) =>
  expect(lugarDe(codigo, arbol)).toEqual({ texto, impedido }),
);
