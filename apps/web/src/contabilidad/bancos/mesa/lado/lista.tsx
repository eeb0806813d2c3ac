// The rows of one side in a frame of their own, of which only those in sight are drawn. One of them holds the keyboard;
// those that were chosen are marked, and those of the suggestion that is looked at stand out.
import { Fragment, type Ref, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import { useFramedRows } from '#ui/tables/framed-rows.ts';
import { GridTable, RowGap } from '#ui/tables/grid-table.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { useTableHandling } from '#ui/tables/table-handling.ts';
import type { FiltroDeLado } from '../datos/filtrar.ts';
import type { Lado, Renglon } from '../datos/renglon.ts';
import type { SugerenciaDeRenglon } from '../datos/sugerencias.ts';
import type { EleccionDeMesa } from '../use-eleccion.ts';
import { COLUMNAS, Encabezado } from './encabezado.tsx';
import { FilaDeMesa } from './fila.tsx';
import classes from './lista.module.css';

/** What whoever holds both lists asks of one. */
export interface ManoDeLista {
  /** So many rows down, or up; none: takes the keyboard where it is. */
  readonly mover: (cuantas: number) => void;
  readonly mostrar: (id: string) => void;
}

interface ListaProps {
  readonly lado: Lado;
  readonly renglones: readonly Renglon[];
  readonly filtro: FiltroDeLado;
  readonly sugerenciaDe: SugerenciaDeRenglon;
  readonly eleccion: EleccionDeMesa;
  /** Those of the suggestion that is looked at. */
  readonly senalados: ReadonlySet<string>;
  readonly onEntrar: () => void;
  /** A click on one that is matched. */
  readonly onVer: (renglon: Renglon) => void;
  readonly ref: Ref<ManoDeLista>;
}

const ETIQUETAS: Readonly<Record<Lado, string>> = {
  banco: 'Líneas del banco',
  libros: 'Movimientos de los libros',
};

export function Lista(props: ListaProps) {
  const { lado, renglones, sugerenciaDe, eleccion, senalados } = props;
  const alto = useRowHeight();
  const activa = eleccion.activas[lado];
  const ventana = useFramedRows({
    cuantas: renglones.length,
    altoDeFila: alto,
    activa,
    altoDelEncabezado: alto,
  });
  const manejo = useManejo(props, ventana);
  const elegidos = new Set(eleccion.eleccion[lado].map(({ id }) => id));
  return (
    <div ref={ventana.marco} className={classes.marco} data-lado={lado}>
      <GridTable
        pattern="grid-of-many"
        label={ETIQUETAS[lado]}
        rows={renglones.length + 1}
        className={classes.tabla}
        {...manejo}
      >
        <Encabezado lado={lado} filtro={props.filtro} />
        <tbody ref={ventana.lista}>
          {ventana.filas.map(({ indice, hueco }) => {
            const renglon = renglones[indice];
            if (renglon === undefined) return null;
            return (
              <Fragment key={renglon.id}>
                <RowGap height={hueco} columns={COLUMNAS} />
                <FilaDeMesa
                  renglon={renglon}
                  indice={indice}
                  activa={indice === activa}
                  elegida={elegidos.has(renglon.id)}
                  sugerida={sugerenciaDe.has(renglon.id)}
                  senalada={senalados.has(renglon.id)}
                />
              </Fragment>
            );
          })}
          <RowGap height={ventana.huecoFinal} columns={COLUMNAS} />
        </tbody>
      </GridTable>
    </div>
  );
}

function useManejo(
  { lado, renglones, eleccion, onEntrar, onVer, ref }: ListaProps,
  ventana: ReturnType<typeof useFramedRows>,
) {
  const activa = eleccion.activas[lado];
  const pendientesDe = (desde: number, hasta: number) =>
    renglones
      .slice(Math.min(desde, hasta), Math.max(desde, hasta) + 1)
      .filter(({ pendiente }) => pendiente !== 0)
      .map(({ id }) => id);
  const ir = (indice: number) => {
    if (renglones.length === 0) return;
    const destino = Math.max(0, Math.min(renglones.length - 1, indice));
    // Drawn before it is given the keyboard.
    flushSync(() => eleccion.activar(lado, destino));
    ventana.irA(destino);
    ventana.lista.current
      ?.querySelector<HTMLElement>(`[data-index="${destino}"]`)
      ?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({
    mover: (cuantas) => ir(activa + cuantas),
    mostrar: (id) => {
      const indice = renglones.findIndex((uno) => uno.id === id);
      if (indice >= 0) ventana.irA(indice);
    },
  }));
  return useTableHandling({
    cuantas: renglones.length,
    ventana,
    activa: { fila: activa, columna: 0 },
    onActivar: ({ fila }) => eleccion.activar(lado, fila),
    onEntrar,
    onPulsar: (fila) => {
      const pulsado = renglones[fila];
      if (pulsado === undefined) return;
      if (pulsado.pendiente === 0) onVer(pulsado);
      else eleccion.alternar(lado, [pulsado.id]);
    },
    seleccion: {
      cuantas: eleccion.cuantos,
      alternar: (fila) => eleccion.alternar(lado, pendientesDe(fila, fila)),
      agregar: (desde, hasta) => eleccion.agregar(lado, pendientesDe(desde, hasta)),
      limpiar: eleccion.limpiar,
    },
  });
}
