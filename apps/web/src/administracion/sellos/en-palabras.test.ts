import { expect, test } from 'vitest';
import { aDonde, comoVa, hastaDonde } from './en-palabras.ts';

const entrega = {
  medio: 'correo',
  destino: 'ana@ejemplo.gt',
  entregadaEn: null,
  intentos: 0,
  falla: null,
} as const;

test('a dónde fue un sello y cómo va', () => {
  expect(aDonde(entrega)).toBe('Correo a ana@ejemplo.gt');
  expect(aDonde({ medio: 'carpeta', destino: '' })).toBe('Carpeta');
  expect(comoVa(entrega)).toBe('por entregar');
  expect(comoVa({ ...entrega, intentos: 1 })).toBe('sin entregar tras 1 intento');
  expect(comoVa({ ...entrega, intentos: 12 })).toBe('sin entregar tras 12 intentos');
  expect(comoVa({ ...entrega, entregadaEn: '2026-11-16T06:10:00Z' })).toBe('entregado el 16/11/2026 00:10');
});

test('hasta dónde llegaban los libros', () => {
  expect(hastaDonde({ ejercicios: [] })).toBe('Sin partidas');
  const ejercicios = [
    { anio: 2025, numero: 1204 },
    { anio: 2026, numero: 3 },
  ];
  expect(hastaDonde({ ejercicios })).toBe('2025 hasta la 1,204 · 2026 hasta la 3');
  expect(hastaDonde({ ejercicios: [{ anio: 2024, numero: 9 }, ...ejercicios] })).toBe(
    '2025 hasta la 1,204 · 2026 hasta la 3 y un año anterior',
  );
});
