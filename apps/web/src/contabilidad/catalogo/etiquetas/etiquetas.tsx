// The tags of the chart: how much each one takes in, another name for it, or its end. What it affects is said before.
import {
  type Etiqueta,
  eliminarEtiqueta,
  listarEtiquetas,
} from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { PencilSquareIcon, TagIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { alcanceDe, alEliminar } from './efectos.ts';
import classes from './etiquetas.module.css';
import { RenombrarEtiqueta } from './renombrar-etiqueta.tsx';

export function Etiquetas({ onClose }: { readonly onClose: () => void }) {
  const carga = useQuery(queryOf(listarEtiquetas));
  const { fallo, eliminar } = useEliminacion();
  const { renombrando, renombrada, conCambios, setConCambios, empezar, terminar } = useRenombramiento();
  // Somebody else may have renamed or deleted it meanwhile.
  const sigueAhi = carga.data?.some(({ nombreEtiqueta }) => nombreEtiqueta === renombrando) ?? false;
  return (
    <FormDialog titulo="Etiquetas" conCambios={conCambios && sigueAhi} onClose={onClose}>
      <p className={classes.explicacion}>
        Reúnen cuentas de códigos distintos. Se ponen al editar una cuenta; en una de mayor valen para todas
        las que dependen de ella.
      </p>
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      {carga.isPending && <SkeletonRows filas={6} etiqueta="Cargando las etiquetas" />}
      {carga.isError && <ErrorState error={carga.error} reintentar={carga.refetch} />}
      {carga.data?.length === 0 && (
        <EmptyState
          icono={TagIcon}
          titulo="Todavía no hay etiquetas"
          texto="Abra una cuenta, elija Editar y escriba la primera."
        />
      )}
      <ul className={classes.lista}>
        {carga.data?.map((etiqueta) => (
          <li key={etiqueta.nombreEtiqueta} className={classes.etiqueta}>
            {renombrando === etiqueta.nombreEtiqueta ? (
              <RenombrarEtiqueta etiqueta={etiqueta} onCambios={setConCambios} onListo={terminar} />
            ) : (
              <EtiquetaConAcciones
                etiqueta={etiqueta}
                conFoco={renombrada === etiqueta.nombreEtiqueta}
                onRenombrar={() => empezar(etiqueta.nombreEtiqueta)}
                onEliminar={() => void eliminar(etiqueta)}
              />
            )}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

interface EtiquetaConAccionesProps {
  readonly etiqueta: Etiqueta;
  readonly conFoco: boolean;
  readonly onRenombrar: () => void;
  readonly onEliminar: () => void;
}

function EtiquetaConAcciones({ etiqueta, conFoco, onRenombrar, onEliminar }: EtiquetaConAccionesProps) {
  const { nombreEtiqueta } = etiqueta;
  return (
    <>
      <div className={classes.textos}>
        <span className={classes.nombre}>{nombreEtiqueta}</span>
        <span className={classes.alcance}>{alcanceDe(etiqueta)}</span>
      </div>
      <IconButton
        etiqueta={`Renombrar ${nombreEtiqueta}`}
        icono={PencilSquareIcon}
        autoFocus={conFoco}
        onClick={onRenombrar}
      />
      <IconButton etiqueta={`Eliminar ${nombreEtiqueta}`} icono={TrashIcon} onClick={onEliminar} />
    </>
  );
}

/** Which tag is being given another name, and whether anything was written. */
function useRenombramiento() {
  const [renombrando, setRenombrando] = useState<string>();
  const [conCambios, setConCambios] = useState(false);
  // The keyboard goes back to where the renaming began.
  const [renombrada, setRenombrada] = useState<string>();
  const terminar = (nombre: string) => {
    setRenombrando(undefined);
    setRenombrada(nombre);
    setConCambios(false);
  };
  return { renombrando, renombrada, conCambios, setConCambios, empezar: setRenombrando, terminar };
}

function useEliminacion() {
  const confirmar = useConfirm();
  const [fallo, setFallo] = useState<string>();
  const eliminar = async (etiqueta: Etiqueta) => {
    setFallo(undefined);
    if (!(await confirmar(preguntaAlEliminar(etiqueta)))) return;
    const { nombreEtiqueta, version } = etiqueta;
    try {
      await call(eliminarEtiqueta, { params: { nombreEtiqueta }, query: { version } });
      void notify(`Etiqueta «${nombreEtiqueta}» eliminada.`);
    } catch (error) {
      setFallo(messageOf(error));
    }
    await refrescarCatalogo();
  };
  return { fallo, eliminar };
}

function preguntaAlEliminar(etiqueta: Etiqueta) {
  return {
    titulo: 'Eliminar la etiqueta',
    texto: (
      <>
        Se eliminará <strong>{etiqueta.nombreEtiqueta}</strong>. {alEliminar(etiqueta)}
      </>
    ),
    accion: 'Eliminar',
    peligro: true,
  };
}
