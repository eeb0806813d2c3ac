import { expect, test } from 'vitest';
import { ApiError, offline } from '#platform/api-error.ts';
import { applyErrors } from './field-errors.ts';

interface Formulario {
  email: string;
  password: string;
}

const rechazo = (...campos: string[]) =>
  new ApiError('Hay datos que corregir.', {
    status: 400,
    codigo: 'PETICION_INVALIDA',
    errores: campos.map((campo) => ({ campo, codigo: 'X', mensaje: `Mal ${campo}.` })),
  });

test('cada campo recibe su oración, el foco va al primero, y no queda nada que decir arriba', () => {
  const { puestos, general } = aplicar(rechazo('password', 'email'));
  expect(puestos).toEqual([
    ['password', 'Mal password.', true],
    ['email', 'Mal email.', false],
  ]);
  expect(general).toBeUndefined();
});

test('lo que no es de ningún campo se dice arriba', () => {
  const { puestos, general } = aplicar(rechazo('email', 'otro', 'mas'));
  expect(puestos).toEqual([['email', 'Mal email.', true]]);
  expect(general).toBe('Mal otro. Mal mas.');
});

test('un rechazo sin campos, y la falta de conexión, se dicen arriba', () => {
  expect(aplicar(rechazo()).general).toBe('Hay datos que corregir.');
  expect(aplicar(offline()).general).toContain('No hay conexión');
  expect(aplicar(new Error('interno')).general).toBe('Ocurrió un error inesperado. Intente de nuevo.');
});

function aplicar(error: unknown) {
  const puestos: unknown[][] = [];
  const general = applyErrors<Formulario>(
    error,
    (campo, { message }, opciones) => puestos.push([campo, message, opciones?.shouldFocus]),
    ['email', 'password'],
  );
  return { puestos, general };
}
