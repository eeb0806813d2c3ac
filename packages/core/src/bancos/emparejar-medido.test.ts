// How good the pairing is, on a year of 5,000 bank lines whose truth is known: nothing false among what it accepts by itself, and most
// of what is true. `npm run bench -- emparejar` prints the figures.
import { describe, expect, it } from 'vitest';
import { emparejar } from './emparejar.ts';
import { conjuntoEtiquetado } from './testing/conjunto-etiquetado.ts';
import { emparejarSinCuidado } from './testing/emparejar-sin-cuidado.ts';
import { medirCruces } from './testing/medir-cruces.ts';

const SEMILLAS = [1, 2, 3, 4, 5, 6];
const opciones = { ventanaDias: 10, rechazados: new Set<string>() };

describe.each(SEMILLAS)('en 5,000 líneas con la verdad sabida, semilla %i', (semilla) => {
  const conjunto = conjuntoEtiquetado(semilla);
  const { automaticos, sugeridos } = emparejar(conjunto.lineas, conjunto.movimientos, opciones);
  const medida = medirCruces(conjunto, automaticos);

  it('nada de lo automático es falso', () => {
    expect(conjunto.lineas.length).toBeGreaterThanOrEqual(5_000);
    expect(medida.falsos).toEqual([]);
    expect(medida.precision).toBe(1);
  });

  it('lo automático es al menos el 85 % de lo cierto', async ({ annotate }) => {
    await annotate(
      `exhaustividad ${(100 * medida.exhaustividad).toFixed(1)} % de ${automaticos.length} automáticos`,
    );
    expect(medida.exhaustividad).toBeGreaterThanOrEqual(0.85);
  });

  it('lo sugerido halla algo más, y por eso lo decide una persona', () => {
    const todo = medirCruces(conjunto, [...automaticos, ...sugeridos]);
    expect(todo.exhaustividad).toBeGreaterThan(medida.exhaustividad);
    expect(todo.precision).toBeLessThan(1);
  });

  it('quien mira solo el monto se equivoca y halla menos', () => {
    const cruces = emparejarSinCuidado(conjunto.lineas, conjunto.movimientos, opciones.ventanaDias);
    const { precision, exhaustividad } = medirCruces(conjunto, cruces);
    expect(precision).toBeLessThan(0.97);
    expect(exhaustividad).toBeLessThan(medida.exhaustividad);
  });
});

describe.each([0, 3, 25, 60])('con una ventana de %i días', (ventanaDias) => {
  it('nada de lo automático es falso tampoco', () => {
    const conjunto = conjuntoEtiquetado(11);
    const { automaticos } = emparejar(conjunto.lineas, conjunto.movimientos, { ...opciones, ventanaDias });
    expect(automaticos.length).toBeGreaterThan(2_000);
    expect(medirCruces(conjunto, automaticos).falsos).toEqual([]);
  });
});

describe('la medida puede fallar', () => {
  const conjunto = conjuntoEtiquetado(7, 500);
  const { automaticos } = emparejar(conjunto.lineas, conjunto.movimientos, opciones);

  it('con dos cruces trocados ya no hay precisión', () => {
    const [uno, otro] = automaticos.filter(
      ({ lineas, movimientos }) => lineas.length + movimientos.length === 2,
    );
    if (uno === undefined || otro === undefined) throw new Error('hay al menos dos cruces de uno con uno');
    const trocados = [
      { ...uno, movimientos: otro.movimientos },
      { ...otro, movimientos: uno.movimientos },
    ];
    expect(medirCruces(conjunto, trocados).precision).toBe(0);
  });

  it('un grupo al que le falta una parte es falso', () => {
    const grupo = automaticos.find(({ movimientos }) => movimientos.length > 2);
    if (grupo === undefined) throw new Error('hay al menos un grupo');
    expect(medirCruces(conjunto, [{ ...grupo, movimientos: grupo.movimientos.slice(1) }]).precision).toBe(0);
    expect(medirCruces(conjunto, [grupo]).precision).toBe(1);
  });
});
