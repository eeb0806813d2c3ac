// The chart as a tree of rows. Only the rows near the window are drawn, and the one that holds the keyboard, so that
// the focus never falls out of the page.
import { useDesde } from '../../../ui/theme/breakpoints.ts';
import type { Fila } from '../arbol.ts';
import { Encabezado } from './encabezado.tsx';
import { FilaDeCuenta } from './fila-de-cuenta.tsx';
import { type AlManejar, manejo } from './manejo.ts';
import classes from './tabla-de-cuentas.module.css';
import { indiceActivo } from './teclado.ts';
import { useAncla } from './use-ancla.ts';
import { type Ida, useIda } from './use-ida.ts';
import { useVentana } from './use-ventana.ts';

interface TablaDeCuentasProps extends AlManejar {
  readonly filas: readonly Fila[];
  readonly palabras: readonly string[];
  readonly activa: string | undefined;
  readonly abierta: string | undefined;
  /** What is looked for; empty when nothing is. */
  readonly busqueda: string;
  /** A row to be brought into sight, once. */
  readonly ida: Ida | undefined;
}

export function TablaDeCuentas(props: TablaDeCuentasProps) {
  const esCompacta = !useDesde('sm');
  // The heights of one shape say nothing of the other's: the table starts again.
  return <Tabla key={String(esCompacta)} esCompacta={esCompacta} {...props} />;
}

/** A table whose rows hold the keyboard and open one another, as the ARIA authoring practices draw it. */
const PATRON = { role: 'treegrid' } as const;

function Tabla(props: TablaDeCuentasProps & { readonly esCompacta: boolean }) {
  const { esCompacta, filas, palabras, activa, abierta, busqueda, ida } = props;
  const indice = indiceActivo(filas, activa);
  const { virtual, lista, aDibujar, cuerpo } = useVentana(filas, indice, esCompacta);
  useAncla({ virtual, filas, busqueda, indice });
  useIda(virtual, filas, ida);
  return (
    <table
      className={classes.tabla}
      data-compacta={esCompacta || undefined}
      {...PATRON}
      aria-label="Cuentas"
      aria-rowcount={filas.length + 1}
      {...manejo(props, { filas, indice, virtual })}
    >
      <Encabezado />
      <tbody ref={lista} className={classes.filas} style={cuerpo}>
        {aDibujar.map(({ fila, lugar, lejos }) => {
          const { idCuenta } = fila.cuenta;
          return (
            <FilaDeCuenta
              key={idCuenta}
              fila={fila}
              indice={lugar}
              lejos={lejos}
              palabras={palabras}
              activa={lugar === indice}
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
