import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { PasswordStrength } from './new-password.tsx';

const dueno = { nombre: 'Ana Caal', correo: 'acaal@ejemplo.gt', institucion: 'Cooperativa San Jerónimo' };
const REGLA = /^Al menos 12 caracteres/;

it('sin nada escrito está la regla, y nada se juzga', () => {
  mostrar(<PasswordStrength contrasena="" dueno={dueno} />);
  expect(screen.getByText(REGLA)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  ['muy-corta', 'Muy corta', REGLA],
  ['antigua2026!!', 'Débil', /^Palabras conocidas con números o signos .* Elija tres o cuatro palabras/],
  ['acaal lago tambor', 'Débil', /^No incluya el nombre ni el correo/],
  ['jeronimo lago tambor', 'Débil', /ni el de la institución/],
  ['caballo-nube-piedra', 'Aceptable', REGLA],
  ['lago volcan nube tambor', 'Fuerte', REGLA],
])('%s: %s', async (contrasena, nombre, texto) => {
  mostrar(<PasswordStrength contrasena={contrasena} dueno={dueno} />);
  await screen.findByText(nombre);
  expect(screen.getByText(texto)).toBeTruthy();
});
