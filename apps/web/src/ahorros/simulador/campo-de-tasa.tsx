// A yearly rate in per cent.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { escribirPorcentaje, leerPorcentaje } from './porcentaje.ts';

interface CampoDeTasaProps {
  readonly etiqueta: string;
  readonly valor: number;
  readonly onCambio: (ppm: number) => void;
}

export function CampoDeTasa({ etiqueta, valor, onCambio }: CampoDeTasaProps) {
  const [escrito, setEscrito] = useState<string>();
  const ilegible = escrito !== undefined && leerPorcentaje(escrito) === undefined;
  const cambiar = (texto: string) => {
    setEscrito(texto);
    const ppm = leerPorcentaje(texto);
    if (ppm !== undefined) onCambio(ppm);
  };
  return (
    <TextInput
      label={etiqueta}
      className="cifras"
      inputMode="decimal"
      autoComplete="off"
      rightSection="%"
      error={ilegible ? 'Escriba la tasa, como 3.5.' : undefined}
      value={escrito ?? escribirPorcentaje(valor)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => cambiar(currentTarget.value)}
      onBlur={() => {
        if (!ilegible) setEscrito(undefined);
      }}
    />
  );
}
