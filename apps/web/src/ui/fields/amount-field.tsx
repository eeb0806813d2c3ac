// An amount of quetzales, written as people write it. What cannot be read says so when it is left, and keeps a form from
// being sent with the amount there was before.
//
//   <AmountField label="Saldo" valor={saldo} onCambio={setSaldo} conSigno />
import { type Centavos, leerQuetzales, opuesto } from '@cuadra/core/dinero';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { escribirMonto } from '#ui/format/dinero.ts';
import { UNREADABLE } from '#ui/states/unreadable.ts';

interface AmountFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue' | 'error' | 'inputMode' | 'className'> {
  readonly className?: string;
  /** Undefined: nothing is written. */
  readonly valor: Centavos | undefined;
  readonly onCambio: (monto: Centavos | undefined) => void;
  readonly error?: string | undefined;
  /** Whether it may be below zero, as a balance: -50.00 or (50.00). */
  readonly conSigno?: boolean;
  /** Where nothing written means something else than what cannot be read: then the last one that could be stays. */
  readonly conservaSiNoSeLee?: boolean;
}

export function AmountField({
  valor,
  onCambio,
  error,
  onBlur,
  className = '',
  conSigno = false,
  conservaSiNoSeLee = false,
  ...resto
}: AmountFieldProps) {
  const leido = conSigno ? leidoConSigno : leidoSinSigno;
  const [escrito, setEscrito] = useState<string>();
  const [dejado, setDejado] = useState(false);
  const ilegible = escrito !== undefined && escrito.trim() !== '' && leido(escrito) === undefined;
  const cambiar = (texto: string) => {
    setEscrito(texto);
    setDejado(false);
    const monto = leido(texto);
    if (monto === undefined && conservaSiNoSeLee && texto.trim() !== '') return;
    onCambio(monto);
  };
  return (
    <TextInput
      autoComplete="off"
      inputMode="decimal"
      {...resto}
      {...(ilegible ? UNREADABLE : {})}
      className={`cifras ${className}`}
      value={escrito ?? (valor === undefined ? '' : escribirMonto(valor))}
      error={dejado && ilegible ? 'Escriba un monto, como 1,250.00.' : error}
      onChange={({ currentTarget }) => cambiar(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={(event) => {
        setDejado(true);
        // As the rest of the screen writes it, once it can be read.
        if (!ilegible) setEscrito(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** Blank is no amount. */
const leidoSinSigno = (texto: string): Centavos | undefined =>
  texto.trim() === '' ? undefined : leerQuetzales(texto);

function leidoConSigno(texto: string): Centavos | undefined {
  const [, menos, entreParentesis] = /^\s*(?:[-−](.*)|\((.*)\))\s*$/u.exec(texto) ?? [];
  const magnitud = menos ?? entreParentesis;
  if (magnitud === undefined) return leidoSinSigno(texto);
  const leida = leidoSinSigno(magnitud);
  return leida === undefined ? undefined : opuesto(leida);
}
