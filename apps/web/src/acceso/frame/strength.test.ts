import { expect, test } from 'vitest';
import { fuerzaDe } from './strength.ts';

test.each([
  ['', 0],
  ['Corta-1', 0],
  ['123456789', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1212121212', 1],
  ['solominusculas', 1],
  ['Mezcla-2026', 2],
  ['cuatro palabras al azar', 3],
  ['Volcán de Agua 1541', 3],
])('«%s» tiene fuerza %i', (contrasena, fuerza) => expect(fuerzaDe(contrasena)).toBe(fuerza));
