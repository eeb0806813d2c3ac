// The chart as a tree of rows. Only the rows near the window are drawn, and the one that holds the keyboard, so that
// the focus never falls out of the page.
import { nombresDeEstadoDeCuenta, nombresDeNaturaleza, nombresDeTipoDeCuenta } from '@cuadra/core/catalogo';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { memo, type ReactNode } from 'react';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import { dress, joined } from '#ui/look/look.ts';
import { RowGrid, type RowPlace, rowProps } from '#ui/tables/row-grid.tsx';
import { useRowHeight } from '#ui/tables/row-height.ts';
import { useWindowedRows, type WindowedRows } from '#ui/tables/windowed-rows.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import type { Fila } from '../arbol.ts';
import { InsigniaDeEstado, InsigniaDeEtiqueta, InsigniaDeTipo } from '../insignias.tsx';
import type { SaldosDelCatalogo } from '../saldos-del-catalogo.ts';
import classes from './tabla-de-cuentas.module.css';
import {
  type AlManejar,
  type Ida,
  idDeFila,
  indiceActivo,
  useAncla,
  useIda,
  useManejo,
} from './use-manejo.ts';

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
const COLUMNAS = joined(
  classes.columnas,
  dress({ gap: 'none md', pad: 'none xl', align: 'center' }).className,
);

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
    count: filas.length,
    rowHeight: esCompacta ? ALTO_COMPACTO : alto,
    // Names may take two lines where there is little room; elsewhere every row is as tall as the next.
    keyAt: esCompacta ? (lugar) => filas[lugar]?.cuenta.idCuenta ?? String(lugar) : undefined,
    active: indice,
    // The header covers the height of a row; where there is little room, it is not seen.
    headingHeight: esCompacta ? 0 : alto,
  });
  const manejo = useManejo(props, { filas, indice, ventana });
  useAncla({ ventana, filas, busqueda, indice });
  useIda(ventana, filas, ida);
  return (
    <RowGrid
      pattern="treegrid"
      label="Cuentas"
      count={filas.length}
      window={ventana}
      handling={manejo}
      className={classes.tabla}
      columns={COLUMNAS}
      data={{ 'data-compacta': esCompacta, 'data-saldos': saldos !== undefined }}
      heading={saldos === undefined ? ENCABEZADO : CON_SALDOS}
    >
      {ventana.rows.map(({ index: suyo, place: lugar }) => {
        const fila = filas[suyo];
        if (fila === undefined) return null;
        const { idCuenta } = fila.cuenta;
        return (
          <FilaDeCuenta
            key={idCuenta}
            fila={fila}
            index={suyo}
            place={lugar}
            palabras={palabras}
            active={suyo === indice}
            abierta={idCuenta === abierta}
            saldo={saldos === undefined ? undefined : saldoImpreso(saldos.saldos, idCuenta)}
            medir={ventana.measure}
          />
        );
      })}
    </RowGrid>
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

interface FilaDeCuentaProps extends RowPlace {
  readonly fila: Fila;
  readonly palabras: readonly string[];
  /** Its panel is open. */
  readonly abierta: boolean;
  /** As it is read; absent: balances are not shown. */
  readonly saldo: string | undefined;
  readonly medir: WindowedRows['measure'];
}

const FilaDeCuenta = memo(function FilaDeCuenta(props: FilaDeCuentaProps) {
  const { fila, palabras, abierta, saldo, medir } = props;
  const { idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado, etiquetas } = fila.cuenta;
  return (
    <tr
      {...rowProps(props, nombreDeFila(fila, saldo))}
      ref={medir}
      id={idDeFila(idCuenta)}
      className={`${classes.fila} ${COLUMNAS}`}
      aria-level={fila.nivel}
      aria-posinset={fila.posicion}
      aria-setsize={fila.hermanas}
      aria-expanded={fila.expandible ? fila.expandida : undefined}
      aria-selected={abierta}
      data-nivel={fila.nivel}
      data-contexto={fila.coincide ? undefined : true}
    >
      <td className={classes.codigo}>
        <Highlight text={idCuenta} words={palabras.filter((palabra) => idCuenta.startsWith(palabra))} />
      </td>
      <td className={classes.lugar}>
        <Row oneLine className={classes.cuenta}>
          <Brazo fila={fila} />
          <Text as="span" cut className={classes.nombre} title={nombreCuenta}>
            <Highlight text={nombreCuenta} words={palabras} />
          </Text>
          {etiquetas.length > 0 && (
            <Row as="span" oneLine gap="xs" clip className={classes.etiquetas} title={etiquetas.join(', ')}>
              {etiquetas.map((nombre) => (
                <InsigniaDeEtiqueta key={nombre} nombre={nombre} palabras={palabras} />
              ))}
            </Row>
          )}
        </Row>
      </td>
      {saldo !== undefined && <td className={classes.saldo}>{saldo}</td>}
      <td className={classes.tipo}>
        <InsigniaDeTipo tipo={tipoCuenta} />
      </td>
      <td className={classes.naturaleza}>{nombresDeNaturaleza[naturaleza]}</td>
      <td className={classes.estado}>
        <InsigniaDeEstado estado={estado} />
      </td>
    </tr>
  );
});

/** Opens and closes the branch with the pointer; with the keyboard, the row does it. */
function Brazo({ fila: { expandible, expandida } }: { readonly fila: Fila }) {
  if (!expandible) return <span className={classes.sinBrazo} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.brazo}
      aria-label={expandida ? 'Contraer' : 'Expandir'}
      data-alternar
    >
      <ChevronRightIcon width={16} height={16} aria-hidden="true" />
    </button>
  );
}

function nombreDeFila({ cuenta }: Fila, saldo: string | undefined): string {
  const { idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado, etiquetas } = cuenta;
  const datos = [
    `${idCuenta} ${nombreCuenta}`,
    nombresDeTipoDeCuenta[tipoCuenta],
    nombresDeNaturaleza[naturaleza],
  ];
  return [
    ...datos,
    ...(estado === 'activa' ? [] : [nombresDeEstadoDeCuenta[estado]]),
    ...(saldo === undefined || saldo === '' ? [] : [`saldo ${saldo}`]),
    ...etiquetas.map((nombre) => `etiqueta ${nombre}`),
  ].join(', ');
}
