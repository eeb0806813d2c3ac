// A choice among a few, with its name as what «any» is called.
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect } from '@mantine/core';

interface SeleccionProps {
  readonly etiqueta: string;
  /** What leaving it open is called. */
  readonly todos: string;
  readonly valor: string | undefined;
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
  readonly onCambio: (valor: string | undefined) => void;
  /** With its name above it, as a field of a form. */
  readonly conEtiqueta?: boolean;
  readonly className?: string | undefined;
}

export function Seleccion(props: SeleccionProps) {
  const { etiqueta, todos, valor = '', opciones, onCambio, conEtiqueta = false, className } = props;
  return (
    <NativeSelect
      {...(conEtiqueta ? { label: etiqueta } : { 'aria-label': etiqueta })}
      className={className ?? ''}
      rightSectionWidth={28}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      value={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      <option value="">{todos}</option>
      {opciones.map(([clave, texto]) => (
        <option key={clave} value={clave}>
          {texto}
        </option>
      ))}
    </NativeSelect>
  );
}
