// One of several options, as the browser shows them.
//
//   <SelectField label="Tipo" all="Todos" value={kind} options={[['diario', 'Diario']]} onChange={…} />
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect } from '@mantine/core';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [valor: string, texto: string])[];
  readonly onChange: (value: string | undefined) => void;
  /** What leaving it open is called; absent: it cannot be. */
  readonly all?: string;
  /** In a bar of filters, where what is chosen says what it is of: without its name above it. */
  readonly inBar?: boolean;
  readonly className?: string | undefined;
  readonly error?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, value = '', options, onChange, all, inBar = false, className, error } = props;
  return (
    <NativeSelect
      {...(inBar ? { 'aria-label': label, rightSectionWidth: 28 } : { label })}
      className={className ?? ''}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map(([keyOf, text]) => (
        <option key={keyOf} value={keyOf}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
