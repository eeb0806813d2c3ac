// What is being registered passes the limit of the caja: the next thing to do is to ask a second person.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormNotice } from '../../../../ui/dialogs/form-notice.tsx';

interface PasaDelLimiteProps {
  readonly pidiendo: boolean;
  readonly pedir: () => Promise<void>;
}

export function PasaDelLimite({ pidiendo, pedir }: PasaDelLimiteProps) {
  const boton = useRef<HTMLButtonElement>(null);
  useEffect(() => boton.current?.focus(), []);
  return (
    <FormNotice
      tono="aviso"
      texto="Pasa del límite de la caja: lo autoriza antes otra persona. Lo que escribió se conserva mientras tanto."
      acciones={
        <Button ref={boton} size="sm" loading={pidiendo} onClick={() => void pedir()}>
          Pedir autorización
        </Button>
      }
    />
  );
}
