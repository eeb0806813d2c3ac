// Does something to the cajas and asks for all of them again, whatever the answer: what was refused usually was because
// something had changed. What went wrong is said where it was asked, and what was typed stays.
import { useState } from 'react';
import { messageOf } from '../../platform/api-error.ts';
import { refrescarCajas } from './consultas.ts';

export function useAccion() {
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
      void refrescarCajas();
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
