import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { AmountField } from './amount-field.tsx';

const escribir = (texto: string, conSigno: boolean) => {
  const onCambio = vi.fn();
  mostrar(<AmountField label="Saldo" signed={conSigno} value={undefined} onChange={onCambio} />);
  fireEvent.change(screen.getByLabelText('Saldo'), { target: { value: texto } });
  return onCambio.mock.calls[0]?.[0];
};

it.each(['-1,250.50', '(1,250.50)', '- 1250.50'])('un saldo puede ser negativo: %s', (texto) => {
  expect(escribir(texto, true)).toBe(-1_250_50);
});

it('un monto sin signo no lo admite', () => {
  expect(escribir('-5', false)).toBeUndefined();
});
