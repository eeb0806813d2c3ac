import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { version } from '../testing/producto.ts';
import { decirReglas, resumirReglas } from './decir-reglas.ts';

const frase = (tema: string, cambios: Parameters<typeof version>[0], clase: 'vista' | 'plazo' = 'vista') =>
  decirReglas(clase, version(cambios), version().nombresDeCuentas).find((uno) => uno.tema === tema)?.frase;

it('se dicen como la gente las lee', () => {
  expect(resumirReglas(version())).toBe(
    'Gana por el saldo de cada día, base ACT/365; se abona cada mes; mínimo Q\u00a0100.00.',
  );
  expect(frase('Cómo gana', { intradia: true, capitalizacion: 'diaria' })).toBe(
    'Gana por el saldo de cada día, base ACT/365. Cuenta el momento más bajo de cada día. Capitaliza cada día.',
  );
  expect(frase('Desde cuánto', { minimo: centavos(0), tope: centavos(5_000_00) })).toBe(
    'Cualquier saldo gana; lo que pasa de Q\u00a05,000.00 no gana.',
  );
  expect(frase('Gasto', {})).toBe('7011010101 Intereses de ahorro');
});

it('las de un producto a plazo dicen cuáles ofrece y qué gana quien retira antes', () => {
  expect(frase('Plazos', { plazos: [180, 90], penalizadaPpm: 10_000 }, 'plazo')).toBe(
    'Ofrece 90 y 180 días. Quien retira antes gana 1.00\u00a0%.',
  );
  expect(frase('Plazos', {})).toBeUndefined();
});
