import { describe, expect, it } from 'vitest';
import { centavos } from '../dinero.ts';
import { revisarTabla } from './revisar-tabla.ts';
import { tramo } from './testing/entradas.ts';

const tramos = [tramo(0, 1000, 10_000), tramo(1000, 5000, 20_000), tramo(5000, null, 30_000)];
const mensajes = (unos: typeof tramos) => revisarTabla(unos).map(({ mensaje }) => mensaje);

describe('revisar una tabla', () => {
  it('una sin huecos ni traslapes, en cualquier orden, no tiene errores', () => {
    expect(revisarTabla(tramos)).toEqual([]);
    expect(revisarTabla(tramos.toReversed())).toEqual([]);
  });

  it('vacía', () => {
    expect(mensajes([])).toEqual(['La tabla no tiene tramos: escriba al menos uno.']);
  });

  it('el primero empieza en cero y el último queda abierto', () => {
    expect(revisarTabla([tramo(10, 1000, 1)])).toEqual([
      { tramo: 0, mensaje: 'El tramo 1 es el primero: debe empezar en Q 0.00.' },
      { tramo: 0, mensaje: 'El tramo 1 es el último: déjelo sin monto final.' },
    ]);
  });

  it('un hueco', () => {
    expect(revisarTabla([tramo(0, 1000, 1), tramo(1000.01, null, 2)])).toEqual([
      { tramo: 1, mensaje: 'Entre el tramo 1 y el tramo 2 no hay tasa de Q 1,000.00 a Q 1,000.01.' },
    ]);
  });

  it('un traslape', () => {
    expect(revisarTabla([tramo(0, 1000, 1), tramo(900, null, 2)])).toEqual([
      { tramo: 1, mensaje: 'El tramo 2 se traslapa con el tramo 1 a partir de Q 900.00.' },
    ]);
    expect(mensajes([tramo(0, null, 1), tramo(5000, null, 2)])).toEqual([
      'El tramo 2 se traslapa con el tramo 1 a partir de Q 5,000.00.',
    ]);
  });

  it('un tramo mal escrito se dice antes que lo demás', () => {
    const alReves = { ...tramo(1000, null, 2), montoHasta: centavos(50_000) };
    expect(mensajes([tramo(0, 1000, 1), alReves])).toEqual([
      'El tramo 2 termina antes de empezar: el monto final debe ser mayor que el inicial.',
    ]);
    expect(mensajes([tramo(0, null, 1_000_001)])).toEqual(['El tramo 1 debe tener una tasa de 0 % a 100 %.']);
    const negativo = { ...tramo(0, null, 1), montoDesde: centavos(-1), plazoDesde: -1, plazoHasta: -1 };
    expect(mensajes([negativo])).toHaveLength(3);
  });

  it('cada plazo por su lado, desde el más corto y sin fin', () => {
    const corto = { ...tramo(0, null, 1), plazoDesde: 30, plazoHasta: 90 };
    const largo = { ...tramo(0, null, 2), plazoDesde: 180, plazoHasta: 361 };
    expect(mensajes([corto, largo])).toEqual([
      'No hay ninguna tasa para plazos de 90 a 179 días.',
      'No hay ninguna tasa para plazos de 361 días o más.',
    ]);
    const abierto = { ...largo, plazoDesde: 90, plazoHasta: null };
    expect(mensajes([corto, abierto])).toEqual([]);
  });

  it('un mismo error en varios plazos se dice una vez', () => {
    const abajo = tramo(0, 500, 1);
    const medio = tramo(600, 800, 1);
    const cortos = { ...tramo(800, null, 1), plazoHasta: 30 };
    const largos = { ...tramo(800, null, 1), plazoDesde: 30 };
    expect(mensajes([abajo, medio, cortos, largos])).toEqual([
      'Entre el tramo 1 y el tramo 2 no hay tasa de Q 500.00 a Q 600.00 para plazos de 0 a 29 días.',
    ]);
  });
});
