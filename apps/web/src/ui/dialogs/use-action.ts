// Does something and asks again for what it may have changed, whatever the answer: what was refused usually was because
// something had changed. What went wrong is said where it was asked, and what was typed stays.
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';

export function useAction(refresh: () => Promise<void>) {
  const [ocupado, setOcupado] = useState(false);
  const [fallo, setFallo] = useState<unknown>();
  /** Whether it was done. */
  const hacer = async (accion: () => Promise<unknown>): Promise<boolean> => {
    setOcupado(true);
    setFallo(undefined);
    try {
      await accion();
      return true;
    } catch (error) {
      setFallo(error);
      return false;
    } finally {
      await refresh();
      setOcupado(false);
    }
  };
  return {
    ocupado,
    fallo,
    mensaje: fallo === undefined ? undefined : messageOf(fallo),
    hacer,
    olvidar: () => setFallo(undefined),
  };
}
