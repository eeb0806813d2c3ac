// The list is closed and whole: whatever is added says what it does, where it comes from and, if nobody is limited by it, why.
import { expect, it } from 'vitest';
import { origenesDePartida } from '../origen.ts';
import {
  areasDeOperacion,
  clasesDe,
  clasesDeOperacion,
  definicionDe,
  esOperacion,
  nombreDeOperacion,
  nombresDeArea,
  nombresDeClase,
  operacionDeOrigen,
  operaciones,
} from './operaciones.ts';

it('cada una tiene un nombre que no es de otra, y un área', () => {
  const nombres = operaciones.map(nombreDeOperacion);
  expect(new Set(nombres).size).toBe(operaciones.length);
  for (const una of operaciones) expect(areasDeOperacion).toContain(definicionDe(una).area);
  expect(Object.keys(nombresDeArea)).toEqual(areasDeOperacion);
  expect(Object.keys(nombresDeClase)).toEqual(clasesDeOperacion);
});

it('lo que decide no contabiliza nada, y lo demás dice de qué orígenes es', () => {
  for (const una of operaciones) {
    const { clase, origenes } = definicionDe(una);
    expect([una, clase === 'decide'], una).toEqual([una, origenes.length === 0]);
  }
});

it('lo que no se juzga dice sobre quién descansa; lo que se juzga no lo necesita', () => {
  for (const una of operaciones) {
    const { seJuzga, porque, area } = definicionDe(una);
    expect([una, seJuzga, area === 'programa']).toEqual([una, porque === undefined, porque !== undefined]);
  }
});

it('de sus líneas, tres clases; de otro modo, la suya', () => {
  expect(clasesDe('partida')).toEqual(['paga', 'ingresa', 'mueve']);
  expect(clasesDe('cheque')).toEqual(['paga']);
  expect(clasesDe('titulares')).toEqual(['decide']);
});

it('todo origen tiene la suya, propia y al deshacerla, y ninguna es más leve de lo que puede ser', () => {
  for (const origen of origenesDePartida)
    for (const deshace of [false, true]) {
      const operacion = operacionDeOrigen(origen, deshace);
      const { origenes, clase } = definicionDe(operacion);
      expect([origen, origenes.includes(origen)]).toEqual([origen, true]);
      // Whoever forgets to say better is asked as whoever takes money out, or by the lines.
      expect(['paga', 'lineas', 'mueve'].includes(clase), operacion).toBe(true);
      if (clase === 'mueve') expect(definicionDe(operacion).seJuzga).toBe(false);
    }
});

it('lo que va a otra persona se cuenta como salida, o decide', () => {
  const aOtro = operaciones.filter((una) => definicionDe(una).aOtro);
  expect(aOtro).toEqual(['transferencia-ajena', 'apertura-de-otro', 'cierre-a-otro', 'titulares']);
  for (const una of aOtro) expect(['paga', 'decide']).toContain(definicionDe(una).clase);
});

it('un texto cualquiera no es una', () => {
  expect([esOperacion('cheque'), esOperacion('toString'), esOperacion('')]).toEqual([true, false, false]);
});
