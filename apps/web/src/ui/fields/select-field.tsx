// One of several options, as the browser shows them.
//
//   <SelectField etiqueta="Tipo" todos="Todos" valor={tipo} opciones={[['diario', 'Diario']]} onCambio={…} />
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect } from '@mantine/core';

interface SelectFieldProps {
  readonly etiqueta: string;
  readonly valor: string | undefined;
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
  readonly onCambio: (valor: string | undefined) => void;
  /** What leaving it open is called; absent: it cannot be. */
  readonly todos?: string;
  /** In a bar of filters, where what is chosen says what it is of: without its name above it. */
  readonly enBarra?: boolean;
  readonly className?: string | undefined;
  readonly error?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { etiqueta, valor = '', opciones, onCambio, todos, enBarra = false, className, error } = props;
  return (
    <NativeSelect
      {...(enBarra ? { 'aria-label': etiqueta, rightSectionWidth: 28 } : { label: etiqueta })}
      className={className ?? ''}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      error={error}
      value={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      {todos !== undefined && <option value="">{todos}</option>}
      {opciones.map(([clave, texto]) => (
        <option key={clave} value={clave}>
          {texto}
        </option>
      ))}
    </NativeSelect>
  );
}
