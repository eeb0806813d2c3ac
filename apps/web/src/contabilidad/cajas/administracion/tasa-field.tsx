// Quetzales for a dollar, written with up to six decimals and kept in parts per million.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { UNREADABLE } from '#ui/states/unreadable.ts';
import { escribirTasa, leerTasa } from './tasa.ts';

interface TasaFieldProps {
  readonly valor: number;
  readonly onCambio: (tasa: number) => void;
  readonly error: string | undefined;
}

export function TasaField({ valor, onCambio, error }: TasaFieldProps) {
  const [escrito, setEscrito] = useState<string>();
  const ilegible = escrito !== undefined && leerTasa(escrito) === undefined;
  const cambiar = (texto: string) => {
    setEscrito(texto);
    const tasa = leerTasa(texto);
    if (tasa !== undefined) onCambio(tasa);
  };
  return (
    <TextInput
      label="Quetzales por dólar"
      description="Para valuar los dólares contados y el umbral."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      className="cifras"
      inputMode="decimal"
      autoComplete="off"
      {...(ilegible ? UNREADABLE : {})}
      error={ilegible ? 'Escriba la tasa, como 7.65.' : error}
      value={escrito ?? escribirTasa(valor)}
      onChange={({ currentTarget }) => cambiar(currentTarget.value)}
      onBlur={() => {
        if (!ilegible) setEscrito(undefined);
      }}
    />
  );
}
