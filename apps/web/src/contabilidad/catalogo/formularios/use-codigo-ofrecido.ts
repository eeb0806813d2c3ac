// The next free code under an account, put into the field for the person to keep or change.
import { siguienteCodigo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { consulta } from '../../../platform/query.ts';

/** For null, of the first level; for undefined, none. */
export function useCodigoOfrecido(
  idParent: string | null | undefined,
  codigo: string,
  onCodigo: (codigo: string) => void,
) {
  const oferta = useQuery({
    ...consulta(siguienteCodigo, { query: idParent == null ? {} : { idParent } }),
    enabled: idParent !== undefined,
    // A code offered a while ago may be taken by now.
    staleTime: 0,
    gcTime: 0,
  });
  const ofrecido = useRef('');
  const alOfrecer = useEffectEvent((nuevo: string) => {
    // What the person wrote is theirs; what was only offered follows the offer.
    if (codigo === ofrecido.current) onCodigo(nuevo);
    ofrecido.current = nuevo;
  });
  useEffect(() => {
    if (oferta.data !== undefined) alOfrecer(oferta.data.idCuenta);
  }, [oferta.data]);
  return {
    oferta,
    /** Another account was chosen: its code takes the place of whatever is written. */
    olvidar: () => {
      ofrecido.current = '';
      onCodigo('');
    },
  };
}
