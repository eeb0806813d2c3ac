// The fields of an order: each is bound to its name, and shows its own refusal.
//
//   <TextField name="documento" label="Documento" optional />
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ControllerRenderProps, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { ChoiceField as PlainChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField as PlainDateField } from '#ui/fields/date-field.tsx';
import { SelectField as PlainSelectField } from '#ui/fields/select-field.tsx';
import classes from './order.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** May be left blank. */
  readonly optional?: boolean;
  readonly description?: ReactNode;
  /** Where the keyboard begins; otherwise in the first one. */
  readonly autoFocus?: boolean;
}

/** What stands side by side while there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** What comes of it as it is written, in words and figures, before it is done. */
export function Consequence({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.consequence} role="status">
      {children}
    </p>
  );
}

/** What will happen, said before the fields. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={classes.lead}>{children}</p>;
}

interface TextFieldProps extends FieldProps {
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Written with digits only. */
  readonly digits?: boolean;
}

export function TextField({ digits = false, maxLength = 120, placeholder, ...field }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <TextInput
      {...useLook(field)}
      {...register(field.name)}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(digits ? { inputMode: 'numeric', className: 'cifras' } : {})}
      autoComplete="off"
      maxLength={maxLength}
    />
  );
}

interface LongTextFieldProps extends FieldProps {
  readonly rows?: number;
  readonly maxLength?: number;
}

export function LongTextField({ rows = 3, maxLength = 400, ...field }: LongTextFieldProps) {
  const { register } = useFormContext();
  return <Textarea {...useLook(field)} {...register(field.name)} rows={rows} maxLength={maxLength} />;
}

interface MoneyFieldProps extends FieldProps {
  /** It may be below zero, as a balance. */
  readonly signed?: boolean;
}

export function MoneyField({ signed = false, ...field }: MoneyFieldProps) {
  const { value, onChange, onBlur } = useBound(field.name);
  return (
    <AmountField {...useLook(field)} value={value} onChange={onChange} onBlur={onBlur} signed={signed} />
  );
}

export function DateField(field: FieldProps) {
  const { value, onChange } = useBound(field.name);
  const { label, error, withAsterisk } = useLook(field);
  return (
    <PlainDateField
      label={label}
      withAsterisk={withAsterisk}
      error={error}
      description={field.description}
      optional={field.optional ?? false}
      value={value}
      onChange={onChange}
    />
  );
}

interface AccountFieldProps extends FieldProps {
  readonly accounts: readonly Pick<Cuenta, 'idCuenta' | 'nombreCuenta' | 'etiquetas'>[];
}

export function AccountField({ accounts, ...field }: AccountFieldProps) {
  const { value, onChange } = useBound(field.name);
  const { label, error } = useLook(field);
  return (
    <AccountPicker
      label={label}
      note={field.description}
      error={error}
      cuentas={accounts}
      value={value}
      autoFocus={field.autoFocus ?? false}
      onChange={onChange}
    />
  );
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly (readonly [value: string, text: string])[];
  /** What leaving it open is called. */
  readonly placeholder?: string;
  readonly onPick?: (value: string) => void;
}

export function SelectField({ options, placeholder, onPick, ...field }: SelectFieldProps) {
  const { value, onChange } = useBound(field.name);
  const { label, error } = useLook(field);
  return (
    <PlainSelectField
      label={label}
      error={error}
      {...(placeholder === undefined ? {} : { all: placeholder })}
      value={value}
      options={options}
      onChange={(chosen = '') => {
        onChange(chosen);
        onPick?.(chosen);
      }}
    />
  );
}

interface ChoiceFieldProps<V extends string> extends FieldProps {
  readonly options: readonly (readonly [value: V, text: string])[];
}

/** One of a few, all in sight. */
export function ChoiceField<V extends string>({ options, ...field }: ChoiceFieldProps<V>) {
  const { value, onChange } = useBound(field.name);
  const { label, error } = useLook(field);
  return (
    <PlainChoiceField
      label={label}
      options={options.map(([value, text]) => ({ value, text }))}
      value={value}
      onChange={onChange}
      note={field.description}
      error={error}
    />
  );
}

interface CheckFieldProps extends Pick<FieldProps, 'name' | 'description'> {
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

/** Said or not said, in a box to tick. */
export function CheckField({ name, label, description, disabled = false }: CheckFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  return (
    <Checkbox
      label={label}
      error={getFieldState(name, formState).error?.message}
      disabled={disabled}
      {...(description === undefined ? {} : { description })}
      {...register(name)}
    />
  );
}

interface BoundProps {
  readonly name: string;
  readonly children: (bound: Bound) => ReactNode;
}

interface Bound {
  readonly value: ControllerRenderProps<FieldValues, string>['value'];
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  /** Where the keyboard goes to it; absent, to the first that is wrong all the same. */
  readonly ref: ControllerRenderProps<FieldValues, string>['ref'];
}

/** A field that no other order has. */
export function BoundField({ name, children }: BoundProps) {
  const { value, onChange, ref } = useBound(name);
  const { getFieldState, formState } = useFormContext();
  return children({ value, onChange, ref, error: getFieldState(name, formState).error?.message });
}

/** What it holds now: a controller would tell again what it began with, once it is left blank. */
function useBound(name: string): ControllerRenderProps<FieldValues, string> {
  const { field } = useController({ name });
  const { getValues } = useFormContext();
  return { ...field, value: getValues(name) };
}

/** What every field says of itself. */
function useLook({ name, label, optional = false, description, autoFocus }: FieldProps) {
  const { getFieldState, formState } = useFormContext();
  return {
    label,
    withAsterisk: !optional,
    error: getFieldState(name, formState).error?.message,
    ...(description === undefined ? {} : { description }),
    ...(autoFocus === true ? { 'data-autofocus': true } : {}),
  };
}
