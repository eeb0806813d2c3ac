// From which folio to which, side by side.
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './folios.module.css';

interface RangoDeFoliosProps {
  readonly desde: TextInputProps;
  readonly hasta: TextInputProps;
}

export function RangoDeFolios({ desde, hasta }: RangoDeFoliosProps) {
  return (
    <div className={classes.par}>
      <TextInput label="Del folio" inputMode="numeric" withAsterisk {...desde} />
      <TextInput label="Al folio" inputMode="numeric" withAsterisk {...hasta} />
    </div>
  );
}
