// The headings of the list; those of the columns by which it is ordered are pressed for it.
import type { OrdenDePartidas } from '@cuadra/contract/contabilidad/partidas';
import { BarsArrowDownIcon, BarsArrowUpIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import celdas from './celdas.module.css';
import { nombresDeOrden, ordenDeColumna } from './orden.ts';
import classes from './tabla-de-partidas.module.css';

export interface OrdenDeTabla {
  readonly actual: OrdenDePartidas;
  readonly cambiar: (orden: OrdenDePartidas) => void;
}

interface EncabezadoProps {
  /** Absent: the order does not change. */
  readonly orden: OrdenDeTabla | undefined;
  readonly conAcciones: boolean;
}

export function Encabezado({ orden, conAcciones }: EncabezadoProps) {
  return (
    <>
      <th scope="col" className={classes.marca}>
        <span className={celdas.oculto}>Elegida</span>
      </th>
      <Columna nombre="numero" orden={orden}>
        Número
      </Columna>
      <Columna nombre="fecha" orden={orden}>
        Fecha
      </Columna>
      <Columna nombre="tipo" orden={orden} className={classes.tipo}>
        Tipo
      </Columna>
      <Columna nombre="agencia" orden={orden} className={classes.agencia}>
        Agencia
      </Columna>
      <th scope="col">Concepto</th>
      <Columna nombre="monto" orden={orden} className={classes.monto}>
        Monto (Q)
      </Columna>
      <Columna nombre="estado" orden={orden} className={classes.estado}>
        Estado
      </Columna>
      <th scope="col" className={classes.autor}>
        Autor
      </th>
      {conAcciones && (
        <th scope="col" className={classes.acciones}>
          <span className={celdas.oculto}>Acciones</span>
        </th>
      )}
    </>
  );
}

interface ColumnaProps {
  readonly nombre: Parameters<typeof ordenDeColumna>[0];
  readonly orden: OrdenDeTabla | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Columna({ nombre, orden, className, children }: ColumnaProps) {
  if (orden === undefined)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  const { sentido, siguiente } = ordenDeColumna(nombre, orden.actual);
  return (
    <th scope="col" className={className} aria-sort={sentido}>
      <button
        type="button"
        className={celdas.ordenar}
        title={nombresDeOrden[siguiente]}
        onClick={() => orden.cambiar(siguiente)}
      >
        {children}
        {sentido === 'ascending' && <BarsArrowUpIcon aria-hidden="true" />}
        {sentido === 'descending' && <BarsArrowDownIcon aria-hidden="true" />}
      </button>
    </th>
  );
}
