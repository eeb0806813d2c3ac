// What is being counted, kept in this browser until it is sent: a reload or a cut line loses no piece.
import type { LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { useRef, useState } from 'react';
import { newKey } from '#platform/request-key.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';
import { SIN_CONTAR } from './lo-contado.ts';

export function useConteoGuardado(nombre: string) {
  const [valor, setValor] = useState<LoContado>(() => leer(nombre));
  const llave = useRef<{ readonly de: string; readonly es: string }>(undefined);
  return {
    valor,
    cambiar: (nuevo: LoContado) => {
      setValor(nuevo);
      unsaved.guardar(nombre, { ...nuevo });
    },
    olvidar: () => unsaved.olvidar(nombre),
    /** The same for the same order: sent again without an answer, it is done once. */
    llaveDe: (orden: unknown): string => {
      const de = JSON.stringify(orden);
      if (llave.current?.de !== de) llave.current = { de, es: newKey() };
      return llave.current.es;
    },
  };
}

function leer(nombre: string): LoContado {
  const guardado = unsaved.leer(nombre);
  if (guardado === undefined) return SIN_CONTAR;
  return { ...SIN_CONTAR, ...guardado };
}
