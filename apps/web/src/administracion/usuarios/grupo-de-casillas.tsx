import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, type InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './grupo-de-casillas.module.css';

interface GrupoDeCasillasProps {
  readonly etiqueta: string;
  readonly valor: readonly string[];
  readonly onCambio: (elegidas: string[]) => void;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

// The focus goes to the first box when the choice is wrong, so what is wrong is said right above it.
const ORDEN = ['label', 'error', 'input'] satisfies InputWrapperProps['inputWrapperOrder'];

export function GrupoDeCasillas({ etiqueta, valor, onCambio, error, children }: GrupoDeCasillasProps) {
  return (
    <Checkbox.Group
      label={etiqueta}
      withAsterisk
      error={error}
      inputWrapperOrder={ORDEN}
      errorProps={{ role: 'alert' }}
      className={classes.grupo ?? ''}
      value={[...valor]}
      onChange={onCambio}
    >
      {children}
    </Checkbox.Group>
  );
}
