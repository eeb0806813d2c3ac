// The chart of accounts may come after somebody began to write: what was waiting for it is attended then.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Entorno } from './entorno.ts';
import type { Bloque } from './pegar/bloque.ts';

/** Gives how to leave a block waiting. */
export function useLlegadaDeCuentas(
  { almacen, buscador, soloLectura }: Entorno,
  pegar: (bloque: Bloque) => void,
): (bloque: Bloque) => void {
  const porPegar = useRef<Bloque[]>([]);
  const alLlegar = useEffectEvent(() => {
    almacen.nombrarCuentas(buscador.resolver);
    for (const bloque of porPegar.current.splice(0)) pegar(bloque);
  });
  useLayoutEffect(() => {
    if (buscador.listo && !soloLectura) alLlegar();
  }, [buscador, soloLectura]);
  return (bloque) => {
    porPegar.current.push(bloque);
  };
}
