// Does something to the close and asks for it again, whatever the answer: what was refused usually was because it had
// changed. What went wrong is said where it was asked.
import { listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { useState } from 'react';
import { messageOf } from '../../platform/api-error.ts';
import { queryClient } from '../../platform/query.ts';

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
      await refrescarCierres();
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

export async function refrescarCierres(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarPeriodos.path),
  });
}
