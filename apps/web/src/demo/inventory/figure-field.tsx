// A figure of a product: as it is typed, and once it is left, as the rest of the screen writes it.
import { TextInput } from '@mantine/core';
import { type Figure, tidyFigure } from './product-draft.ts';

interface FigureFieldProps {
  readonly field: Figure;
  readonly label: string;
  readonly className?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function FigureField({ field, label, className = '', value, error, onChange }: FigureFieldProps) {
  return (
    <TextInput
      label={label}
      className={`cifras ${className}`}
      inputMode="decimal"
      autoComplete="off"
      styles={{ input: { textAlign: 'right' } }}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const tidy = tidyFigure(field, value);
        if (tidy !== value) onChange(tidy);
      }}
    />
  );
}
