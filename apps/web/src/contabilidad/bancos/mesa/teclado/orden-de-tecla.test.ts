import { describe, expect, it } from 'vitest';
import { posibilidadesDe } from '../datos/eleccion.ts';
import { deLinea, deMovimiento } from '../datos/renglon.ts';
import { linea, movimiento } from '../testing/mesa-de-prueba.ts';
import { ordenDeTecla, type Situacion } from './orden-de-tecla.ts';

const NADA = posibilidadesDe({ banco: [], libros: [] });
const con = (banco: number, libros?: number) =>
  posibilidadesDe({
    banco: [deLinea(linea({ monto: banco }))],
    libros: libros === undefined ? [] : [deMovimiento(movimiento({ monto: libros }))],
  });

const situacion = (dicha: Partial<Situacion>): Situacion => ({
  puede: true,
  elegidos: 0,
  posibles: NADA,
  sugerencia: false,
  activa: 'pendiente',
  hayHechos: false,
  ...dicha,
});
const al = (tecla: string, dicha: Partial<Situacion>) => ordenDeTecla(tecla, situacion(dicha));

describe('Intro', () => {
  it('acepta la sugerencia de lo que se mira; si no hay, cruza lo que suma lo mismo', () => {
    expect(al('Enter', { sugerencia: true, posibles: con(-12_00) })).toBe('aceptar');
    expect(al('Enter', { elegidos: 2, posibles: con(100_00, 100_00) })).toBe('cruzar');
  });

  it('si no suma lo mismo dice cuánto falta, y no cruza', () => {
    expect(al('Enter', { elegidos: 2, posibles: con(100_00, 97_00) })).toBe('decir-diferencia');
  });

  it('en lo cruzado muestra con qué, también a quien solo mira', () => {
    expect(al('Enter', { activa: 'cruzado' })).toBe('ver-cruce');
    expect(al('Enter', { activa: 'cruzado', puede: false })).toBe('ver-cruce');
  });
});

describe('U', () => {
  it('deshace lo último que hizo; en una línea cruzada, su cruce', () => {
    expect(al('u', { hayHechos: true })).toBe('deshacer-ultimo');
    expect(al('U', { activa: 'cruzado', hayHechos: true })).toBe('deshacer-cruce');
    expect(al('u', { activa: 'parcial' })).toBe('deshacer-cruce');
  });

  it('con lo explicado por otra persona, quita la explicación; sin nada que deshacer, nada', () => {
    expect(al('u', { activa: 'explicado' })).toBe('quitar-explicacion');
    expect(al('u', {})).toBeUndefined();
  });
});

it('las demás hacen lo que se puede y nada más', () => {
  expect(al('x', { sugerencia: true })).toBe('rechazar');
  expect(al('x', {})).toBeUndefined();
  expect(al('p', { posibles: con(-12_00) })).toBe('registrar-partida');
  expect(al('p', { posibles: con(-12_00, -12_00) })).toBeUndefined();
  expect(al('e', { posibles: con(-12_00) })).toBe('explicar');
  expect(al('r', { posibles: con(100_00, 97_00) })).toBe('registrar-diferencia');
  expect(al('m', { posibles: con(100_00, 97_00) })).toBe('cruzar-parte');
  expect(al('c', { posibles: con(100_00) })).toBe('buscar-combinacion');
});

it('en un mes firmado, o a quien solo mira, ninguna cambia nada', () => {
  const todo = { puede: false, sugerencia: true, hayHechos: true, elegidos: 2, posibles: con(5_00, 5_00) };
  for (const tecla of ['Enter', 'u', 'x', 'e', 'p', 'r', 'm', 'c']) expect(al(tecla, todo)).toBeUndefined();
});
