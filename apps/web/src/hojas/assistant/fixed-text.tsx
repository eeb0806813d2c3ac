// One text for every row, written by hand: taken when the person leaves the field.
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FixedValueProps } from './sheet-kind.ts';

const LENGTH_MAX = 500;

export function fixedText<C extends string>({
  label,
  value,
  disabled,
  onChange,
}: FixedValueProps<C>): ReactNode {
  return (
    <TextInput
      aria-label={label}
      size="sm"
      disabled={disabled}
      defaultValue={value}
      maxLength={LENGTH_MAX}
      onBlur={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  );
}
