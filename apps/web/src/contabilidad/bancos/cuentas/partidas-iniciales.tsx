// What was outstanding when the account began: cheques that nobody had cashed, deposits that the bank had not taken, notes that the
// books did not have.

import { centavos } from '@cuadra/core/dinero';
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { Controller, useFieldArray } from 'react-hook-form';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { ControlDeNueva } from './comienzo.tsx';
import classes from './cuentas.module.css';

const LADOS = [
  ['libros', 'En los libros'],
  ['banco', 'En el banco'],
] as const;

export function PartidasIniciales({ control }: { readonly control: ControlDeNueva }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'iniciales' });
  const agregar = () => append({ lado: 'libros', fecha: '', monto: Number.NaN, texto: '', documento: null });
  return (
    <div className={classes.iniciales}>
      <p className={classes.nota}>
        En circulación al empezar: lo que un lado ya tenía y el otro no. Lo que sale de la cuenta, con signo
        menos.
      </p>
      {fields.map(({ id }, lugar) => (
        <fieldset key={id} className={classes.inicial} aria-label={`En circulación ${lugar + 1}`}>
          <Texto control={control} lugar={lugar} name="texto" label="Qué es" />
          <Lado control={control} lugar={lugar} />
          <Fecha control={control} lugar={lugar} />
          <Monto control={control} lugar={lugar} />
          <Texto control={control} lugar={lugar} name="documento" label="Documento" />
          <IconButton
            etiqueta={`Quitar lo en circulación ${lugar + 1}`}
            icono={TrashIcon}
            variant="subtle"
            color="gray"
            className={classes.quitar ?? ''}
            onClick={() => remove(lugar)}
          />
        </fieldset>
      ))}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
        onClick={agregar}
      >
        Agregar lo que estaba en circulación
      </Button>
    </div>
  );
}

interface DeUna {
  readonly control: ControlDeNueva;
  readonly lugar: number;
}

function Lado({ control, lugar }: DeUna) {
  return (
    <Controller
      control={control}
      name={`iniciales.${lugar}.lado`}
      render={({ field: { value, onChange } }) => (
        <SelectField etiqueta="Solo está" valor={value} opciones={LADOS} onCambio={onChange} />
      )}
    />
  );
}

function Fecha({ control, lugar }: DeUna) {
  return (
    <Controller
      control={control}
      name={`iniciales.${lugar}.fecha`}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <DateField
          label="Fecha"
          valor={value ?? ''}
          onCambio={onChange}
          error={error && (value === '' ? 'Escriba la fecha.' : error.message)}
        />
      )}
    />
  );
}

function Monto({ control, lugar }: DeUna) {
  return (
    <Controller
      control={control}
      name={`iniciales.${lugar}.monto`}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AmountField
          label="Monto"
          conSigno
          valor={typeof value === 'number' && Number.isFinite(value) ? centavos(value) : undefined}
          onCambio={(monto) => onChange(monto ?? Number.NaN)}
          error={error && (Number.isFinite(value) ? error.message : 'Escriba el monto.')}
        />
      )}
    />
  );
}

function Texto({
  control,
  lugar,
  name,
  label,
}: DeUna & { readonly name: 'texto' | 'documento'; readonly label: string }) {
  return (
    <Controller
      control={control}
      name={`iniciales.${lugar}.${name}`}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <TextInput
          ref={ref}
          label={label}
          autoComplete="off"
          value={value ?? ''}
          onBlur={onBlur}
          onChange={({ currentTarget }) =>
            onChange(name === 'documento' && currentTarget.value === '' ? null : currentTarget.value)
          }
          error={error?.message}
        />
      )}
    />
  );
}
