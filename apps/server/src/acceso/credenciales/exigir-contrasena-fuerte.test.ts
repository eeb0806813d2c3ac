import { expect, test } from 'vitest';
import { debilidadDe, exigirContrasenaFuerte } from './exigir-contrasena-fuerte.ts';

const persona = { nombre: 'María José Ixcot Caal', correo: 'mixcot@ejemplo.gt' };

test.each([
  ['corta', 'corta-9x', 'Use al menos 10 caracteres.'],
  ['larguísima', 'x1y2'.repeat(33), 'Use como máximo 128 caracteres.'],
  ['un solo carácter repetido', 'aaaaaaaaaaaa', 'Use caracteres más variados.'],
  ['dos caracteres alternados', 'ababababab', 'Use caracteres más variados.'],
  ['los diez dígitos', '1234567890', 'No use secuencias del teclado o del abecedario.'],
  ['los dígitos al revés y seguidos', '987654321098', 'No use secuencias del teclado o del abecedario.'],
  ['el abecedario', 'abcdefghij', 'No use secuencias del teclado o del abecedario.'],
  ['el teclado', 'QWERTYUIOP', 'No use secuencias del teclado o del abecedario.'],
  ['una muy usada', '1q2w3e4r5t', 'Es una contraseña muy usada. Elija otra.'],
  ['una muy usada con año y signo', 'Guatemala2026!', 'Es una contraseña muy usada. Elija otra.'],
  ['una muy usada con acentos', 'Contraseña.123', 'Es una contraseña muy usada. Elija otra.'],
  ['la de demostración', 'Cuadra-2026', 'Es una contraseña muy usada. Elija otra.'],
  ['la que lleva el correo', 'xx-Mixcot-77', 'No incluya su nombre ni su correo.'],
  ['la que lleva el nombre sin acento', 'maria.siempre.8', 'No incluya su nombre ni su correo.'],
])('se rechaza %s: %s', (_, contrasena, motivo) => {
  expect(debilidadDe(contrasena, persona)).toBe(motivo);
});

test.each(['montaña-lluvia-8', 'Tx9#kk2!wQ', 'el perro verde come', 'josefina-corre'])(
  'se acepta %s',
  (contrasena) => {
    expect(debilidadDe(contrasena, { nombre: 'Ana Sic', correo: 'as@ejemplo.gt' })).toBeUndefined();
  },
);

test('el rechazo señala el campo donde se escribió', () => {
  expect(() => exigirContrasenaFuerte('1234567890', persona, 'password')).toThrow(
    expect.objectContaining({
      codigo: 'CONTRASENA_DEBIL',
      errores: [expect.objectContaining({ campo: 'password' })],
    }),
  );
});
