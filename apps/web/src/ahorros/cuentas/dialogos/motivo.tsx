// Why it is done: it stays in the bitácora.
import { Textarea } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface MotivoProps {
  readonly campo: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly autoFoco?: boolean;
}

export function Motivo({ campo, error, autoFoco = false }: MotivoProps) {
  return (
    <Textarea
      label="Motivo"
      withAsterisk
      rows={3}
      maxLength={400}
      data-autofocus={autoFoco || undefined}
      error={error}
      {...campo}
    />
  );
}
