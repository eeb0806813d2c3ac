import { expect, test } from 'vitest';
import { enBlanco, porEnviar } from './asociado-escrito.ts';

test('lo que se deja vacío no se envía como texto vacío', () => {
  expect(porEnviar({ ...enBlanco('01', '2026-11-16'), nombre: 'Ana Caal', dpi: '1234567890101' })).toEqual({
    nombre: 'Ana Caal',
    dpi: '1234567890101',
    documento: null,
    nit: null,
    nacimiento: null,
    telefono: null,
    correo: null,
    direccion: null,
    agencia: '01',
    ingreso: '2026-11-16',
  });
});

test('el NIT se escribe como en el documento: con guion, con espacios o en minúsculas', () => {
  const nitDe = (nit: string) => porEnviar({ ...enBlanco('01', ''), nit }).nit;
  expect(['1234567-k', ' 1234567 K', 'cf'].map(nitDe)).toEqual(['1234567K', '1234567K', 'CF']);
});
