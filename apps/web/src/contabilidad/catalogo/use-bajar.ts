// From the search to its first match, as soon as what was typed has been looked for: whoever types fast and presses
// Enter does not land on a row of the search before.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Fila } from './arbol.ts';

export function useBajar(q: string, filas: readonly Fila[], irA: (id: string) => void): (q: string) => void {
  const [pedida, setPedida] = useState<string>();
  const bajar = useEffectEvent(() => {
    const primera = filas.find(({ coincide }) => coincide);
    if (primera !== undefined) irA(primera.cuenta.idCuenta);
    setPedida(undefined);
  });
  useEffect(() => {
    if (pedida === q) bajar();
  }, [pedida, q]);
  return setPedida;
}
