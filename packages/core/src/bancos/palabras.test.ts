import { describe, expect, it } from 'vitest';
import { palabrasDe, similitud, vocabulario } from './palabras.ts';

describe('las palabras de un texto', () => {
  it('sin acentos, sin las que no dicen nada, y por su comienzo', () => {
    expect(palabrasDe('Comisión por el manejo de la cuenta')).toEqual(['comis', 'manej']);
  });

  it('una abreviatura es la palabra entera', () => {
    expect(palabrasDe('DEP EFVO')).toEqual(palabrasDe('Depósito en efectivo'));
    expect(palabrasDe('TEF')).toEqual(palabrasDe('transferencia'));
  });
});

describe('el parecido de dos textos', () => {
  const { numerosDe, pesos } = vocabulario();
  const comunes = Array.from({ length: 50 }, () => numerosDe('Depósito en efectivo'));
  const banco = numerosDe('DEP EFECTIVO TZUL BATZ');
  const libros = numerosDe('Depósito de María Tzul Batz');
  const otro = numerosDe('Depósito de Juan Pérez');
  const parecido = (unas: readonly number[], otras: readonly number[]) => similitud(unas, otras, pesos());

  it('un apellido dice más que la palabra de siempre', () => {
    expect(parecido(banco, libros)).toBeGreaterThan(0.5);
    expect(parecido(banco, otro)).toBeLessThan(0.1);
    expect(parecido(comunes[0] ?? [], comunes[1] ?? [])).toBeLessThan(0.3);
  });

  it('un texto vacío no se parece a nada', () => {
    expect(parecido([], banco)).toBe(0);
  });
});
