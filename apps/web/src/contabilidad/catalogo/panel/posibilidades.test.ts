import type { EstadoDeCuenta } from '@cuadra/core/catalogo';
import { expect, test } from 'vitest';
import { crearArbol } from '../arbol.ts';
import { cuentasDe } from '../testing/catalogo-de-prueba.ts';
import { type Accion, acciones, impedimentoDe } from './posibilidades.ts';

const cuentas = cuentasDe(`
  1 M ACTIVO
  101 M DISPONIBILIDADES
  1011 M Moneda nacional
  101101 M Caja
  10110101 M General
  1011010101 M Último nivel
  102 D INVERSIONES`);

function posibles(id: string, estado: EstadoDeCuenta = 'activa'): Accion[] {
  const nodo = crearArbol(cuentas).porId.get(id);
  if (nodo === undefined) throw new Error(`No hay ${id}`);
  return acciones.filter(
    (accion) => impedimentoDe(accion, { ...nodo, cuenta: { ...nodo.cuenta, estado } }) === undefined,
  );
}

test.each<[string, string, EstadoDeCuenta, Accion[]]>([
  ['de mayor con subcuentas', '1', 'activa', ['editar', 'agregar', 'mover']],
  ['de mayor en el último nivel', '1011010101', 'activa', ['editar', 'mover', 'eliminar']],
  ['de detalle', '102', 'activa', ['editar', 'mover', 'bloquear', 'eliminar']],
  ['de detalle, solo del sistema', '102', 'solo_sistema', ['editar', 'mover', 'eliminar']],
  ['de detalle, bloqueada', '102', 'bloqueada', ['editar', 'mover', 'bloquear', 'eliminar']],
  ['de mayor, bloqueada', '1011010101', 'bloqueada', ['editar', 'mover', 'bloquear', 'eliminar']],
])('lo que se puede con una cuenta %s', (_, id, estado, esperadas) =>
  expect(posibles(id, estado)).toEqual(esperadas),
);
