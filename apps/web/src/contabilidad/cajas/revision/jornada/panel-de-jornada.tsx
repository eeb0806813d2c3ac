// The panel of the jornada that the address names.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { ApiError } from '#platform/api-error.ts';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { formatDate } from '#ui/format/date.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { JornadaVista } from './jornada-vista.tsx';
import classes from './panel-de-jornada.module.css';

interface PanelDeJornadaProps {
  readonly id: string;
  /** Movements that brought whoever looks here. */
  readonly senalados: readonly string[];
  /** Opened from the keyboard: it goes there. */
  readonly enfocar: boolean;
  readonly onClose: () => void;
}

export function PanelDeJornada({ id, senalados, enfocar, onClose }: PanelDeJornadaProps) {
  const { data, error, isPending, refetch } = useQuery(consultas.jornada(id));
  const [conDialogo, setConDialogo] = useState(false);
  const noExiste = error instanceof ApiError && error.codigo === 'NO_ENCONTRADO';
  return (
    <SidePanel
      etiqueta={
        data === undefined ? 'Jornada' : `Jornada de ${data.caja.codigo} del ${formatDate(data.fecha)}`
      }
      enfocar={enfocar}
      retenido={conDialogo}
      onClose={onClose}
    >
      {isPending && (
        <div className={classes.panel}>
          <SkeletonRows filas={14} etiqueta="Cargando la jornada" />
        </div>
      )}
      {data === undefined && error !== null && !noExiste && <ErrorState error={error} reintentar={refetch} />}
      {noExiste && (
        <EmptyState
          titulo="La jornada no está"
          texto="Puede ser de una agencia que no es la suya."
          accion={
            <Button variant="default" onClick={onClose}>
              Cerrar
            </Button>
          }
        />
      )}
      {data !== undefined && !noExiste && (
        <JornadaVista
          key={id}
          jornada={data}
          senalados={senalados}
          onClose={onClose}
          onDialogo={setConDialogo}
        />
      )}
    </SidePanel>
  );
}
