// What a cheque pays: one account and amount after the other.
import { LINEAS_DE_CHEQUE_MAX } from '@cuadra/contract/contabilidad/bancos/cheques';
import { centavos } from '@cuadra/core/dinero';
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useContracuentas } from '#contabilidad/bancos/mesa/dialogos/use-contracuentas.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { type ChequeEscrito, LINEA_EN_BLANCO } from './cheque-escrito.ts';
import classes from './dialogos.module.css';

interface LineasDeChequeProps {
  readonly formulario: UseFormReturn<ChequeEscrito>;
}

export function LineasDeCheque({ formulario }: LineasDeChequeProps) {
  const { fields, append, remove } = useFieldArray({ control: formulario.control, name: 'lineas' });
  return (
    <fieldset className={classes.lineas}>
      <legend className={classes.leyenda}>Qué paga</legend>
      {fields.map(({ id }, lugar) => (
        <Linea
          key={id}
          formulario={formulario}
          lugar={lugar}
          onQuitar={fields.length > 1 ? () => remove(lugar) : undefined}
        />
      ))}
      <Button
        variant="default"
        size="compact-md"
        className={classes.agregar ?? ''}
        leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
        disabled={fields.length >= LINEAS_DE_CHEQUE_MAX}
        onClick={() => append(LINEA_EN_BLANCO, { shouldFocus: false })}
      >
        Agregar otra cuenta
      </Button>
    </fieldset>
  );
}

interface LineaProps extends LineasDeChequeProps {
  readonly lugar: number;
  readonly onQuitar: (() => void) | undefined;
}

function Linea({ formulario: { control, register, formState }, lugar, onQuitar }: LineaProps) {
  const cuentas = useContracuentas();
  return (
    <fieldset className={classes.linea} aria-label={`Línea ${lugar + 1}`}>
      <div className={classes.cuenta}>
        <Controller
          control={control}
          name={`lineas.${lugar}.idCuenta`}
          render={({ field, fieldState }) => (
            <AccountPicker
              etiqueta="Cuenta"
              cuentas={cuentas}
              valor={field.value}
              error={fieldState.error?.message}
              onCambio={field.onChange}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name={`lineas.${lugar}.monto`}
        render={({ field, fieldState }) => (
          <AmountField
            label="Monto"
            className={classes.monto ?? ''}
            valor={field.value === null ? undefined : centavos(field.value)}
            error={fieldState.error?.message}
            onCambio={(monto) => field.onChange(monto ?? null)}
          />
        )}
      />
      <TextInput
        label="Concepto de la línea"
        placeholder="Opcional"
        className={classes.concepto ?? ''}
        autoComplete="off"
        maxLength={200}
        error={formState.errors.lineas?.[lugar]?.concepto?.message}
        {...register(`lineas.${lugar}.concepto`)}
      />
      {onQuitar !== undefined && (
        <div className={classes.quitar}>
          <IconButton etiqueta={`Quitar la línea ${lugar + 1}`} icono={TrashIcon} onClick={onQuitar} />
        </div>
      )}
    </fieldset>
  );
}
