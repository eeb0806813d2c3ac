// The way in with a passkey, beside a password. What it takes arrives when it is pressed.
import { KeyIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Passkeys } from './usar-passkey.ts';

interface BotonDePasskeyProps {
  readonly texto: string;
  /** Rejects with what is told to `onFallo`. */
  readonly usar: (passkeys: Passkeys) => Promise<unknown>;
  /** What to say; undefined: nothing happened. */
  readonly onFallo: (mensaje: string | undefined) => void;
  readonly principal?: boolean;
}

const SIN_PROGRAMA = 'No hay conexión con el servidor. Revise su red e intente de nuevo.';

export function BotonDePasskey({ texto, usar, onFallo, principal = false }: BotonDePasskeyProps) {
  const [ocupado, setOcupado] = useState(false);
  const pulsar = async () => {
    setOcupado(true);
    onFallo(undefined);
    const programa = await import('./usar-passkey.ts').catch(() => undefined);
    if (programa === undefined) onFallo(SIN_PROGRAMA);
    else await usar(programa.passkeys).catch((error: unknown) => onFallo(programa.fraseDe(error)));
    setOcupado(false);
  };
  return (
    <Button
      variant={principal ? 'filled' : 'default'}
      size="md"
      fullWidth
      loading={ocupado}
      leftSection={<KeyIcon width={18} height={18} aria-hidden="true" />}
      onClick={() => void pulsar()}
    >
      {texto}
    </Button>
  );
}
