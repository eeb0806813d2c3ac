import { nombresDeEstadoDeCuenta, nombresDeNaturaleza, nombresDeTipoDeCuenta } from '@cuadra/core/catalogo';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { memo } from 'react';
import { type RowPlace, rowProps } from '#ui/tables/row-table.tsx';
import type { WindowedRows } from '#ui/tables/windowed-rows.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import type { Fila } from '../arbol.ts';
import { InsigniaDeEstado, InsigniaDeEtiqueta, InsigniaDeTipo } from '../insignias.tsx';
import classes from './tabla-de-cuentas.module.css';

interface FilaDeCuentaProps extends RowPlace {
  readonly fila: Fila;
  readonly palabras: readonly string[];
  /** Its panel is open. */
  readonly abierta: boolean;
  /** As it is read; absent: balances are not shown. */
  readonly saldo: string | undefined;
  readonly medir: WindowedRows['medir'];
}

export const FilaDeCuenta = memo(function FilaDeCuenta(props: FilaDeCuentaProps) {
  const { fila, palabras, abierta, saldo, medir } = props;
  const { idCuenta, nombreCuenta, tipoCuenta, naturaleza, estado, etiquetas } = fila.cuenta;
  return (
    <tr
      {...rowProps(props, nombreDeFila(fila, saldo))}
      ref={medir}
      id={idDeFila(idCuenta)}
      className={`${classes.fila} ${classes.columnas}`}
      aria-level={fila.nivel}
      aria-posinset={fila.posicion}
      aria-setsize={fila.hermanas}
      aria-expanded={fila.expandible ? fila.expandida : undefined}
      aria-selected={abierta}
      data-nivel={fila.nivel}
      data-contexto={fila.coincide ? undefined : true}
    >
      <td className={classes.codigo}>
        <Highlight texto={idCuenta} palabras={palabras.filter((palabra) => idCuenta.startsWith(palabra))} />
      </td>
      <td className={classes.cuenta}>
        <Brazo fila={fila} />
        <span className={classes.nombre} title={nombreCuenta}>
          <Highlight texto={nombreCuenta} palabras={palabras} />
        </span>
        {etiquetas.length > 0 && (
          <span className={classes.etiquetas} title={etiquetas.join(', ')}>
            {etiquetas.map((nombre) => (
              <InsigniaDeEtiqueta key={nombre} nombre={nombre} palabras={palabras} />
            ))}
          </span>
        )}
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
      <ChevronRightIcon aria-hidden="true" />
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

const idDeFila = (idCuenta: string) => `cuenta-${idCuenta}`;

export function enfocarFila(idCuenta: string): void {
  document.getElementById(idDeFila(idCuenta))?.focus({ preventScroll: true });
}
