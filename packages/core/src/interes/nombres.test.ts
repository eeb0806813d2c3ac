// What people choose from: every choice has a name, and no two of a list read the same.
import { describe, expect, it } from 'vitest';
import { basesDeDias, nombresDeBase } from './base-de-dias.ts';
import { modosDeRedondeo, nombresDeModo } from './redondeo.ts';
import {
  capitalizaciones,
  frecuenciasDeAbono,
  metodosDeInteres,
  nombresDeCapitalizacion,
  nombresDeFrecuencia,
  nombresDeMetodo,
  nombresDeTratamiento,
  tratamientosDeEstado,
} from './reglas.ts';
import { modosDeTabla, nombresDeModoDeTabla } from './tasas.ts';

const listas: [string, readonly string[], Readonly<Record<string, string>>][] = [
  ['métodos', metodosDeInteres, nombresDeMetodo],
  ['capitalizaciones', capitalizaciones, nombresDeCapitalizacion],
  ['abonos', frecuenciasDeAbono, nombresDeFrecuencia],
  ['estados', tratamientosDeEstado, nombresDeTratamiento],
  ['tablas', modosDeTabla, nombresDeModoDeTabla],
  ['bases', basesDeDias, nombresDeBase],
  ['redondeos', modosDeRedondeo, nombresDeModo],
];

describe('los nombres que se leen al escoger', () => {
  it.each(listas)('%s', (_, claves, nombres) => {
    const leidos = claves.map((clave) => nombres[clave]);
    expect(new Set(leidos).size).toBe(claves.length);
    for (const nombre of leidos) expect(nombre).toMatch(/^\p{Lu}[^.]*$/u);
  });
});
