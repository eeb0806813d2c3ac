import { describe, expect, test } from 'vitest';
import { type Accion, type Modo, pasar } from './modes.ts';

const modos: Readonly<Record<Modo['modo'], Modo>> = {
  view: { modo: 'view' },
  modify: { modo: 'modify' },
  add: { modo: 'add' },
  edit: { modo: 'edit', id: 'uno' },
};
const acciones: Readonly<Record<Accion['tipo'], Accion>> = {
  abrir: { tipo: 'abrir' },
  modificar: { tipo: 'modificar' },
  terminar: { tipo: 'terminar' },
  agregar: { tipo: 'agregar' },
  elegir: { tipo: 'elegir', id: 'dos' },
  guardado: { tipo: 'guardado' },
  eliminado: { tipo: 'eliminado' },
  cancelar: { tipo: 'cancelar' },
};

// Every transition there is; all the other pairs stay where they are.
const transiciones: Readonly<Record<Modo['modo'], Partial<Record<Accion['tipo'], Modo>>>> = {
  view: { abrir: modos.view, modificar: modos.modify, agregar: modos.add },
  modify: {
    abrir: modos.view,
    terminar: modos.view,
    agregar: modos.add,
    elegir: { modo: 'edit', id: 'dos' },
  },
  add: { abrir: modos.view, guardado: modos.modify, cancelar: modos.view },
  edit: { abrir: modos.view, guardado: modos.modify, eliminado: modos.modify, cancelar: modos.modify },
};

describe.each(Object.values(modos))('desde $modo', (modo) => {
  test.each(Object.values(acciones))('$tipo', (accion) => {
    expect(pasar(modo, accion)).toEqual(transiciones[modo.modo][accion.tipo] ?? modo);
  });
});
