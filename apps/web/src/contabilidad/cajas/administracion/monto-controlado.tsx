// An amount of a form. One that was erased is none until another is written: the form is not sent with the one before.
import { centavos } from '@cuadra/core/dinero';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { AmountField } from '#ui/fields/amount-field.tsx';

interface MontoControladoProps<F extends FieldValues> {
  readonly control: Control<F>;
  readonly name: FieldPathByValue<F, number>;
  readonly label: string;
  readonly description: string;
}

export function MontoControlado<F extends FieldValues>({ control, name, ...campo }: MontoControladoProps<F>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AmountField
          {...campo}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={typeof value === 'number' ? centavos(value) : undefined}
          onChange={(monto) => onChange(monto ?? null)}
          error={error && (value === null ? 'Escriba el monto.' : error.message)}
        />
      )}
    />
  );
}
