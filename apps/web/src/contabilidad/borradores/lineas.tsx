// The sheet of lines on the desk. What is typed in the header reaches it when there is time: with thousands of lines,
// the keys come first.
import { memo, type RefObject, useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import type { Mesa } from './borrador/mesa.ts';
import classes from './escritorio.module.css';
import { Hoja, type HojaProps } from './hoja/hoja.tsx';

interface LineasProps extends Pick<HojaProps, 'cuentas' | 'saldos' | 'soloLectura'> {
  readonly mesa: Mesa;
  /** Where Enter leads after the last line. */
  readonly botonPrincipal: RefObject<HTMLButtonElement | null>;
}

const HojaQuieta = memo(Hoja);

export const Lineas = memo(function Lineas({ mesa, botonPrincipal, ...resto }: LineasProps) {
  const concepto = useSyncExternalStore(mesa.suscribir, () => mesa.vista().cabecera.concepto);
  return (
    <div className={classes.lineas}>
      <HojaQuieta
        {...resto}
        almacen={mesa.hoja}
        conceptoDeCabecera={useDeferredValue(concepto)}
        onFin={useEnfoque(botonPrincipal)}
      />
    </div>
  );
});

function useEnfoque(boton: RefObject<HTMLButtonElement | null>): () => void {
  return useCallback(() => boton.current?.focus(), [boton]);
}
