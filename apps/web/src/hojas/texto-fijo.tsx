// One text for every row, written by hand: taken when the person leaves the field.
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ValorFijoProps } from './ficha-de-hoja.ts';

const LARGO_MAX = 500;

export function textoFijo<C extends string>({
  etiqueta,
  valor,
  ocupado,
  onCambio,
}: ValorFijoProps<C>): ReactNode {
  return (
    <TextInput
      aria-label={etiqueta}
      size="sm"
      disabled={ocupado}
      defaultValue={valor}
      maxLength={LARGO_MAX}
      onBlur={({ currentTarget }) => onCambio(currentTarget.value.trim())}
    />
  );
}
