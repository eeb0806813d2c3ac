import { armarArbol } from '@cuadra/core/catalogo-ajeno/armar-arbol';
import { proponerCatalogo } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import { expect, test } from 'vitest';
import { ordenDePropuesta } from './orden-de-propuesta.ts';

test('cada cuenta va por su código y también por su nombre, si ninguna otra se llama así', () => {
  const fila = { padre: '', nivel: '', tipo: '', naturaleza: '' };
  const arbol = armarArbol([
    { ...fila, linea: 2, codigo: '1', nombre: 'Activo' },
    { ...fila, linea: 3, codigo: '1.1', nombre: 'Caja' },
    { ...fila, linea: 4, codigo: '1.2', nombre: 'Otros' },
    { ...fila, linea: 5, codigo: '1.3', nombre: 'OTROS ' },
  ]);
  const propuesta = proponerCatalogo(arbol, { catalogo: [], conocidas: new Map(), decisiones: new Map() });
  const { cuentas, correspondencias } = ordenDePropuesta(arbol.nodos, propuesta, []);
  expect(cuentas.map(({ idCuenta }) => idCuenta)).toEqual(['1', '101', '102', '103']);
  // Neither «Activo», which takes no movements, nor «Otros», which two are called.
  expect(correspondencias).toEqual([
    { antes: '1.1', idCuenta: '101' },
    { antes: '1.2', idCuenta: '102' },
    { antes: '1.3', idCuenta: '103' },
    { antes: 'Caja', idCuenta: '101' },
  ]);
});
