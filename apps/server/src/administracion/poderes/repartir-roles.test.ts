import type { Rol } from '@cuadra/contract/acceso/permisos';
import { expect, test } from 'vitest';
import { repartirRoles } from './repartir-roles.ts';

const aprueban = new Set<Rol>(['contador', 'administrador']);

test.each<[string, Rol[], Rol[], Rol[], Rol[], Rol[]]>([
  ['lo que no aprueba se da y se quita en el acto', ['auxiliar'], ['ahorros'], ['ahorros'], [], []],
  [
    'lo que aprueba espera, y lo demás no',
    ['auxiliar'],
    ['jefe_agencia', 'contador'],
    ['jefe_agencia'],
    ['contador'],
    [],
  ],
  ['quitar lo que aprueba es en el acto', ['contador', 'auxiliar'], ['auxiliar'], ['auxiliar'], [], []],
  ['lo que ya tiene no espera', ['contador'], ['contador', 'auxiliar'], ['contador', 'auxiliar'], [], []],
  [
    'un cambio entero no deja a nadie sin rol mientras espera',
    ['auxiliar'],
    ['contador'],
    ['auxiliar'],
    ['contador'],
    ['auxiliar'],
  ],
  ['quien es nuevo espera sin ninguno', [], ['contador'], [], ['contador'], []],
])('%s', (_, tiene, pedidos, desdeYa, otorga, quita) => {
  expect(repartirRoles(tiene, pedidos, aprueban)).toEqual({ desdeYa, otorga, quita });
});
