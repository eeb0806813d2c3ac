// An amount of quetzales, written as people write it. What cannot be read says so when it is left, and keeps a form from
// being sent with the amount there was before.
//
//   <AmountField label="Saldo" value={saldo} onChange={setSaldo} conSigno />
import { type Centavos, leerQuetzales, opuesto } from '@cuadra/core/dinero';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { escribirMonto } from '#ui/format/dinero.ts';
import { UNREADABLE } from '#ui/states/unreadable.ts';

interface AmountFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'error' | 'inputMode' | 'className'> {
  readonly className?: string;
  /** Undefined: nothing is written. */
  readonly value: Centavos | undefined;
  readonly onChange: (monto: Centavos | undefined) => void;
  readonly error?: string | undefined;
  /** Whether it may be below zero, as a balance: -50.00 or (50.00). */
  readonly signed?: boolean;
  /** Where nothing written means something else than what cannot be read: then the last one that could be stays. */
  readonly keepsUnread?: boolean;
}

export function AmountField({
  value,
  onChange,
  error,
  onBlur,
  className = '',
  signed = false,
  keepsUnread = false,
  ...rest
}: AmountFieldProps) {
  const read = signed ? readSigned : readUnsigned;
  const [written, setWritten] = useState<string>();
  const [left, setLeft] = useState(false);
  const unreadable = written !== undefined && written.trim() !== '' && read(written) === undefined;
  const change = (text: string) => {
    setWritten(text);
    setLeft(false);
    const monto = read(text);
    if (monto === undefined && keepsUnread && text.trim() !== '') return;
    onChange(monto);
  };
  return (
    <TextInput
      autoComplete="off"
      inputMode="decimal"
      {...rest}
      {...(unreadable ? UNREADABLE : {})}
      className={`cifras ${className}`}
      value={written ?? (value === undefined ? '' : escribirMonto(value))}
      error={left && unreadable ? 'Escriba un monto, como 1,250.00.' : error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={(event) => {
        setLeft(true);
        // As the rest of the screen writes it, once it can be read.
        if (!unreadable) setWritten(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** Blank is no amount. */
const readUnsigned = (text: string): Centavos | undefined =>
  text.trim() === '' ? undefined : leerQuetzales(text);

function readSigned(text: string): Centavos | undefined {
  const [, minus, inParentheses] = /^\s*(?:[-−](.*)|\((.*)\))\s*$/u.exec(text) ?? [];
  const magnitude = minus ?? inParentheses;
  if (magnitude === undefined) return readUnsigned(text);
  const read = readUnsigned(magnitude);
  return read === undefined ? undefined : opuesto(read);
}
