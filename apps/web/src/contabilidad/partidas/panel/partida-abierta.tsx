// The panel of the partida that the address names.

import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './panel-de-partida.module.css';
import { PanelDePartida } from './panel-de-partida.tsx';

interface PartidaAbiertaProps {
  readonly id: string;
  /** Opened from the keyboard: it goes there. */
  readonly enfocar: boolean;
  readonly onVer: (id: string) => void;
  readonly onClose: () => void;
}

export function PartidaAbierta({ id, enfocar, onVer, onClose }: PartidaAbiertaProps) {
  const { data, error, isPending, refetch } = useQuery(queryOf(verPartida, { params: { id } }));
  const [conDialogo, setConDialogo] = useState(false);
  const noExiste = error instanceof ApiError && error.codigo === 'NO_ENCONTRADO';
  return (
    <SidePanel
      etiqueta={data?.numero == null ? 'Partida sin número' : `Partida ${numeroDePartida(data)}`}
      enfocar={enfocar}
      retenido={conDialogo}
      onClose={onClose}
    >
      {isPending && (
        <div className={classes.panel}>
          <SkeletonRows filas={12} etiqueta="Cargando la partida" />
        </div>
      )}
      {data === undefined && error !== null && !noExiste && <ErrorState error={error} reintentar={refetch} />}
      {noExiste && (
        <EmptyState
          titulo="La partida no está"
          texto="Pudo ser un borrador que alguien descartó, o de una agencia que no es la suya."
          accion={
            <Button variant="default" onClick={onClose}>
              Cerrar
            </Button>
          }
        />
      )}
      {data !== undefined && !noExiste && (
        <PanelDePartida key={id} partida={data} onVer={onVer} onClose={onClose} onDialogo={setConDialogo} />
      )}
    </SidePanel>
  );
}
