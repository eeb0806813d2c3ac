// An image of a soporte, as big as the screen lets; or point by point, to read its small print.
import { type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../../platform/query.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/tables/skeleton-rows.tsx';
import classes from './vista-de-imagen.module.css';

interface VistaDeImagenProps {
  readonly idPartida: string;
  readonly soporte: Soporte;
  readonly onClose: () => void;
}

export function VistaDeImagen({ idPartida, soporte, onClose }: VistaDeImagenProps) {
  const archivo = useQuery(queryOf(verSoporte, { params: { id: idPartida, idSoporte: soporte.id } }));
  const direccion = useDireccion(archivo.data);
  const [aTamanoReal, setATamanoReal] = useState(false);
  return (
    <FormDialog titulo={soporte.nombre} ancho={960} onClose={onClose}>
      <div className={classes.vista}>
        {archivo.isPending && <SkeletonRows filas={6} etiqueta="Cargando la imagen" />}
        {archivo.isError && <ErrorState error={archivo.error} reintentar={archivo.refetch} />}
        {direccion !== undefined && (
          <>
            <section
              className={classes.marco}
              aria-label="Imagen"
              data-real={aTamanoReal || undefined}
              // What scrolls can be scrolled from the keyboard.
              {...(aTamanoReal ? { tabIndex: 0 } : {})}
            >
              <img src={direccion} alt={soporte.nombre} className={classes.imagen} />
            </section>
            <Button
              className={classes.tamano}
              variant="default"
              size="xs"
              aria-pressed={aTamanoReal}
              onClick={() => setATamanoReal(!aTamanoReal)}
            >
              Ver a tamaño real
            </Button>
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** The address of a file in memory, while it is looked at. */
function useDireccion(archivo: File | undefined): string | undefined {
  const [direccion, setDireccion] = useState<string>();
  useEffect(() => {
    if (archivo === undefined) return;
    const url = URL.createObjectURL(archivo);
    setDireccion(url);
    return () => URL.revokeObjectURL(url);
  }, [archivo]);
  return direccion;
}
