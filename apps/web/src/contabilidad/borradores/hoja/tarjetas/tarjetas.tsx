// The lines as cards, where there is no room for columns: each is read at a glance, and the one that is touched opens
// with its fields. The page scrolls, not a frame inside it.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Entorno, useHoja } from '../entorno.ts';
import { AgregarLinea } from '../herramientas.tsx';
import type { Mandar } from '../manejo.ts';
import { cercanas } from '../tabla/tabla.tsx';
import { Tarjeta } from './tarjeta.tsx';
import classes from './tarjetas.module.css';

const ALTO = 76;
const TARJETAS_DE_MAS = 6;

export function Tarjetas({ entorno, mandar }: { readonly entorno: Entorno; readonly mandar: Mandar }) {
  const { almacen } = entorno;
  const { filas, montos, cursor, errores } = useHoja(almacen, (hoja) => hoja);
  const lista = useRef<HTMLUListElement>(null);
  const margen = useMargen(lista);
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: filas.length,
    estimateSize: () => ALTO,
    overscan: TARJETAS_DE_MAS,
    scrollMargin: margen,
    rangeExtractor: (rango) => cercanas(rango, cursor.fila),
  });
  return (
    <>
      <ul
        ref={lista}
        className={classes.lista}
        style={{ height: virtual.getTotalSize() }}
        aria-label="Líneas de la partida"
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const fila = filas[index];
          const valores = montos[index];
          if (fila === undefined || valores === undefined) return null;
          return (
            <Tarjeta
              key={fila.clave}
              entorno={entorno}
              mandar={mandar}
              fila={fila}
              montos={valores}
              errores={errores.get(fila.clave)}
              indice={index}
              inicio={start - margen}
              activa={index === cursor.fila ? cursor.columna : undefined}
              medir={virtual.measureElement}
            />
          );
        })}
      </ul>
      {!entorno.soloLectura && (
        <div className={classes.agregar}>
          <AgregarLinea almacen={almacen} fullWidth size="md" />
        </div>
      )}
    </>
  );
}

/** How far down the page the list begins. */
function useMargen(lista: RefObject<HTMLUListElement | null>): number {
  const [margen, setMargen] = useState(0);
  useLayoutEffect(() => {
    const medir = () =>
      setMargen(Math.round((lista.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    medir();
    // Whatever grows above the list makes the page longer.
    const vigia = new ResizeObserver(medir);
    vigia.observe(document.body);
    return () => vigia.disconnect();
  }, [lista]);
  return margen;
}
