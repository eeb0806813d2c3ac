// An amount of either sign, as people write it. What cannot be read keeps the form from being sent.
import { type Centavos, leerQuetzales, opuesto } from '@cuadra/core/dinero';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { escribirMonto } from '#ui/format/dinero.ts';
import { UNREADABLE } from '#ui/states/unreadable.ts';

interface CampoDeParteProps {
  readonly etiqueta: string;
  readonly valor: Centavos | undefined;
  readonly onCambio: (monto: Centavos | undefined) => void;
}

export function CampoDeParte({ etiqueta, valor, onCambio }: CampoDeParteProps) {
  const [escrito, setEscrito] = useState<string>();
  const ilegible = escrito !== undefined && leerConSigno(escrito) === undefined;
  return (
    <TextInput
      aria-label={etiqueta}
      className="cifras"
      inputMode="decimal"
      autoComplete="off"
      {...(ilegible ? UNREADABLE : {})}
      error={ilegible}
      value={escrito ?? (valor === undefined ? '' : escribirMonto(valor))}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => !ilegible && setEscrito(undefined)}
      onChange={({ currentTarget }) => {
        setEscrito(currentTarget.value);
        onCambio(leerConSigno(currentTarget.value));
      }}
    />
  );
}

function leerConSigno(texto: string): Centavos | undefined {
  const limpio = texto.trim();
  if (!limpio.startsWith('-')) return leerQuetzales(limpio);
  const monto = leerQuetzales(limpio.slice(1));
  return monto === undefined ? undefined : opuesto(monto);
}
