// The chart as a tree of rows. Only the rows near the window are drawn, and the one that holds the keyboard, so that
// the focus never falls out of the page.
import type { ReactNode } from 'react';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { RowTable } from '#ui/tables/row-table.tsx';
import { useWindowedRows } from '#ui/tables/windowed-rows.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import type { Fila } from '../arbol.ts';
import type { SaldosDelCatalogo } from '../saldos-del-catalogo.ts';
import { FilaDeCuenta } from './fila-de-cuenta.tsx';
import classes from './tabla-de-cuentas.module.css';
import { type Ida, useAncla, useIda } from './use-en-su-lugar.ts';
import { type AlManejar, indiceActivo, useManejo } from './use-manejo.ts';

interface TablaDeCuentasProps extends AlManejar {
  readonly filas: readonly Fila[];
  readonly palabras: readonly string[];
  readonly activa: string | undefined;
  readonly abierta: string | undefined;
  /** What is looked for; empty when nothing is. */
  readonly busqueda: string;
  /** A row to be brought into sight, once. */
  readonly ida: Ida | undefined;
  /** Absent: they are not shown; without the figures, they are on their way. */
  readonly saldos: { readonly saldos: SaldosDelCatalogo | undefined } | undefined;
}

const ALTO_COMPACTO = 54;

export function TablaDeCuentas(props: TablaDeCuentasProps) {
  const esCompacta = !useAtLeast('sm');
  // The heights of one shape say nothing of the other's: the table starts again.
  return <Tabla key={String(esCompacta)} esCompacta={esCompacta} {...props} />;
}

function Tabla(props: TablaDeCuentasProps & { readonly esCompacta: boolean }) {
  const { esCompacta, filas, palabras, activa, abierta, busqueda, ida, saldos } = props;
  const indice = indiceActivo(filas, activa);
  const alto = useRowHeight();
  const ventana = useWindowedRows({
    cuantas: filas.length,
    altoDeFila: esCompacta ? ALTO_COMPACTO : alto,
    // Names may take two lines where there is little room; elsewhere every row is as tall as the next.
    claveDe: esCompacta ? (lugar) => filas[lugar]?.cuenta.idCuenta ?? String(lugar) : undefined,
    activa: indice,
    // The header covers the height of a row; where there is little room, it is not seen.
    altoDelEncabezado: esCompacta ? 0 : alto,
  });
  const manejo = useManejo(props, { filas, indice, ventana });
  useAncla({ ventana, filas, busqueda, indice });
  useIda(ventana, filas, ida);
  return (
    <RowTable
      patron="treegrid"
      etiqueta="Cuentas"
      cuantas={filas.length}
      ventana={ventana}
      manejo={manejo}
      className={classes.tabla}
      columnas={classes.columnas}
      datos={{ 'data-compacta': esCompacta, 'data-saldos': saldos !== undefined }}
      encabezado={saldos === undefined ? ENCABEZADO : CON_SALDOS}
    >
      {ventana.filas.map(({ indice: suyo, lugar }) => {
        const fila = filas[suyo];
        if (fila === undefined) return null;
        const { idCuenta } = fila.cuenta;
        return (
          <FilaDeCuenta
            key={idCuenta}
            fila={fila}
            indice={suyo}
            lugar={lugar}
            palabras={palabras}
            activa={suyo === indice}
            abierta={idCuenta === abierta}
            saldo={saldos === undefined ? undefined : saldoImpreso(saldos.saldos, idCuenta)}
            medir={ventana.medir}
          />
        );
      })}
    </RowTable>
  );
}

const encabezado = (saldo: ReactNode) => (
  <>
    <th scope="col">Código</th>
    <th scope="col">Cuenta</th>
    {saldo}
    <th scope="col" className={classes.tipo}>
      Tipo
    </th>
    <th scope="col" className={classes.naturaleza}>
      Naturaleza
    </th>
    <th scope="col" className={classes.estado}>
      Estado
    </th>
  </>
);

const ENCABEZADO = encabezado(null);
const CON_SALDOS = encabezado(
  <th scope="col" className={classes.saldo}>
    Saldo (Q)
  </th>,
);

/** Blank where it has something on each side, which its panel tells. */
function saldoImpreso(saldos: SaldosDelCatalogo | undefined, idCuenta: string): string {
  const saldo = saldos?.de(idCuenta);
  return typeof saldo === 'number' ? formatearSaldo(saldo) : '';
}
