// The chart as a tree of rows. Only the rows near the window are drawn, and the one that holds the keyboard, so that
// the focus never falls out of the page. Clicks and keys are attended here, once for all rows.
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDesde } from '../../../shell/breakpoints.ts';
import type { Fila } from '../arbol.ts';
import { Encabezado } from './encabezado.tsx';
import { enfocarFila, FilaDeCuenta } from './fila-de-cuenta.tsx';
import classes from './tabla-de-cuentas.module.css';
import { indiceActivo, ordenDe } from './teclado.ts';
import { useAncla } from './use-ancla.ts';
import { type Ida, useIda } from './use-ida.ts';
import { useMargenSuperior } from './use-margen-superior.ts';

export interface TablaDeCuentasProps {
  readonly filas: readonly Fila[];
  readonly palabras: readonly string[];
  readonly activa: string | undefined;
  readonly abierta: string | undefined;
  /** What is looked for; empty when nothing is. */
  readonly busqueda: string;
  /** A row to be brought into sight, once. */
  readonly ida: Ida | undefined;
  readonly onActivar: (id: string) => void;
  readonly onAlternar: (id: string) => void;
  readonly onAbrir: (id: string, medio: 'teclado' | 'puntero') => void;
}

/** A table whose rows hold the keyboard and open one another, as the ARIA authoring practices draw it. */
const PATRON = { role: 'treegrid' } as const;

const ALTO = 36;
const ALTO_COMPACTO = 54;
const FILAS_DE_MAS = 12;

export function TablaDeCuentas(props: TablaDeCuentasProps) {
  const { filas, palabras, activa, abierta, busqueda, ida } = props;
  const esCompacta = !useDesde('sm');
  const alto = esCompacta ? ALTO_COMPACTO : ALTO;
  const indice = indiceActivo(filas, activa);
  const { lista, margen } = useMargenSuperior();
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: filas.length,
    estimateSize: () => alto,
    overscan: FILAS_DE_MAS,
    scrollMargin: margen,
    // The header covers the first row's height of what is in sight.
    scrollPaddingStart: esCompacta ? 0 : ALTO,
    getItemKey: (cual) => filas[cual]?.cuenta.idCuenta ?? cual,
    rangeExtractor: (rango) => cercanas(rango, indice),
  });
  useAncla({ virtual, filas, busqueda, indice });
  useIda(virtual, filas, ida);

  const activarEnfocando = (destino: number) => {
    const id = filas[destino]?.cuenta.idCuenta;
    if (id === undefined) return;
    flushSync(() => props.onActivar(id));
    // Above the first row there is only the head of the page, with the search.
    if (destino === 0) window.scrollTo(0, 0);
    else virtual.scrollToIndex(destino);
    enfocarFila(id);
  };
  const alTeclear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pagina = Math.max(1, Math.floor(window.innerHeight / alto) - 3);
    const orden = ordenDe(event.key, { filas, indice, pagina });
    if (orden === undefined) return;
    event.preventDefault();
    if (orden.tipo === 'ir') activarEnfocando(orden.indice);
    else if (orden.tipo === 'alternar') props.onAlternar(orden.id);
    else props.onAbrir(orden.id, 'teclado');
  };
  const alPulsar = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[data-cuenta]')?.getAttribute('data-cuenta');
    if (id == null) return;
    props.onActivar(id);
    enfocarFila(id);
    if (target.closest('[data-alternar]') === null) props.onAbrir(id, 'puntero');
    else props.onAlternar(id);
  };

  return (
    <table
      className={classes.tabla}
      data-compacta={esCompacta || undefined}
      {...PATRON}
      aria-label="Cuentas"
      aria-rowcount={filas.length + 1}
      onKeyDown={alTeclear}
      onClick={alPulsar}
    >
      <Encabezado />
      <tbody ref={lista} className={classes.filas} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const fila = filas[index];
          if (fila === undefined) return null;
          const { idCuenta } = fila.cuenta;
          return (
            <FilaDeCuenta
              key={idCuenta}
              fila={fila}
              indice={index}
              inicio={start - margen}
              palabras={palabras}
              activa={index === indice}
              abierta={idCuenta === abierta}
              // Names may take two lines where there is little room; elsewhere every row is as tall as the next.
              medir={esCompacta ? virtual.measureElement : undefined}
            />
          );
        })}
      </tbody>
    </table>
  );
}

function cercanas({ startIndex, endIndex, overscan, count }: Range, indice: number): number[] {
  const desde = Math.max(0, startIndex - overscan);
  const hasta = Math.min(count - 1, endIndex + overscan);
  const cerca = Array.from({ length: hasta - desde + 1 }, (_, lugar) => desde + lugar);
  if (indice >= desde && indice <= hasta) return cerca;
  return indice < desde ? [indice, ...cerca] : [...cerca, indice];
}
