// A list of authorisations and, beside it, the one that is open: the frame that both lists share.
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import { type ReactNode, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { type OpenableColumn, OpenableTable, type OpenedBy } from '#ui/tables/openable-table.tsx';
import classes from './autorizaciones.module.css';
import { Datos, Titulo } from './datos.tsx';
import { direccionDeAutorizaciones } from './direccion.ts';

interface ListaConPanelProps<F> {
  readonly etiqueta: string;
  /** The keys, above the list. */
  readonly teclas?: string;
  readonly filas: readonly F[];
  readonly columnas: readonly OpenableColumn<F>[];
  readonly clave: (fila: F) => string;
  readonly nombre: (fila: F) => string;
  /** Undefined: one that opens elsewhere. */
  readonly autorizacionDe: (fila: F) => Autorizacion | undefined;
  readonly onAbrirFuera?: (fila: F) => void;
  /** What may be done with the open one; `seguir` goes to the next of the list. */
  readonly acciones: (abierta: Autorizacion, panel: EnPanel) => ReactNode;
}

export interface EnPanel {
  readonly seguir: () => void;
  /** While a dialog of its own is open, Escape is not the panel's. */
  readonly retener: (retenido: boolean) => void;
}

export function ListaConPanel<F>(props: ListaConPanelProps<F>) {
  const { etiqueta, teclas, filas, columnas, clave, nombre, autorizacionDe, onAbrirFuera, acciones } = props;
  const { busqueda, push } = useAddress(direccionDeAutorizaciones);
  const [medio, setMedio] = useState<OpenedBy>('teclado');
  const suyas = filas.flatMap((fila) => autorizacionDe(fila) ?? []);
  const abierta = suyas.find(({ id }) => id === busqueda.autorizacion);
  const abrir = (fila: F, como: OpenedBy) => {
    const suya = autorizacionDe(fila);
    if (suya === undefined) return onAbrirFuera?.(fila);
    setMedio(como);
    push({ autorizacion: suya.id });
  };
  const cerrar = () => push({ autorizacion: undefined });
  const seguir = () => {
    const lugar = suyas.findIndex(({ id }) => id === busqueda.autorizacion);
    push({ autorizacion: (suyas[lugar + 1] ?? suyas[lugar - 1])?.id });
  };
  return (
    <div className={classes.lado} data-con-panel={abierta !== undefined || undefined}>
      <section className={`${classes.tarjeta} ${classes.lista}`} aria-label={etiqueta}>
        {teclas !== undefined && <p className={classes.teclas}>{teclas}</p>}
        <OpenableTable
          etiqueta={etiqueta}
          columnas={columnas}
          filas={filas}
          clave={clave}
          nombre={nombre}
          abierta={(fila) => abierta !== undefined && autorizacionDe(fila)?.id === abierta.id}
          onAbrir={abrir}
        />
      </section>
      {abierta !== undefined && (
        <Panel
          key={abierta.id}
          abierta={abierta}
          enfocar={medio === 'teclado'}
          seguir={seguir}
          onClose={cerrar}
          acciones={acciones}
        />
      )}
    </div>
  );
}

interface PanelProps<F> extends Pick<ListaConPanelProps<F>, 'acciones'>, Pick<EnPanel, 'seguir'> {
  readonly abierta: Autorizacion;
  readonly enfocar: boolean;
  readonly onClose: () => void;
}

function Panel<F>({ abierta, enfocar, seguir, onClose, acciones }: PanelProps<F>) {
  const [retenido, retener] = useState(false);
  return (
    <SidePanel etiqueta="Autorización" enfocar={enfocar} retenido={retenido} onClose={onClose}>
      <div className={classes.panel}>
        <PanelHeader onClose={onClose}>
          <Titulo autorizacion={abierta} />
        </PanelHeader>
        <Datos autorizacion={abierta} />
        {acciones(abierta, { seguir, retener })}
      </div>
    </SidePanel>
  );
}
