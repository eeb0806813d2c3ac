import { expect, it } from 'vitest';
import { linea, movimiento, sugerencia } from '../testing/mesa-de-prueba.ts';
import { deLinea, deMovimiento } from './renglon.ts';
import { esSegura, porRenglon, sugerenciasDe, totalesDe } from './sugerencias.ts';

const banco = [linea({ monto: 100_00 }), linea({ monto: -12_00 })].map(deLinea);
const libros = [movimiento({ monto: 100_00 })].map(deMovimiento);
const [entra, sale] = banco;
const [libro] = libros;
const cruce = sugerencia({ puntaje: 65, lineas: [entra?.id ?? ''], movimientos: [libro?.id ?? ''] });
const regla = sugerencia({ clase: 'regla', puntaje: 100, lineas: [sale?.id ?? ''] });

it('cada línea conoce la suya; de dos, la más segura, que viene antes', () => {
  const otra = sugerencia({ puntaje: 40, lineas: cruce.lineas });
  const de = porRenglon([regla, cruce, otra]);
  expect(de.get(entra?.id ?? '')).toBe(cruce);
  expect(de.get(libro?.id ?? '')).toBe(cruce);
  expect(sugerenciasDe([...banco, ...libros], de)).toEqual([cruce, regla]);
});

it('son seguras las que cruzan con muchos puntos; las que contabilizan se miran', () => {
  expect(esSegura(cruce)).toBe(true);
  expect(esSegura({ ...cruce, puntaje: 59 })).toBe(false);
  expect(esSegura(regla)).toBe(false);
});

it('antes de aceptar varias se dice cuánto es', () => {
  const porId = new Map([...banco, ...libros].map((uno) => [uno.id, uno]));
  expect(totalesDe([cruce, regla], (id) => porId.get(id))).toEqual({
    cruces: 1,
    partidas: 1,
    entradas: 100_00,
    salidas: 12_00,
  });
});
