// From which folio to which, as a form asks for it.
import { TextInput } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import classes from './folios.module.css';

interface Campo {
  readonly registro: UseFormRegisterReturn;
  readonly error: string | undefined;
}

interface CamposDeTramoProps {
  readonly desde: Campo;
  readonly hasta: Campo;
  /** The form begins here. */
  readonly conFoco?: boolean;
}

export function CamposDeTramo({ desde, hasta, conFoco = false }: CamposDeTramoProps) {
  return (
    <div className={classes.par}>
      <TextInput
        label="Del folio"
        inputMode="numeric"
        withAsterisk
        data-autofocus={conFoco || undefined}
        error={desde.error}
        {...desde.registro}
      />
      <TextInput label="Al folio" inputMode="numeric" withAsterisk error={hasta.error} {...hasta.registro} />
    </div>
  );
}
