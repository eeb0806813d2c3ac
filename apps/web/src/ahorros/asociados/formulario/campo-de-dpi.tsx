// The DPI, spaced as on the document while it is written. What is corrected in the middle stays as it is written until the
// field is left: to space it then would take the cursor away.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { escribirDpi, leerDpi } from '#ahorros/marcas/dpi.ts';
import type { AsociadoEscrito } from './asociado-escrito.ts';

// With room for what is pasted with other separators.
const ESCRITO_MAX = 20;

export function CampoDeDpi<S>({ control }: { readonly control: Control<AsociadoEscrito, unknown, S> }) {
  const [enMedio, setEnMedio] = useState<string>();
  return (
    <Controller
      control={control}
      name="dpi"
      render={({ field, fieldState: { error } }) => (
        <TextInput
          ref={field.ref}
          name={field.name}
          label="DPI"
          placeholder="1234 56789 0101"
          inputMode="numeric"
          autoComplete="off"
          maxLength={ESCRITO_MAX}
          classNames={{ input: 'cifras' }}
          error={error?.message}
          value={enMedio ?? escribirDpi(field.value)}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            setEnMedio(selectionStart === value.length ? undefined : value);
            field.onChange(leerDpi(value));
          }}
          onBlur={() => {
            setEnMedio(undefined);
            field.onBlur();
          }}
        />
      )}
    />
  );
}
