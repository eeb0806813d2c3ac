// Sent again by whoever got no answer, the same order goes with the same key: it is done once.
import { useRef } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { newKey } from '#platform/request-key.ts';

export function useLlave() {
  const enviada = useRef<{ readonly firma: string; readonly llave: string }>(undefined);
  return {
    tomar: (cuerpo: object): string => {
      const firma = JSON.stringify(cuerpo);
      if (enviada.current?.firma !== firma) enviada.current = { firma, llave: newKey() };
      return enviada.current.llave;
    },
    /** What was refused may be asked for again; what got no answer may have been done. */
    soltar: (error: unknown): void => {
      if (error instanceof ApiError && !error.esPasajero) enviada.current = undefined;
    },
  };
}
