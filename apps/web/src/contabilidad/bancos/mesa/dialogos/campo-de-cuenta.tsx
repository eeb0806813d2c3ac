// The account against which something of the bank is posted.
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { useContracuentas } from './use-contracuentas.ts';

interface CampoDeCuentaProps<F extends FieldValues> {
  readonly etiqueta: string;
  readonly formulario: Pick<UseFormReturn<F>, 'control'>;
  readonly campo: Path<F>;
}

export function CampoDeCuenta<F extends FieldValues>({ etiqueta, formulario, campo }: CampoDeCuentaProps<F>) {
  const cuentas = useContracuentas();
  return (
    <Controller
      control={formulario.control}
      name={campo}
      render={({ field, fieldState }) => (
        <AccountPicker
          etiqueta={etiqueta}
          cuentas={cuentas}
          valor={field.value}
          error={fieldState.error?.message}
          autoFoco
          onCambio={field.onChange}
        />
      )}
    />
  );
}
